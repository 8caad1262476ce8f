import { seoulDay } from "@mindle/domain/time";
import { type CSSProperties, useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import { mediumDay } from "../names.ts";
import type { ChildsTry } from "../use-tries.ts";
import styles from "./gap.module.css";

/** Fewer acts say nothing of how fears and outcomes compare. */
const ENOUGH = 5;

/** How far feared and happened may be from each other and still count as about the same, as a share of the scale. */
const SAME = 0.1;

interface GapPictureProps {
  readonly tries: readonly ChildsTry[];
}

/** What was feared beside what happened, act by act, once there are five of which both are known. */
export function GapPicture({ tries }: GapPictureProps) {
  const { t } = useTranslation("journal");
  const language = useLanguage();
  const id = useId();
  const gaps = tries.flatMap(({ gap, isSealed, ...act }) =>
    gap === undefined || isSealed ? [] : [{ ...act, gap }],
  );
  if (gaps.length < ENOUGH) return null;
  const counts = countGaps(gaps.map(({ gap }) => gap));
  return (
    <section className={styles.gaps} aria-labelledby={id}>
      <h2 id={id}>{t("tried.gap.title")}</h2>
      <p className={styles.about}>{t("tried.gap.about")}</p>
      <ol className={styles.rows}>
        {gaps.map(({ id: act, at, topic, gap }) => (
          <li key={act} className={styles.row}>
            <span className={styles.topic}>
              {topic} <time dateTime={seoulDay(at)}>{mediumDay(at, language)}</time>
            </span>
            <Track feared={gap.feared / gap.max} happened={gap.happened / gap.max} />
            <span className={styles.numbers}>{t("tried.gap.row", { ...gap })}</span>
          </li>
        ))}
      </ol>
      <dl className={styles.counts}>
        {(["less", "usual", "more"] as const).map((each) => (
          <div key={each}>
            <dt>{t(`tried.gap.${each}`)}</dt>
            <dd>{t("tried.gap.times", { number: counts[each] })}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.about}>{t("tried.gap.note")}</p>
    </section>
  );
}

/** How often it was less than feared, about the same, and more. */
export function countGaps(gaps: readonly NonNullable<ChildsTry["gap"]>[]) {
  const counts = { less: 0, usual: 0, more: 0 };
  for (const { feared, happened, max } of gaps) {
    const difference = (happened - feared) / max;
    counts[difference < -SAME ? "less" : difference > SAME ? "more" : "usual"] += 1;
  }
  return counts;
}

/** A line with a ring at what was feared and a dot at what happened, by shares of the scale; its numbers stand below it. */
function Track({ feared, happened }: { readonly feared: number; readonly happened: number }) {
  const place: CSSProperties & Readonly<Record<`--${string}`, number>> = {
    "--feared": feared,
    "--happened": happened,
  };
  return (
    <span className={styles.track} style={place} aria-hidden="true">
      <span className={styles.between} />
      <span className={styles.feared} />
      <span className={styles.happened} />
    </span>
  );
}
