import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { OWN_DATA } from "@mindle/content/compile";
import { readFiles } from "@mindle/content/files/read-files";
import { createPreview } from "@mindle/content/preview";
import { LANGUAGES, type Language } from "@mindle/domain/catalogue/language";
import { isFreeProgramme } from "@mindle/domain/programme/step";
import { ALL_FORMATS, FilePathSource, Input } from "mediabunny";
import { type WalkedPage, walkProgrammes } from "../../../web/preview/walk.ts";
import { markdownTable } from "../command.ts";
import { fromRoot } from "../paths.ts";
import { pageSeconds } from "./page-time.ts";
import { programmeCounts } from "./programme-counts.ts";

/** How long a step should take, in minutes. */
const SHORTEST = 3;
const LONGEST = 8;

/** How often the programmes are walked with different answers, so that their ways are found. */
const WALKS = 48;

/** Widgets that every page has. */
const FRAME: readonly string[] = ["content-head", "text", "next-button"];

interface StepReport {
  readonly gcId: string;
  /** What its author notes at the head of the file: techniques and their sources. */
  readonly notes: string;
  readonly pages: readonly { readonly pageId: string; readonly widgets: readonly string[] }[];
  /** Is taken in hand again and again, and as short as what it is for. */
  readonly isTool: boolean;
  /** Minutes that it takes on its longest way. */
  readonly minutes: Readonly<Record<Language, number>>;
}

/**
 * What is known of every step, as Markdown: how long it takes, what each programme asks and how it speaks, and which page uses which widget
 * for which technique.
 */
export async function programmeReport(): Promise<string> {
  const content = await createPreview()();
  const walks = Array.from({ length: WALKS }, (_, at) => walkProgrammes(content, "usual", at + 1));
  const lengths = await lengthsOf(
    Object.values(content.configs).flatMap(({ assets }) => Object.values(assets)),
  );
  const tools = await toolSteps();
  const steps = await Promise.all(
    content.packs.map(async ({ packageBase, afactoryData }): Promise<StepReport> => {
      const { gcId } = packageBase;
      const ways = walks.map((walk) => walk.filter(({ pack }) => pack.packageBase.gcId === gcId));
      const notes = notesOf(await readFile(join(OWN_DATA, content.files[gcId] ?? ""), "utf8"));
      const pages = afactoryData.map(({ pageId, activityId, mainView }) => ({
        pageId,
        widgets: widgetsOf(content.activities[activityId]?.mainViews[mainView]?.root ?? []),
      }));
      return {
        gcId,
        notes,
        pages,
        isTool: tools.includes(gcId),
        minutes: { ko: minutesOf(ways, "ko", lengths), en: minutesOf(ways, "en", lengths) },
      };
    }),
  );
  return `${timesOf(steps)}\n${programmeCounts(content)}\n${steps.map(tableOf).join("\n")}`;
}

/** Ids of the packs of the steps that are tools. */
async function toolSteps(): Promise<readonly string[]> {
  const { programmes } = await readFiles(OWN_DATA);
  return programmes.flatMap(({ value: { programId, sessions } }) =>
    sessions.flatMap(({ steps }, session) =>
      steps.flatMap((step, at) => (step?.tool ? `${programId}.d${session + 1}-s${at + 1}` : [])),
    ),
  );
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

/**
 * The longest of several ways through a step, which differ where answers lead to different pages and replies: those that end with help, or
 * with rest after something hard, are short on purpose.
 */
function minutesOf(
  ways: readonly (readonly WalkedPage[])[],
  language: Language,
  lengths: ReadonlyMap<string, number>,
): number {
  const seconds = ways.map((way) =>
    way.reduce((sum, { state, shown: { assets } }) => {
      const lengthOf = (asset: string) => lengths.get(assets[asset] ?? "") ?? 0;
      return sum + pageSeconds(state, language, lengthOf);
    }, 0),
  );
  return Math.round(Math.max(...seconds) / 6) / 10;
}

/** Seconds of the sounds and films among files of the web app, by their paths in it. */
async function lengthsOf(paths: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const recordings = [...new Set(paths)].filter((path) => /\.mp[34]$/.test(path));
  const found = recordings.map(async (path) => {
    const input = new Input({
      source: new FilePathSource(fromRoot(`web/public${path}`)),
      formats: ALL_FORMATS,
    });
    const seconds = await input.computeDuration();
    input.dispose();
    return [path, seconds] as const;
  });
  return new Map(await Promise.all(found));
}

function timesOf(steps: readonly StepReport[]): string {
  // A check-in is as short as its questions allow, a first step is three minutes.
  const isOutside = ({ gcId, isTool, minutes }: StepReport) =>
    !isTool &&
    !isFreeProgramme(gcId.split(".")[0] ?? "") &&
    LANGUAGES.some((language) => minutes[language] < SHORTEST || minutes[language] > LONGEST);
  const outside = steps.filter(isOutside).map(({ gcId }) => gcId);
  return [
    markdownTable(
      ["step", "pages", "questions and pictures", "minutes, Korean", "English"],
      steps.map(({ gcId, pages, minutes }) => {
        const count = pages.reduce((sum, { widgets }) => sum + widgets.length, 0);
        return [gcId, pages.length, count, minutes.ko, minutes.en];
      }),
    ),
    "",
    `Outside ${SHORTEST} to ${LONGEST} minutes: ${outside.join(", ") || "none"}. Worked out from the words, the questions and the recordings; what is done away from the screen comes on top.`,
    "",
  ].join("\n");
}

function tableOf({ gcId, notes, pages }: StepReport): string {
  return [
    `## ${gcId}`,
    "",
    notes,
    "",
    markdownTable(
      ["page", "widgets"],
      pages.map(({ pageId, widgets }) => [pageId, widgets.join(", ") || "words"]),
    ),
    "",
  ].join("\n");
}
