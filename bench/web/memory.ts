import { programme } from "@mindle/domain/catalogue/programme";
import { viewerPath } from "@mindle/domain/programme/paths";
import type { Browser, CDPSession, Page } from "@playwright/test";
import * as z from "zod/mini";
import { markdownTable } from "../../scripts/internal/command.ts";
import { goWithin } from "../../tests/e2e/support/go-within.ts";
import { contentDocument, publishedPages } from "../../tests/e2e/support/programme/step-content.ts";
import { measureInTurns, newVisitor } from "./phone.ts";
import { signIn } from "./sign-in.ts";
import { type BenchTarget, STEP } from "./survey-peer.ts";

/** Steps after which the heap is looked at first: by then the viewer and most widgets are loaded. */
const WARM_UP = 5;

interface HeapUse {
  readonly steps: number;
  /** Bytes of JavaScript after a collection. */
  readonly heap: number;
  readonly nodes: number;
}

/** How the heap grows while all steps of a programme are turned through in one tab, as a Markdown table. */
export async function memoryTable(target: BenchTarget): Promise<string> {
  const [[uses = []] = []] = await measureInTurns([target], 1, turnThroughAll);
  const first = uses[0]?.heap ?? Number.NaN;
  return markdownTable(
    ["steps turned through", "goal", "heap", "against the first", "nodes of the document"],
    uses.map(({ steps, heap, nodes }) => [
      `${steps}`,
      "± 10 %",
      `${(heap / 1e6).toFixed(1)} MB`,
      `${((heap / first - 1) * 100).toFixed(1)} %`,
      `${nodes}`,
    ]),
  );
}

async function turnThroughAll(browser: Browser, { server }: BenchTarget): Promise<readonly HeapUse[]> {
  server.isSlow = false;
  const visitor = await newVisitor(browser, {
    storageState: await signIn(browser, server.origin),
    baseURL: server.origin,
  });
  const page = await visitor.newPage();
  const tools = await visitor.newCDPSession(page);
  const { programId } = STEP;
  const { steps } = z.parse(programme, await contentDocument(`programs/${programId}`));
  const uses: HeapUse[] = [];
  await page.goto(viewerPath(programId, STEP.stepId, 1));
  for (const [at, stepId] of Object.keys(steps).entries()) {
    const pages = await publishedPages(programId, stepId);
    for (const { page: shown } of pages) await showPage(page, viewerPath(programId, stepId, shown.viewNo));
    if ((at + 1) % WARM_UP === 0) uses.push({ steps: at + 1, ...(await heapUse(tools)) });
  }
  await visitor.close();
  return uses;
}

async function showPage(page: Page, path: string): Promise<void> {
  await goWithin(page, path);
  await page.waitForFunction((to) => location.pathname === to, path);
  await page.locator("main [data-widget]:visible").first().waitFor();
}

async function heapUse(tools: CDPSession): Promise<Omit<HeapUse, "steps">> {
  await tools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await tools.send("Runtime.getHeapUsage");
  const { nodes } = await tools.send("Memory.getDOMCounters");
  return { heap: usedSize, nodes };
}
