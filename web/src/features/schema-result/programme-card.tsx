import type { Character } from "@mindle/domain/assessment/characters";
import { TRIAL_PROGRAM_ID } from "@mindle/domain/assessment/start";
import { useTranslation } from "react-i18next";
import { useBetaOpen, useDiscount } from "../../platform/content/use-content.ts";
import { useProgrammeAccess } from "../../platform/query/use-programme-access.ts";
import { LinkButton } from "../../ui/button.tsx";
import { CharacterArt } from "../../ui/characters/character-art.tsx";
import { toneOf } from "../../ui/tone.ts";
import styles from "./result-details.module.css";
import { resultOfferPath } from "./result-offer-path.ts";

interface ProgrammeCardProps {
  /** The loudest characters; none where all are healthy. */
  readonly characters: readonly Character[];
  readonly responseId: string;
  /** How it is mentioned: `quiet` without any offer. */
  readonly quiet: boolean;
}

/** All programmes, where none of the characters comes first. */
const PROGRAMMES = "/catalog/list";

/** The programme of the loudest character; all programmes where several are equally loud, or all are healthy. */
export function ProgrammeCard({ characters, responseId, quiet }: ProgrammeCardProps) {
  const { t } = useTranslation(["schema-result-details", "schema-result"]);
  const percent = useDiscount();
  const isBetaOpen = useBetaOpen();
  const access = useProgrammeAccess(TRIAL_PROGRAM_ID);
  const [character, ...others] = characters;
  const only = others.length === 0 ? character : undefined;
  const to = only === undefined ? PROGRAMMES : resultOfferPath(only, responseId);
  if (quiet || character === undefined) {
    const kind = quiet ? "quiet" : "calm";
    return (
      <section className={styles.programmeQuiet} data-tone={toneOf(only)}>
        <h2>{t(`programme.${kind}Title`)}</h2>
        <p>{t(`programme.${kind}Text`)}</p>
        <LinkButton to={to} variant="quiet">
          {t(`programme.${kind}Button`)}
        </LinkButton>
      </section>
    );
  }
  const kind = only === undefined ? "tied" : only === "Riggy" ? "riggy" : "other";
  const riggyTitle = {
    none: isBetaOpen ? "riggyTitle" : "riggySoon",
    open: "riggyOpen",
    ended: "riggyEnded",
  } as const;
  const otherTitle = percent === undefined ? "otherWithout" : "otherTitle";
  return (
    <section className={styles.programme} data-tone={toneOf(only)}>
      <CharacterArt character={only ?? "Mindle"} pose="done" size={128} />
      <div>
        <h2>{t(`programme.${kind === "riggy" ? riggyTitle[access] : otherTitle}`, { percent })}</h2>
        <p>{t(`programme.${kind}Text`, { name: t(`schema-result:names.${character}`) })}</p>
      </div>
      <LinkButton to={to} block>
        {t(`programme.${kind}Button`)}
      </LinkButton>
    </section>
  );
}
