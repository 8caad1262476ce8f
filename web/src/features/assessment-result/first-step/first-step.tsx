import type { Character } from "@mindle/domain/assessment/characters";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFirstSteps } from "../../../platform/answers/first-steps.ts";
import { useLazyOverlay } from "../../../shell/use-lazy-overlay.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import { toneOf } from "../../../ui/tone.ts";
import styles from "./first-step.module.css";
import type { StepInPlaceProps } from "./step-in-place.tsx";

const loadStep = () => import("./step-in-place.tsx");

const TEXTS = ["viewer", "program-endings"] as const;

interface FirstStepProps {
  /** Those that the result is about, the loudest first; with several of them the person chooses. */
  readonly characters: readonly Character[];
}

/** Three minutes with a child, right away and without an account: shown in its place once it is begun. */
export default function FirstStep({ characters }: FirstStepProps) {
  const { t } = useTranslation(["assessment-result-details", "common"]);
  const { steps } = useFirstSteps();
  const step = useLazyOverlay<StepInPlaceProps>(loadStep, TEXTS);
  const { open, close } = step;
  const [begun, setBegun] = useState<Character>();
  const [hasFailed, setFailed] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const begin = (character: Character) => {
    setFailed(false);
    setBegun(character);
    void open();
  };
  const isShown = step.isOpen && step.Component !== undefined && begun !== undefined;
  const wasShown = useRef(false);
  useLayoutEffect(() => {
    if (wasShown.current && !isShown) title.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  const fail = useCallback(
    (error: unknown) => {
      console.warn("a first step could not be loaded", error);
      setFailed(true);
      close();
    },
    [close],
  );
  const [first] = characters;
  if (first === undefined) return null;
  const sheet = (
    <section
      className={styles.sheet}
      data-tone={toneOf(first)}
      data-alone={characters.length === 1 || undefined}
    >
      <div className={styles.figures}>
        {characters.map((character) => (
          <CharacterArt key={character} character={character} pose="listening" size={72} />
        ))}
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>{t("firstStep.kicker")}</p>
        <h2 ref={title} tabIndex={-1}>
          {characters.length > 1 ? t("firstStep.choose") : t(`firstStep.titles.${first}`)}
        </h2>
        <p>{t("firstStep.text")}</p>
      </div>
      <div className={styles.buttons}>
        {characters.map((character) => {
          const name = t(`common:names.${character}`);
          const state = steps[character];
          const label = state === undefined ? "begin" : state === "begun" ? "goOn" : "card";
          return (
            <Button
              key={character}
              block
              variant={characters.length > 1 ? "secondary" : "primary"}
              loading={(step.isLoading || isShown) && begun === character}
              onClick={() => begin(character)}
            >
              {characters.length > 1 && state === undefined
                ? t("firstStep.with", { name })
                : t(`firstStep.${label}`, { name })}
            </Button>
          );
        })}
        <p role="alert" className={styles.problem}>
          {(hasFailed || step.hasFailed) && t("firstStep.failed")}
        </p>
      </div>
    </section>
  );
  if (!isShown || step.Component === undefined) return sheet;
  return (
    <div data-tone={toneOf(begun)}>
      <step.Component character={begun} waiting={sheet} onClose={close} onFailed={fail} />
    </div>
  );
}
