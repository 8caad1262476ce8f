import { type CareLevel, needsCare } from "@mindle/domain/assessment/character-scores";
import type { Character } from "@mindle/domain/assessment/characters";
import { BETA_PACKAGES, offerPath } from "@mindle/domain/catalogue/beta";
import { cataloguePackageOf } from "@mindle/domain/catalogue/package-id";
import { useTranslation } from "react-i18next";
import { useProgrammeAccess } from "../../../platform/data/catalogue/own-programmes.ts";
import { useDiscount, usePackage } from "../../../platform/data/catalogue/use-content.ts";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
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
  const { t } = useTranslation(["assessment-result-details", "common"]);
  const isFlagged = useIsFlagged();
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
  const name = character === undefined ? "" : t(`common:names.${character}`);
  return (
    <section className={styles.programme} data-tone={toneOf(character)}>
      <CharacterArt character={character ?? "Mindle"} pose={besideResult("waving", level)} size={96} />
      <div>
        <h2>{t(character === undefined ? "programme.tiedHead" : "programme.head", { name })}</h2>
        {character === undefined ? <p>{t("programme.tiedText")}</p> : <Programme character={character} />}
      </div>
      <LinkButton to={to} block>
        {t(character === undefined ? "programme.tiedButton" : "programme.button")}
      </LinkButton>
    </section>
  );
}

/** What a child's programme is, and whether it can be opened: by its package, so that nothing is promised that is not there. */
function Programme({ character }: { readonly character: Character }) {
  const { t } = useTranslation("assessment-result-details");
  const language = useLanguage();
  const discount = useDiscount();
  const known = usePackage(cataloguePackageOf(character));
  const offered = known.status === "ready" ? known.data : null;
  const [programId] = Object.keys(offered?.programOpenLengthMillis ?? {});
  const access = useProgrammeAccess(offered?.beta === true ? programId : undefined);
  if (offered === null) return null;
  const isFree = BETA_PACKAGES.includes(offered.slug);
  const soon = isFree ? "soonFree" : discount === undefined ? "soon" : "soonNow";
  const open = { none: "openNow", open: "openHeld", ended: "openEnded" } as const;
  return (
    <>
      <p>{offered.summary[language]}</p>
      <p className={styles.offer}>
        {t(`programme.${offered.beta ? open[access] : soon}`, { percent: discount?.percent })}{" "}
        {!offered.beta && soon === "soonNow" && discount !== undefined && <ClaimSource claim={discount} />}
      </p>
    </>
  );
}

/** Path of a character's offer, with a link back to the result. */
export function resultOfferPath(character: Character, responseId: string): string {
  return `${offerPath(cataloguePackageOf(character))}?responseId=${encodeURIComponent(responseId)}`;
}
