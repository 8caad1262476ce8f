import type { Character } from "@mindle/domain/assessment/characters";
import { useTranslation } from "react-i18next";
import { useBetaOpen, useDiscount } from "../../platform/content/use-content.ts";
import { LinkButton } from "../../ui/button.tsx";
import { CharacterArt } from "../../ui/characters/character-art.tsx";
import { toneOf } from "../../ui/tone.ts";
import { offerAddress } from "./offer-address.ts";
import styles from "./result.module.css";

interface ProgrammeCardProps {
  readonly character: Character;
  readonly responseId: string;
  /** After a worrying score the programme is mentioned without an offer. */
  readonly quiet: boolean;
}

/** The programme of a character. */
export function ProgrammeCard({ character, responseId, quiet }: ProgrammeCardProps) {
  const { t } = useTranslation("schema-result");
  const name = t(`names.${character}`);
  const kind = quiet ? "quiet" : character === "Riggy" ? "riggy" : "other";
  const percent = useDiscount();
  const isBetaOpen = useBetaOpen();
  const title =
    kind === "riggy" && !isBetaOpen
      ? "riggySoon"
      : kind === "other" && percent === undefined
        ? "otherWithout"
        : (`${kind}Title` as const);
  return (
    <section className={quiet ? styles.programmeQuiet : styles.programme} data-tone={toneOf(character)}>
      {!quiet && <CharacterArt character={character} pose="done" size={128} />}
      <div>
        <h2>{t(`programme.${title}`, { percent })}</h2>
        <p>{t(`programme.${kind}Text`, { name })}</p>
      </div>
      <LinkButton
        to={offerAddress(character, responseId)}
        variant={quiet ? "quiet" : "primary"}
        block={!quiet}
      >
        {t(`programme.${kind}Button`)}
      </LinkButton>
    </section>
  );
}
