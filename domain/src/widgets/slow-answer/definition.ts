import type { Labelled } from "../../content/props.ts";
import { seoulDay } from "../../time.ts";
import { numbersAndMarks } from "../shared/numbers-and-marks.ts";
import { own } from "../shared/parts.ts";
import type { WidgetProblem } from "../shared/problem.ts";
import { typedProblems } from "../shared/typed-text.ts";
import type { WidgetDefinition } from "../widget.ts";
import { isKept, lineOf, piecesOf, toneOf } from "./line.ts";
import type { SlowAnswerProps } from "./props.ts";
import {
  type HeldRequest,
  MOST_CHARACTERS,
  NO_REQUEST,
  type SlowAnswerValue,
  slowAnswerValue,
} from "./value.ts";

/** Requests that are no matter of practice: they lead to help, in every widget of this type. */
export const APART: Labelled = {
  money: { ko: "돈이나 보증", en: "Money, or signing for someone" },
  body: { ko: "내 몸에 관한 일", en: "Something about my body" },
};

/**
 * Reads as the request, and the answer as it was sent or said. Expressions read a map: numbers by their names (`now`,
 * `guess`, `want`, `room`, `hour`, `kept` and `out` as counts of pieces, `moved`, `times`), and 1 for each thing that is
 * so, for `'no' in answer`: see `marksOf`. What was not entered is not in the map.
 */
export const slowAnswer: WidgetDefinition<SlowAnswerProps, SlowAnswerValue> = {
  type: "slow-answer",
  value: slowAnswerValue,
  empty: () => ({ ...NO_REQUEST, past: [] }),
  isAnswered: ({ past, ...request }) => past.length > 0 || hasBegun(request),
  check: (request, props) => [
    ...requestProblems(request, props),
    ...typedProblems(request.answer.own ?? "", { part: "own", characters: MOST_CHARACTERS }),
  ],
  read: {
    type: "map<string, double>",
    of: (value, props) => {
      const { now, guess } = value.held;
      const { want, room } = value.answer;
      const degrees = { now, guess, want, room, hour: value.after.hour };
      return { ...numbersAndMarks(degrees, marksOf(value, props)), ...countsOf(value, props) };
    },
  },
  summary(request, props, language) {
    const asked = askedOf(request, props);
    // What was not sent is no answer to a request; in a trim it is all there is.
    const isLeft = request.answer.by === "unsent" && asked !== undefined;
    const line = isLeft ? undefined : lineOf(request, props);
    return [asked, line].flatMap((part) => (part === undefined ? [] : [part[language]])).join("\n");
  },
  // A request that is held until a time, and has no answer yet.
  dueOn: ({ held: { dueAt }, answer }) =>
    dueAt === null || answer.choice !== null ? undefined : seoulDay(Date.parse(dueAt)),
  dueAt: ({ held: { dueAt }, answer }) =>
    dueAt === null || answer.choice !== null ? undefined : Date.parse(dueAt),
  times: {
    of: ({ past, ...request }) => [...past, request].map((each) => ({ ...each, past: [] })),
    without({ past, ...request }, at) {
      if (at < past.length) return { ...request, past: past.toSpliced(at, 1) };
      return { ...NO_REQUEST, past };
    },
    dayOf: ({ held: { at }, answer }) => {
      const time = answer.at ?? at;
      return time === null ? undefined : seoulDay(Date.parse(time));
    },
  },
  freeText: ({ past, ...request }) => [...past, request].flatMap(({ answer }) => answer.own ?? []),
};

/** Who asked what, such as “팀장, 자료 부탁”; undefined before the request is chosen. */
export function askedOf({ held }: HeldRequest, props: SlowAnswerProps): Labelled[string] | undefined {
  const what = own(requestsOf(props), held.what ?? "");
  const role = own(props.roles ?? {}, held.role ?? "");
  if (what === undefined || role === undefined) return what;
  return { ko: `${role.ko}, ${what.ko}`, en: `${role.en}: ${what.en}` };
}

/** All that may be asked. */
export function requestsOf({ requests = {} }: SlowAnswerProps): Labelled {
  return { ...requests, ...APART };
}

/** True for a request that is not held and weighed, but leads to help. */
export function isApart({ held }: HeldRequest): boolean {
  return own(APART, held.what ?? "") !== undefined;
}

/** How many earlier and present requests of the page were answered in which way, those with an answer only. */
export function tallyOf({ past, ...request }: SlowAnswerValue): Map<string, number> {
  const tally = new Map<string, number>();
  for (const { answer } of [...past, request]) {
    if (answer.choice === null || answer.at === null) continue;
    tally.set(answer.choice, (tally.get(answer.choice) ?? 0) + 1);
  }
  return tally;
}

function hasBegun({ held, answer, after }: HeldRequest): boolean {
  return [held, answer, after].some((part) => Object.values(part).some((entered) => entered !== null));
}

/** Only the request itself is asked for; a refusal that is trimmed needs nothing. */
function requestProblems({ held }: HeldRequest, props: SlowAnswerProps): WidgetProblem[] {
  if (props.kind === "trim") return [];
  const choices = [
    ["role", held.role, props.roles ?? {}],
    ["what", held.what, requestsOf(props)],
    ["first", held.first, props.firsts ?? {}],
  ] as const;
  return choices.flatMap(([part, id, among]): WidgetProblem[] => {
    if (id === null) return part === "what" ? [{ code: "no-answer", part }] : [];
    return Object.hasOwn(among, id) ? [] : [{ code: "unknown-choice", part }];
  });
}

function countsOf(value: SlowAnswerValue, props: SlowAnswerProps): Record<string, number> {
  const { kept } = value.answer;
  const names = Object.keys(piecesOf(value, props));
  const left = names.filter((name) => isKept(name, kept)).length;
  return {
    moved: value.moved,
    times: [...tallyOf(value).values()].reduce((sum, count) => sum + count, 0),
    ...(kept !== null && { kept: left, out: names.length - left }),
  };
}

/** What is so: `held`; `formal` or `plain`; the choice; `sent`, `said`, `unsent`; what came; `safe` or `unsafe`; and ids. */
function marksOf(request: HeldRequest, props: SlowAnswerProps) {
  const { held, answer, after } = request;
  const kept = Object.keys(piecesOf(request, props)).filter((name) => isKept(name, answer.kept));
  return [
    held.at === null ? null : "held",
    toneOf(request, props),
    answer.choice,
    answer.by,
    after.came,
    after.safe === null ? null : after.safe === "yes" ? "safe" : "unsafe",
    held.role === null ? null : `role-${held.role}`,
    held.what === null ? null : `what-${held.what}`,
    held.first === null ? null : `first-${held.first}`,
    ...(answer.kept === null ? [] : kept.map((name) => `kept-${name}`)),
  ];
}
