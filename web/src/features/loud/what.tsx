import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import styles from "./loud.module.css";

/** How long the person's own chips may take before the written ones are shown, in milliseconds. */
const CHIPS_WAIT_MS = 2_500;

/** Longer words would be a diary. */
const LONGEST = 60;

interface WhatProps {
  /** The person's own; undefined while they are read, empty where there are none. */
  readonly ownChips: readonly string[] | undefined;
  /** What is loud, in words; undefined where it stays unnamed. */
  readonly onChoose: (what: string | undefined) => void;
}

/** The first useful line, and what is loud now. Nothing has to be chosen or typed. */
export function What({ ownChips, onChoose }: WhatProps) {
  const { t } = useTranslation(["loud", "common"]);
  const chips = useChips(ownChips);
  const [isElse, setElse] = useState(false);
  return (
    <>
      <header className={styles.first}>
        <Waves />
        <h1>{t("common:titles.loud")}</h1>
        <p className={styles.line}>{t("line")}</p>
      </header>
      {/* Chips that are there before it is known whether the person has their own would change under the finger. */}
      <section className={chips === undefined ? styles.waiting : undefined} aria-labelledby="loud-what">
        <h2 id="loud-what" className={styles.question}>
          {t("what.title")}
        </h2>
        <ul className={styles.chips}>
          {(chips ?? t("what.chips", { returnObjects: true })).map((chip) => (
            <li key={chip}>
              <button type="button" className={styles.chip} onClick={() => onChoose(chip)}>
                {chip}
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={styles.chip}
              aria-expanded={isElse}
              onClick={() => setElse(!isElse)}
            >
              {t("what.else")}
            </button>
          </li>
        </ul>
        {isElse && <ElseForm onChoose={onChoose} />}
        {!isElse && (
          <Button variant="quiet" block onClick={() => onChoose(undefined)}>
            {t("what.skip")}
          </Button>
        )}
      </section>
    </>
  );
}

/** What is loud in the person's own words, which may stay empty. They are looked at for crisis words as those of every field are. */
function ElseForm({ onChoose }: Pick<WhatProps, "onChoose">) {
  const { t } = useTranslation("loud");
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className={styles.else}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(text.trim() === "" ? undefined : text.trim());
      }}
    >
      <TextField
        name="loud"
        label={t("what.label")}
        value={text}
        onChange={setText}
        maxLength={LONGEST}
        autoComplete="off"
        inputRef={field}
      />
      <Button type="submit" block>
        {t("next")}
      </Button>
    </form>
  );
}

/** The chips that are shown once it is known which, and stay; undefined before. */
function useChips(own: readonly string[] | undefined): readonly string[] | undefined {
  const { t } = useTranslation("loud");
  const [isLate, setLate] = useState(false);
  const [shown, setShown] = useState<readonly string[]>();
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), CHIPS_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (shown === undefined && (own !== undefined || isLate)) setShown(own ?? []);
  if (shown === undefined) return undefined;
  return shown.length > 0 ? shown : t("what.chips", { returnObjects: true });
}

/** A sound that settles. */
function Waves() {
  return (
    <svg className={styles.waves} viewBox="0 0 240 48" aria-hidden="true" focusable="false">
      <path d="M4 24c4-26 10-26 14 0s10 26 14 0 10-22 14 0 10 22 14 0 10-16 14 0 10 16 14 0 10-10 14 0 10 10 14 0 10-5 14 0 10 5 14 0 12-2 18 0h58" />
    </svg>
  );
}
