import { olympicsGraph } from "@mindle/domain/widgets/olympics-graph/definition";
import { own } from "@mindle/domain/widgets/shared/parts";
import { Select } from "../../../ui/fields/select.tsx";
import { useContentPage } from "../../page-context.ts";
import { WithPlainVersion } from "../../parts/plain-version.tsx";
import { Question } from "../../parts/question/question.tsx";
import { NothingGiven } from "../../parts/rows-in-picture/nothing-given.tsx";
import { partProblem } from "../../problem-text.ts";
import { answeredWidget } from "../../widget-view.ts";
import styles from "./olympics-graph.module.css";
import { PLACES, put } from "./podium.ts";
import podium from "./podium-picture.module.css";
import { PodiumPicture, type PodiumProps, TEXTS } from "./podium-picture.tsx";
import small from "./small-podium.module.css";
import { columnOf, StonePile } from "./stone-pile.tsx";

/** Up to three out of several, ranked: on piles of stones, or in a field for each place. */
export default answeredWidget(
  olympicsGraph,
  function OlympicsGraph({ id, props, value, onChange, problems, disabled }) {
    const { language } = useContentPage();
    const options = Object.fromEntries(
      Object.entries(props.options).map(([option, label]) => [option, label[language]]),
    );
    const places = PLACES.slice(0, Object.keys(options).length);
    const shared = { id, places, options, value, onChange, problems, disabled };
    return (
      <Question id={id} label={props.label[language]} problems={problems}>
        {places.length === 0 ? (
          <NothingGiven kind="rows" />
        ) : (
          <WithPlainVersion picture={<PodiumPicture {...shared} />} plain={<PodiumFields {...shared} />} />
        )}
      </Question>
    );
  },
  // The piles with what was placed on them.
  ({ props, value, language }) => {
    const places = PLACES.filter((place) => own(props.options, value[place] ?? "") !== undefined);
    return (
      <ol className={small.podium}>
        {places.map((place, at) => (
          <li key={place} className={small.place} style={{ gridColumn: columnOf(place, places) }}>
            <span className={podium.words}>{own(props.options, value[place] ?? "")?.[language]}</span>
            <StonePile stones={3 - at} number={at + 1} />
          </li>
        ))}
      </ol>
    );
  },
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
