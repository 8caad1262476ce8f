import type { Podium } from "@mindle/domain/widgets/olympics-graph/definition";
import { olympicsGraph } from "@mindle/domain/widgets/olympics-graph/definition";
import type { OlympicsGraphProps } from "@mindle/domain/widgets/olympics-graph/props";
import { useContentPage } from "../../page-context.ts";
import { WithPlainVersion } from "../../parts/plain-version.tsx";
import { Question } from "../../parts/question.tsx";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";
import { PLACES } from "./podium.ts";
import { PodiumFields } from "./podium-fields.tsx";
import { PodiumPicture } from "./podium-picture.tsx";

export default answeredWidget(olympicsGraph, OlympicsGraph);

/** Up to three out of several, ranked: on piles of stones, or in a field for each place. */
function OlympicsGraph({
  id,
  props,
  value,
  onChange,
  problems,
  disabled,
}: WidgetViewProps<OlympicsGraphProps, Podium>) {
  const { language } = useContentPage();
  const options = Object.fromEntries(
    Object.entries(props.options).map(([option, label]) => [option, label[language]]),
  );
  const places = PLACES.slice(0, Object.keys(options).length);
  const podium = { id, places, options, value, onChange, problems, disabled };
  return (
    <Question id={id} label={props.label[language]} problems={problems}>
      <WithPlainVersion picture={<PodiumPicture {...podium} />} plain={<PodiumFields {...podium} />} />
    </Question>
  );
}
