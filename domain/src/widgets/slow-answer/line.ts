import type { Labelled } from "../../content/props.ts";
import { own, typedLabel } from "../shared/parts.ts";
import { isBlank } from "../shared/typed-text.ts";
import type { SlowAnswerProps, Tone } from "./props.ts";
import type { Choice, HeldRequest } from "./value.ts";

/** Names of the pieces, in the order in which they stand. */
export const PIECES = ["sorry", "more-sorry", "reason", "more-reason", "answer", "instead", "tears"] as const;

/** How one speaks to who asked. */
export function toneOf({ held }: HeldRequest, props: SlowAnswerProps): Tone {
  return held.tone ?? own(props.roles ?? {}, held.role ?? "")?.tone ?? props.tone;
}

/** What was decided; a trim is a refusal from the start. */
export function choiceOf({ answer }: HeldRequest, { kind }: SlowAnswerProps): Choice | undefined {
  return answer.choice ?? (kind === "trim" ? "no" : undefined);
}

/** The line in all its pieces, also those that were taken out; none before there is a decision. A yes is only itself. */
export function piecesOf(request: HeldRequest, props: SlowAnswerProps): Labelled {
  const choice = choiceOf(request, props);
  if (choice === undefined) return {};
  const written = props.pieces[toneOf(request, props)];
  const typed = request.answer.own ?? "";
  return Object.fromEntries(
    PIECES.flatMap((name): [string, Labelled[string]][] => {
      if (name === "answer") return [[name, isBlank(typed) ? written.answer[choice] : typedLabel(typed)]];
      const label = written[name];
      return label === undefined || choice === "all" ? [] : [[name, label]];
    }),
  );
}

/** The line as it is sent. The answer itself always stays in it. */
export function lineOf(request: HeldRequest, props: SlowAnswerProps): Labelled[string] | undefined {
  const { kept } = request.answer;
  const left = Object.entries(piecesOf(request, props))
    .filter(([name]) => isKept(name, kept))
    .map(([, label]) => label);
  if (left.length === 0) return undefined;
  return { ko: left.map(({ ko }) => ko).join(" "), en: left.map(({ en }) => en).join(" ") };
}

/** Whether a piece is in the line. */
export function isKept(name: string, kept: HeldRequest["answer"]["kept"]): boolean {
  return name === "answer" || kept === null || kept.includes(name);
}
