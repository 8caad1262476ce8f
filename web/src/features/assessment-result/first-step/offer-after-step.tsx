import { needsCare } from "@mindle/domain/assessment/character-scores";
import { useFirstSteps } from "../../../platform/answers/first-steps.ts";
import { ProgrammeCard, type ProgrammeCardProps } from "../details/programme-card.tsx";

/**
 * The offer of a result comes after the card of a first step, and not where help was named on the way to it. Until then there is a quiet
 * way to all programmes.
 */
export function OfferAfterStep(props: ProgrammeCardProps) {
  const states = Object.values(useFirstSteps().steps);
  const { level } = props;
  if (states.includes("helped"))
    return <ProgrammeCard {...props} level={needsCare(level) ? level : "care"} />;
  return states.includes("done") ? (
    <ProgrammeCard {...props} />
  ) : (
    <ProgrammeCard {...props} character={undefined} isTied={false} />
  );
}
