import { olympicsGraph } from "@mindle/domain/widgets/olympics-graph/definition";
import { Select } from "../../../ui/fields/select.tsx";
import { useContentPage } from "../../page-context.ts";
import { WithPlainVersion } from "../../parts/plain-version.tsx";
import { Question } from "../../parts/question/question.tsx";
import { NothingGiven } from "../../parts/rows-in-picture/nothing-given.tsx";
import { partProblem } from "../../problem-text.ts";
import { answeredWidget } from "../../widget-view.ts";
import styles from "./olympics-graph.module.css";
import { PLACES, put } from "./podium.ts";
import { PodiumPicture, type PodiumProps, TEXTS } from "./podium-picture.tsx";
import { SmallPodium } from "./small-podium.tsx";

/** Up to three out of several, ranked: on piles of stones, or in a field for each place. */
export default answeredWidget(
  olympicsGraph,
  function OlympicsGraph({ id, props, value, onChange, problems, disabled }) {
    const { language } = useContentPage();
    const options = Object.fromEntries(
      Object.entries(props.options).map(([option, label]) => [option, label[language]]),
    );
    const places = PLACES.slice(0, Object.keys(options).length);
    const podium = { id, places, options, value, onChange, problems, disabled };
    return (
      <Question id={id} label={props.label[language]} problems={problems}>
        {places.length === 0 ? (
          <NothingGiven kind="rows" />
        ) : (
          <WithPlainVersion picture={<PodiumPicture {...podium} />} plain={<PodiumFields {...podium} />} />
        )}
      </Question>
    );
  },
  (answer) => <SmallPodium {...answer} />,
);

/** The plain version of the podium: a choice for each place. */
function PodiumFields({ id, places, options, value, onChange, problems, disabled }: PodiumProps) {
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
