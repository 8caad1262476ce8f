import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { OWN_DATA } from "@mindle/content/compile";
import { createPreview } from "@mindle/content/preview";
import { LANGUAGES, type Language } from "@mindle/domain/catalogue/language";
import type { PageState } from "@mindle/domain/content/page";
import { isRecord } from "@mindle/domain/content/props";
import { readingSeconds } from "../../../web/preview/reading-time.ts";
import { type WalkedPage, walkEveryPage } from "../../../web/preview/walk.ts";

/** How long a step should take, in minutes. */
const SHORTEST = 3;
const LONGEST = 8;

/** Estimates in seconds: choosing one answer, and typing one text. */
const CHOICE = 6;
const TYPING = 30;

/** Walks at most until every page was reached. */
const WALKS = 8;

/** Widgets that every page has. */
const FRAME: readonly string[] = ["content-head", "text", "next-button"];

interface StepReport {
  readonly gcId: string;
  /** What its author notes at the head of the file: techniques and their sources. */
  readonly notes: string;
  readonly pages: readonly { readonly pageId: string; readonly widgets: readonly string[] }[];
  /** Minutes of the usual way through it. */
  readonly minutes: Readonly<Record<Language, number>>;
}

/** What is known of every step, as Markdown: how long it takes, and which page uses which widget for which technique. */
export async function programmeReport(): Promise<string> {
  const content = await createPreview()();
  const walked = walkEveryPage(content, "usual", WALKS);
  const steps = await Promise.all(
    content.packs.map(async ({ packageBase, afactoryData }): Promise<StepReport> => {
      const { gcId } = packageBase;
      const own = walked.filter(({ pack }) => pack.packageBase.gcId === gcId);
      const notes = notesOf(await readFile(join(OWN_DATA, content.files[gcId] ?? ""), "utf8"));
      const pages = afactoryData.map(({ pageId, activityId, mainView }) => ({
        pageId,
        widgets: widgetsOf(content.activities[activityId]?.mainViews[mainView]?.root ?? []),
      }));
      return { gcId, notes, pages, minutes: { ko: minutesOf(own, "ko"), en: minutesOf(own, "en") } };
    }),
  );
  return `${timesOf(steps)}\n${steps.map(tableOf).join("\n")}`;
}

/** The comments at the head of an authored file, without the line for editors. */
export function notesOf(text: string): string {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => !line.startsWith("#"));
  return lines
    .slice(0, end)
    .filter((line) => !line.startsWith("# yaml-language-server"))
    .map((line) => line.replace(/^# ?/, ""))
    .join(" ");
}

function widgetsOf(components: readonly { readonly type: string }[]): string[] {
  return [...new Set(components.map(({ type }) => type))].filter((type) => !FRAME.includes(type));
}

/** The first way through a step; pages that only other answers lead to are not on it. */
function minutesOf(walked: readonly WalkedPage[], language: Language): number {
  const end = walked.findIndex(({ next }) => next === undefined);
  const seconds = walked
    .slice(0, end + 1)
    .reduce((sum, { state }) => sum + readingSeconds(state, language) + answeringSeconds(state), 0);
  return Math.round(seconds / 6) / 10;
}

/** About how long answering takes. */
export function answeringSeconds({ components }: PageState): number {
  return components.reduce((sum, { definition, visible, answered, value }) => {
    if (definition === undefined || !visible || !answered) return sum;
    const typed = definition.freeText(value).length;
    return sum + TYPING * typed + CHOICE * Math.max(leavesIn(value) - 2 * typed, typed === 0 ? 1 : 0);
  }, 0);
}

function leavesIn(value: unknown): number {
  const items = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : undefined;
  return items === undefined ? 1 : items.reduce<number>((sum, item) => sum + leavesIn(item), 0);
}

function timesOf(steps: readonly StepReport[]): string {
  const isOutside = ({ minutes }: StepReport) =>
    LANGUAGES.some((language) => minutes[language] < SHORTEST || minutes[language] > LONGEST);
  const outside = steps.filter(isOutside).map(({ gcId }) => gcId);
  return [
    "| step | pages | questions and pictures | minutes at least, Korean | English |",
    "| --- | --- | --- | --- | --- |",
    ...steps.map(({ gcId, pages, minutes }) => {
      const count = pages.reduce((sum, { widgets }) => sum + widgets.length, 0);
      return `| ${gcId} | ${pages.length} | ${count} | ${minutes.ko} | ${minutes.en} |`;
    }),
    "",
    `Outside ${SHORTEST} to ${LONGEST} minutes: ${outside.join(", ") || "none"}. Reading is worked out from the words, answering is a low estimate, and sounds and practice come on top.`,
    "",
  ].join("\n");
}

function tableOf({ gcId, notes, pages }: StepReport): string {
  return [
    `## ${gcId}`,
    "",
    notes,
    "",
    "| page | widgets |",
    "| --- | --- |",
    ...pages.map(({ pageId, widgets }) => `| ${pageId} | ${widgets.join(", ") || "words"} |`),
    "",
  ].join("\n");
}
