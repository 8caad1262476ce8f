import { Select } from "../../../ui/fields/select.tsx";
import { useContentPage } from "../../page-context.ts";
import { partProblem } from "../../problem-text.ts";
import { put } from "./podium.ts";
import styles from "./podium-fields.module.css";
import type { PodiumProps } from "./podium-picture.tsx";
import { TEXTS } from "./texts.ts";

/** The plain version of the podium: a choice for each place. */
export function PodiumFields({ id, places, options, value, onChange, problems, disabled }: PodiumProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  return (
    <div className={styles.fields}>
      {places.map((place) => {
        const chosen = value[place];
        return (
          <div key={place} data-part={place}>
            <Select
              label={texts.places[place]}
              name={`${id}-${place}`}
              options={Object.entries(options).map(([option, label]) => ({ value: option, label }))}
              value={chosen !== undefined && Object.hasOwn(options, chosen) ? chosen : undefined}
              onChange={(option) => onChange(put(value, option, place))}
              placeholder={texts.choose}
              error={partProblem(problems, place, language)}
              disabled={disabled}
            />
          </div>
        );
      })}
    </div>
  );
}
