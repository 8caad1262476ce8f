import { degreeOf } from "@mindle/domain/widgets/two-readings/definition";
import { now } from "../../../platform/browser/now.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { useTexts } from "../../page-context.ts";
import { HeatField } from "./heat-field.tsx";
import { lateness, type StageProps } from "./stage.ts";
import { TEXTS } from "./texts.ts";

/** The second degree, on an empty slider: the first one is seen once this one is set. */
export function Second({ view: { id, props, value }, change, go, heading }: StageProps) {
  const texts = useTexts(TEXTS);
  const { second } = value;
  return (
    <>
      <HeatField
        id={`${id}-second`}
        label={texts.again[lateness(value, now()) ?? "ontime"]}
        props={props}
        value={second}
        onChange={(heat) => change({ second: { ...second, ...heat } })}
        part="second"
        heading={heading}
      />
      {degreeOf(second) !== undefined && (
        <Button
          variant="secondary"
          block
          onClick={() => go({ second: { ...second, at: new Date(now()).toISOString() } })}
        >
          {texts.measured}
        </Button>
      )}
    </>
  );
}
