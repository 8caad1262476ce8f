import { type Character, parseCharacter } from "@mindle/domain/assessment/characters";
import { packageFor, SELECTOR_CHOICES, type SelectorChoice } from "@mindle/domain/catalogue/package-id";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate } from "react-router-dom";
import { useFlag } from "../../platform/safety/flag.ts";
import { Header } from "../../shell/header.tsx";
import { useQueryValue } from "../../shell/use-query.ts";
import { Button } from "../../ui/controls/button.tsx";
import { RadioGroup } from "../../ui/fields/radio-group.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { useShake } from "../../ui/shake.ts";
import { toneOf } from "../../ui/tone.ts";
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
      <RadioGroup
        ref={ref}
        variant="cards"
        name="choice"
        legend={t("selector.title")}
        legendHidden
        options={SELECTOR_CHOICES.map((value) => ({
          value,
          label: t(`selector.choices.${value}.title`),
          description: t(`selector.choices.${value}.text`),
        }))}
        value={choice}
        onChange={(chosen) => {
          setChoice(chosen);
          setRefused(false);
        }}
        error={refused ? t("selector.problem") : undefined}
      />
      <Button type="submit" block>
        {t("selector.next")}
      </Button>
    </form>
  );
}
