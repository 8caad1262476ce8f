import { type CareLevel, needsCare } from "@mindle/domain/assessment/character-scores";
import type { Character } from "@mindle/domain/assessment/characters";
import { TRIAL_PROGRAM_ID } from "@mindle/domain/programme/programme-id";
import { useTranslation } from "react-i18next";
import { useProgrammeAccess } from "../../../platform/data/catalogue/own-programmes.ts";
import { useBetaOpen, useDiscount } from "../../../platform/data/catalogue/use-content.ts";
import { useIsFlagged } from "../../../platform/safety/flag.ts";
import { ClaimSource } from "../../../shell/figure-source.tsx";
import { LinkButton } from "../../../ui/controls/button.tsx";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import { toneOf } from "../../../ui/tone.ts";
import { besideResult } from "../result-subject.ts";
import styles from "./details.module.css";

export interface ProgrammeCardProps {
  /** The character to go on with; undefined where several tie or all are healthy. */
  readonly character: Character | undefined;
  readonly isTied: boolean;
  readonly responseId: string;
  readonly level: CareLevel;
}

/** All programmes, where none of the characters comes first. */
const PROGRAMMES = "/catalog/list";

/**
 * The programme of the character to go on with; all programmes where there is none. No offer where the result asks for care, and
 * nothing for days after help was called for.
 */
export function ProgrammeCard({ character, isTied, responseId, level }: ProgrammeCardProps) {
  const { t } = useTranslation(["assessment-result-details", "assessment-result"]);
  const discount = useDiscount();
  const isFlagged = useIsFlagged();
  const isBetaOpen = useBetaOpen();
  const access = useProgrammeAccess(TRIAL_PROGRAM_ID);
  const to = character === undefined ? PROGRAMMES : resultOfferPath(character, responseId);
  if (isFlagged) return null;
  const quiet = needsCare(level);
  if (quiet || (character === undefined && !isTied)) {
    const kind = quiet ? "quiet" : "calm";
    return (
      <section className={styles.programmeQuiet} data-tone={toneOf(character)}>
        <h2>{t(`programme.${kind}Title`)}</h2>
        <p>{t(`programme.${kind}Text`)}</p>
        <LinkButton to={to} variant="quiet">
          {t(`programme.${kind}Button`)}
        </LinkButton>
      </section>
    );
  }
  const kind = character === undefined ? "tied" : character === "Riggy" ? "riggy" : "other";
  const riggyOffer = {
    none: isBetaOpen ? "riggyNow" : "riggySoon",
    open: "riggyOpen",
    ended: "riggyEnded",
  } as const;
  const otherOffer = discount === undefined ? "otherWithout" : "otherNow";
  const name = character === undefined ? "" : t(`assessment-result:names.${character}`);
  return (
    <section className={styles.programme} data-tone={toneOf(character)}>
      <CharacterArt character={character ?? "Mindle"} pose={besideResult("waving", level)} size={96} />
      <div>
        <h2>{t(character === undefined ? "programme.tiedHead" : "programme.head", { name })}</h2>
        <p>{t(`programme.${kind}Text`)}</p>
        <p className={styles.offer}>
          {t(`programme.${kind === "riggy" ? riggyOffer[access] : otherOffer}`, {
            percent: discount?.percent,
          })}{" "}
          {kind !== "riggy" && discount !== undefined && <ClaimSource claim={discount} />}
        </p>
      </div>
      <LinkButton to={to} block>
        {t(`programme.${kind}Button`)}
      </LinkButton>
    </section>
  );
}

/** Path of a character's offer: Riggy's beta trial with a link back to the result, vouchers for the others. */
export function resultOfferPath(character: Character, responseId: string): string {
  // Flippy's catalogue entry is the starter, all others' the complete package.
  const slug = `${character.toLowerCase()}-${character === "Flippy" ? "starter" : "complete"}`;
  return character === "Riggy"
    ? `/beta-trial/${slug}?responseId=${encodeURIComponent(responseId)}`
    : `/voucher/${slug}`;
}
