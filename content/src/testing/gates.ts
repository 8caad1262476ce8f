import { isRecord } from "@mindle/domain/text/json";
import type { programmePages } from "./programmes.ts";

/** A question of what is no matter of practice, as a page asks it. */
export interface Gate {
  readonly stepId: string;
  /** `d1-s2/gate.gate` */
  readonly name: string;
  /** Where its answer was first asked for; the same as `name` unless it is asked again. */
  readonly first: string;
  /** Its answers but “none”. */
  readonly answers: readonly string[];
}

const GATES = ["gate", "safe", "nearSafe"];

/** The gates of a programme, in the order in which they are met. */
export function gatesOf({ pages }: ReturnType<typeof programmePages>): readonly Gate[] {
  return pages.flatMap(({ place, stepId, instance, root }) =>
    root.flatMap(({ type, bind, props }): Gate[] => {
      if (type !== "labelled-check-list" || bind === undefined || !GATES.includes(bind)) return [];
      const options = isRecord(props) && isRecord(props["options"]) ? Object.keys(props["options"]) : [];
      const asked = pages.find((page) => page.instance === instance)?.place ?? place;
      const answers = options.filter((option) => option !== "none");
      return [{ stepId, name: `${place}.${bind}`, first: `${asked}.${bind}`, answers }];
    }),
  );
}

/** The answers of a person about whom no gate of the programme has anything to say. */
export function freeAnswers(programme: ReturnType<typeof programmePages>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(gatesOf(programme).map(({ name }) => [name, ["none"]]));
}

/** Every set of some of the answers. */
export function setsOf(answers: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: 2 ** answers.length }, (_, bits) =>
    answers.filter((_, at) => Math.floor(bits / 2 ** at) % 2 === 1),
  );
}
