import { needsCare } from "@mindle/domain/assessment/character-scores";
import type { Character } from "@mindle/domain/assessment/characters";
import { cataloguePackageOf } from "@mindle/domain/catalogue/package-id";
import { useTranslation } from "react-i18next";
import { useFirstSteps } from "../../../platform/answers/first-steps.ts";
import { useProgrammeAccess } from "../../../platform/data/catalogue/own-programmes.ts";
import { usePackage } from "../../../platform/data/catalogue/use-content.ts";
import { useIsFlagged } from "../../../platform/safety/flag.ts";
import { Link } from "../../../ui/controls/link.tsx";
import { toneOf } from "../../../ui/tone.ts";
import styles from "../details/details.module.css";
import { ProgrammeCard, type ProgrammeCardProps } from "../details/programme-card.tsx";

interface OfferAfterStepProps extends ProgrammeCardProps {
  /** The one child that the result found, whose programme a new user has; also where there is nothing but help to go on with. */
  readonly found: Character | undefined;
}

/**
 * The offer of a result comes after the card of a first step, and not where help was named on the way to it. Until then there is a quiet
 * way to all programmes. Those in need who have the found child's programme are only told where it is.
 */
export function OfferAfterStep({ found, ...card }: OfferAfterStepProps) {
  const states = Object.values(useFirstSteps().steps);
  const isFlagged = useIsFlagged();
  const { level } = card;
  const wasHelped = states.includes("helped");
  const isInNeed = isFlagged || wasHelped || needsCare(level);
  const isAtHome = useHasProgramme(isInNeed ? found : undefined);
  if (isAtHome && found !== undefined) return <AtHome character={found} />;
  if (wasHelped) return <ProgrammeCard {...card} level={needsCare(level) ? level : "care"} />;
  return states.includes("done") ? (
    <ProgrammeCard {...card} />
  ) : (
    <ProgrammeCard {...card} character={undefined} isTied={false} />
  );
}

/** Whether a child's programme is open to the user; nothing is read without a child. */
function useHasProgramme(character: Character | undefined): boolean {
  const known = usePackage(cataloguePackageOf(character ?? "Riggy"));
  const offered = known.status === "ready" ? known.data : null;
  const [programId] = Object.keys(offered?.programOpenLengthMillis ?? {});
  return useProgrammeAccess(character === undefined ? undefined : programId) === "open";
}

function AtHome({ character }: { readonly character: Character }) {
  const { t } = useTranslation(["assessment-result-details", "common"]);
  return (
    <p className={styles.programmeQuiet} data-tone={toneOf(character)}>
      <Link to="/home">{t("programme.atHome", { name: t(`common:names.${character}`) })}</Link>
    </p>
  );
}
