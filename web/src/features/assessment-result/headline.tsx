import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { DEFAULT_NICKNAME } from "@mindle/domain/product";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "../../ui/class-names.ts";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import type { Figure } from "../../ui/pictures/characters/palette.ts";
import type { Pose } from "../../ui/pictures/characters/parts.tsx";
import { partsOfDay } from "./format.ts";
import styles from "./headline.module.css";
import { useLazySection } from "./result-frame.tsx";

const loadCompanion = () => import("../../shell/companion/following-companion.tsx");

interface HeadlineProps {
  readonly response: AssessmentResponse;
  readonly figures: readonly { readonly figure: Figure; readonly pose: Pose }[];
  readonly title: string;
  /** `h2` where another heading is the page's first. */
  readonly as?: "h1" | "h2";
  /** `reveal` turns the figures from shadows into light, `seeds` lets seeds fly; each plays once. */
  readonly animation?: "reveal" | "seeds" | undefined;
  /** Whether nothing is left to reveal: one figure lives from then on; several stand together as they are drawn. */
  readonly isFound?: boolean;
  readonly headlineRef?: Ref<HTMLDivElement>;
  /** What the figures say. */
  readonly says?: string | false;
  /** Over the shadow of the figures, before it is lit; only with `reveal`. */
  readonly words?: ReactNode;
  /** Right below the title. */
  readonly care?: ReactNode;
  readonly children: ReactNode;
}

/** How a figure is once it has been found: one that worried holds out its hand. */
const MOODS = { waving: "greet", done: "proud", listening: "listen", worried: "warm" } as const;

/** Whom a result is about: figures, greeting and title, then the care strip, texts and the date. */
export function Headline(props: HeadlineProps) {
  const {
    response,
    figures,
    title,
    as: Heading = "h1",
    animation,
    isFound = true,
    headlineRef,
    says,
    words,
    care,
    children,
  } = props;
  const { t } = useTranslation("assessment-result");
  const Companion = useLazySection(loadCompanion);
  const nickname = response.answers.nickname.value.trim() || DEFAULT_NICKNAME;
  return (
    <div
      ref={headlineRef}
      className={classNames(styles.headline, animation !== undefined && styles[animation])}
      data-spoken={words !== undefined || undefined}
    >
      <div className={styles.figures} data-count={figures.length}>
        <div className={styles.standing}>
          {figures.map(({ figure, pose }) => (
            <div key={figure} className={styles.figure}>
              {isFound && figures.length === 1 && Companion !== undefined ? (
                <Companion figure={figure} mood={MOODS[pose]} />
              ) : (
                <CharacterArt character={figure} pose={pose} size={176} />
              )}
            </div>
          ))}
        </div>
        {says && <p className={styles.says}>{says}</p>}
        {words}
        {animation === "seeds" && <Seeds />}
      </div>
      <div className={styles.words}>
        <p className={styles.greeting}>{t("greeting", { nickname })}</p>
        <Heading className={styles.title}>{title}</Heading>
        {care}
        {children}
        <p className={styles.date}>{t("date", { date: t("day", partsOfDay(response.submittedAt)) })}</p>
      </div>
    </div>
  );
}

/** Seeds that fly off once. */
function Seeds() {
  return (
    <span className={styles.seedFlight} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
