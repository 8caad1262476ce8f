import type { Language } from "@mindle/domain/catalogue/language";
import type { Podium } from "@mindle/domain/widgets/olympics-graph/definition";
import type { OlympicsGraphProps } from "@mindle/domain/widgets/olympics-graph/widget";
import { own } from "@mindle/domain/widgets/shared/parts";
import { PLACES } from "./podium.ts";
import podium from "./podium-picture.module.css";
import styles from "./small-podium.module.css";
import { columnOf, StonePile } from "./stone-pile.tsx";

interface SmallPodiumProps {
  readonly props: OlympicsGraphProps;
  readonly value: Podium;
  readonly language: Language;
}

/** The piles of stones with what was placed on them. */
export function SmallPodium({ props, value, language }: SmallPodiumProps) {
  const places = PLACES.filter((place) => own(props.options, value[place] ?? "") !== undefined);
  return (
    <ol className={styles.podium}>
      {places.map((place, at) => (
        <li key={place} className={styles.place} style={{ gridColumn: columnOf(place, places) }}>
          <span className={podium.words}>{own(props.options, value[place] ?? "")?.[language]}</span>
          <StonePile stones={3 - at} number={at + 1} />
        </li>
      ))}
    </ol>
  );
}
