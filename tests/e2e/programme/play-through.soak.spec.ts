import { createPreview } from "@mindle/content/preview";
import { LANGUAGES, type Language } from "@mindle/domain/catalogue/language";
import { answersIn } from "@mindle/domain/content/markup";
import { isRecord } from "@mindle/domain/text/json";
import type { Page } from "@playwright/test";
import type { ViteDevServer } from "vite";
import { PreviewFrame } from "../../../scripts/internal/preview/preview-frame.ts";
import { startPreviewServer } from "../../../scripts/internal/preview/preview-server.ts";
import { type WalkedPage, walkEveryPage, walkProgrammes } from "../../../web/preview/walk.ts";
import { expect, test } from "../../support/fixtures.ts";
import { textProblems } from "../support/look/text-fit.ts";

// Every page of every programme as the preview draws it, which needs no account and no stack.

/** Walks at most until every page was reached. */
const WALKS = 8;

test.use({ viewport: { width: 360, height: 740 } });
// One server, and one browser at a time, beside the other tests.
test.describe.configure({ mode: "default" });

let server: ViteDevServer;

test.beforeAll(async () => {
  server = await startPreviewServer({ port: 0, cacheDirectory: ".cache/vite-play-through" });
});

test.afterAll(() => server.close());

const content = await createPreview()();
const programmes = [...new Set(content.packs.map(({ packageBase }) => packageBase.programId))];

for (const programId of programmes) {
  const isOwn = ({ pack }: WalkedPage) => pack.packageBase.programId === programId;
  for (const language of LANGUAGES) {
    test(`every page of ${programId} can be read and finished with text at 200 %, in ${language}`, async ({
      page,
    }) => {
      const frame = await open(page, language);
      const problems: string[] = [];
      for (const walked of eachOnce(walkEveryPage(content, "usual", WALKS).filter(isOwn))) {
        await frame.show(walked, { answers: walked.answers, isLarge: true });
        problems.push(
          ...named(walked, await page.evaluate(textProblems)),
          ...named(walked, await missingWords(page, walked, language)),
        );
        const next = await frame.finish();
        if (next !== (walked.next ?? null)) problems.push(...named(walked, [`it leads to ${next}`]));
      }
      expect(problems).toEqual([]);
    });

    test(`every page of ${programId} holds the longest answers, in ${language}`, async ({ page }) => {
      const frame = await open(page, language);
      const problems: string[] = [];
      for (const walked of eachOnce(walkProgrammes(content, "extreme", 1).filter(isOwn))) {
        await frame.show(walked, { answers: walked.answers });
        problems.push(...named(walked, await page.evaluate(textProblems)));
      }
      expect(problems).toEqual([]);
    });
  }
}

/** Pages that show the same, such as those of a check-in that is done again, once. */
function eachOnce(pages: readonly WalkedPage[]): readonly WalkedPage[] {
  const kinds = pages.map((walked) => {
    const { components, configJson } = walked.shown;
    return [JSON.stringify([components, configJson]), walked] as const;
  });
  return [...new Map(kinds.toReversed()).values()].toReversed();
}

function open(page: Page, language: Language): Promise<PreviewFrame> {
  const [origin = ""] = server.resolvedUrls?.local ?? [];
  return PreviewFrame.open(page, origin, language, content);
}

/** What is moved in a picture may lie on its words, which are also below it; a long word of double size breaks. */
const ACCEPTED = /^“\d+” overlaps | overlaps “\d+”$| is alone at the end of /;

function named({ shown }: WalkedPage, problems: readonly string[]): string[] {
  return problems
    .filter((problem) => !ACCEPTED.test(problem))
    .map((problem) => `${shown.page.configId}: ${problem}`);
}

/** Earlier answers that the page's texts do not show. */
async function missingWords(page: Page, { state }: WalkedPage, language: Language): Promise<string[]> {
  const summaries = state.components.flatMap(({ component, props, visible }) => {
    if (component.type !== "text" || !visible || !isRecord(props)) return [];
    const answers = answersIn(String(props[language])).map((name) => state.answers[name]);
    if (answers.includes(undefined)) return [];
    return answers.flatMap((answer) =>
      answer === undefined ? [] : [answer.definition.summary(answer.value, answer.props, language)],
    );
  });
  const shown = await page.locator("body").textContent();
  return summaries.filter((words) => shown?.includes(words) !== true).map((words) => `“${words}” is missing`);
}
