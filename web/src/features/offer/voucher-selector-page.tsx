import { type Character, parseCharacter } from "@mindle/domain/assessment/characters";
import { packageFor, SELECTOR_CHOICES, type SelectorChoice } from "@mindle/domain/catalogue/package-id";
import { type SubmitEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate } from "react-router-dom";
import { useFlag } from "../../platform/safety/flag.ts";
import { Header } from "../../shell/header.tsx";
import { useQueryValue } from "../../shell/use-query.ts";
import { Button } from "../../ui/controls/button.tsx";
import { useFilledIn } from "../../ui/fields/use-filled-in.ts";
import { Page } from "../../ui/layout/page.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { useShake } from "../../ui/shake.ts";
import { toneOf } from "../../ui/tone.ts";
import { SelectorPicture } from "./selector-pictures.tsx";
import styles from "./voucher-selector.module.css";

/** Character without a query. */
const DEFAULT_CHARACTER: Character = "Riggy";

/** One question that leads to a package; help after a help card. */
export default function VoucherSelectorPage() {
  const { t } = useTranslation("offer");
  const query = useQueryValue("character", undefined);
  const character = parseCharacter(query ?? "") ?? DEFAULT_CHARACTER;
  // Pre-rendered HTML does not know which one it is.
  const isKnown = query !== undefined;
  const flag = useFlag();
  // The offer to which each choice leads has help in its place.
  if (flag !== null) return <Navigate to={`/voucher/${packageFor(character, "quick")}`} replace />;
  return (
    <Page tone={isKnown ? toneOf(character) : "mindle"} top={<Header back="/" />}>
      <div className={styles.head}>
        <div className={styles.figure}>
          {isKnown && <CharacterArt character={character} pose="waving" size={120} />}
        </div>
        <div>
          <h1>{t("selector.title")}</h1>
          <p className={styles.lead}>{t("selector.lead")}</p>
        </div>
      </div>
      <SelectorForm character={character} />
    </Page>
  );
}

function SelectorForm({ character }: { readonly character: Character }) {
  const { t } = useTranslation("offer");
  const navigate = useNavigate();
  const [choice, setChoice] = useState<SelectorChoice>();
  const [refused, setRefused] = useState(false);
  const { ref, shake } = useShake<HTMLFieldSetElement>();
  const problem = useId();

  const choose = (value: SelectorChoice) => {
    setChoice(value);
    setRefused(false);
  };
  useFilledIn(ref, (group) => {
    const filled = group.querySelector<HTMLInputElement>("input:checked")?.value;
    const known = SELECTOR_CHOICES.find((value) => value === filled);
    if (known !== undefined) choose(known);
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (choice === undefined) {
      setRefused(true);
      shake();
      ref.current?.querySelector("input")?.focus();
      return;
    }
    void navigate(`/voucher/${packageFor(character, choice)}`);
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <fieldset
        ref={ref}
        className={styles.choices}
        aria-label={t("selector.title")}
        aria-invalid={refused || undefined}
        aria-describedby={refused ? problem : undefined}
      >
        {SELECTOR_CHOICES.map((value) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name="choice"
              value={value}
              defaultChecked={value === choice}
              onChange={() => choose(value)}
            />
            <SelectorPicture choice={value} />
            <span className={styles.texts}>
              <span className={styles.label}>{t(`selector.choices.${value}.title`)}</span>
              <span className={styles.text}>{t(`selector.choices.${value}.text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div>
        <p id={problem} role="alert" className={styles.problem}>
          {refused && t("selector.problem")}
        </p>
        <Button type="submit" block>
          {t("selector.next")}
        </Button>
      </div>
    </form>
  );
}
