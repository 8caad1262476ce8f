import type { ContentPack } from "@mindle/domain/content/activity";
import { evaluatePage, type PageState, pagesToSkip, problemsOf, savedOf } from "@mindle/domain/content/page";
import { parseStepId } from "@mindle/domain/programme/step";
import { answersFor, type GateAnswers } from "@mindle/domain/testing/page-answers";
import { type StepPage, stepPage } from "../src/engine/step/step-page.ts";
import type { EnteredAnswers } from "./memory-answers.ts";
import { inputOf } from "./page-state.ts";
import type { PreviewContent } from "./preview-content.ts";

/**
 * How a programme is answered. `least`: only what must be answered, by someone who opens each step without the steps
 * before it. `extreme`: as much as each page takes.
 */
export type WalkKind = "least" | "usual" | "extreme";

/** A page on the way through a step. */
export interface WalkedPage {
  readonly pack: ContentPack;
  readonly shown: StepPage;
  /** Ids of the pages of the step up to this one. */
  readonly route: readonly string[];
  /** Answers to the pages before it. */
  readonly before: EnteredAnswers;
  /** The same, with those to this page. */
  readonly answers: EnteredAnswers;
  /** The page with its answers. */
  readonly state: PageState;
  /** Place of the page after it; undefined at the end of the step. */
  readonly next: number | undefined;
}

/** Seeds beside each other give values that are alike. */
const APART = 7919;

/**
 * How the gates of a walk are answered: by chance alone, hardly any walk comes behind several. `late`: left empty until a session, of
 * each such walk another one, and answered with one thing then.
 */
const GATES = ["any", "none", "any", "none", "any", "none", "any", "empty", "late", "late"] as const;

/** Where a walk cannot go on. */
class DeadEnd extends Error {}

/** The pages that a person goes through in all steps, with generated answers that are the same for the same seed. */
export function walkProgrammes(content: PreviewContent, kind: WalkKind, seed: number): WalkedPage[] {
  const pages: WalkedPage[] = [];
  for (const pack of content.packs) {
    const known = kind === "least" ? {} : (pages.at(-1)?.answers ?? {});
    // The other programmes do not change its answers.
    const { programId } = pack.packageBase;
    const before = pages.filter((page) => page.pack.packageBase.programId === programId).length;
    pages.push(...walkStep({ content, pack, kind, walk: seed, seed: seed * APART + 100 * before }, known));
  }
  return pages;
}

/** Walks of one kind that together come to every page: the first one whole, of others the pages that are new. */
export function walkEveryPage(content: PreviewContent, kind: WalkKind, walks: number): WalkedPage[] {
  const [...pages] = walkProgrammes(content, kind, 1);
  const nameOf = ({ pack, shown }: WalkedPage) => `${pack.packageBase.gcId}/${shown.page.pageId}`;
  const seen = new Set(pages.map(nameOf));
  const count = content.packs.reduce((sum, { afactoryData }) => sum + afactoryData.length, 0);
  for (let seed = 2; seed <= walks && seen.size < count; seed += 1) {
    const found = walkProgrammes(content, kind, seed).filter((page) => !seen.has(nameOf(page)));
    for (const page of found) seen.add(nameOf(page));
    pages.push(...found);
  }
  return pages;
}

interface Walk {
  readonly content: PreviewContent;
  readonly pack: ContentPack;
  readonly kind: WalkKind;
  readonly walk: number;
  readonly seed: number;
}

function gatesOf(walk: number, stepId: string): GateAnswers | undefined {
  const gates = GATES[walk % GATES.length];
  if (gates !== "late") return gates;
  const answeredFrom = 2 + (Math.floor(walk / GATES.length) % 5);
  return (parseStepId(stepId)?.session ?? 0) < answeredFrom ? "empty" : "one";
}

function walkStep({ content, pack, kind, walk, seed }: Walk, known: EnteredAnswers): WalkedPage[] {
  const walked: WalkedPage[] = [];
  let before = known;
  let next: number | undefined = 1;
  while (next !== undefined) {
    const at: number = next;
    const name = `${pack.packageBase.gcId}, page ${at}`;
    const shown = stepPage({ ...content, pages: pack.afactoryData }, at);
    if (shown === undefined) throw new DeadEnd(`${name} shows nothing`);
    const input = inputOf(shown, before);
    // What is not shown is not answered.
    const asked =
      kind === "least"
        ? shown.components.map((one) => (one.optional === true ? { ...one, visible: "false" } : one))
        : shown.components;
    const filled = kind === "extreme" ? "extreme" : "usual";
    const values = answersFor(
      { ...input, components: asked },
      filled,
      seed + 100 * at,
      gatesOf(walk, pack.packageBase.stepId),
    );
    const state = evaluatePage({ ...input, values });
    const [problem] = problemsOf(state);
    if (problem !== undefined) throw new DeadEnd(`${name}: ${problem.bind} is ${problem.code}`);
    const answers = { ...before, [shown.instance]: { saved: savedOf(state) } };
    const route = [...(walked.at(-1)?.route ?? []), shown.page.pageId];
    const to: number = at + pagesToSkip(shown.page, state);
    next = to > pack.afactoryData.length ? undefined : to;
    walked.push({ pack, shown, route, before, answers, state, next });
    before = answers;
  }
  return walked;
}
