import type { PreviewContent } from "@mindle/content/preview";
import { isRecord } from "@mindle/domain/text/json";
import { markdownTable } from "../command.ts";

/** Endings that soothe or preach when they pile up: at most one of each a step (content/STYLE.md). */
const ENDINGS = {
  "-어도 돼요, 괜찮아요": /[가-힣]도 (?:돼요|괜찮아요)/g,
  "-네요": /네요/g,
  "-나 봐요": /나 봐요/g,
  "A가 아니라 B": /[이가은는게] 아니라 /g,
} as const satisfies Readonly<Record<string, RegExp>>;

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif)$/;

/** The pages, pictures and worn endings of each programme: as Markdown, a section for each. */
export function programmeCounts(content: PreviewContent): string {
  const programmes = [...new Set(content.packs.map(({ packageBase }) => packageBase.programId))];
  return programmes.map((programId) => countsOf(content, programId)).join("\n");
}

interface CountedPage {
  readonly stepId: string;
  readonly hasPicture: boolean;
  readonly korean: readonly string[];
}

function countsOf(content: PreviewContent, programId: string): string {
  const pages = pagesOf(content, programId);
  const pictured = pages.filter(({ hasPicture }) => hasPicture).length;
  const steps = [...new Set(pages.map(({ stepId }) => stepId))];
  return [
    `## ${programId}`,
    "",
    `${pages.length} pages, ${pictured} with a picture of their own.`,
    "",
    markdownTable(
      ["step", ...Object.keys(ENDINGS)],
      [
        ...steps.map((stepId) => {
          const words = pages.flatMap((page) => (page.stepId === stepId ? page.korean : []));
          return [stepId, ...endingsIn(words)];
        }),
        ["all", ...endingsIn(pages.flatMap(({ korean }) => korean))],
      ],
    ),
    "",
  ].join("\n");
}

function pagesOf({ packs, activities, configs }: PreviewContent, programId: string): CountedPage[] {
  return packs
    .filter(({ packageBase }) => packageBase.programId === programId)
    .flatMap(({ packageBase: { stepId }, afactoryData }) =>
      // What is shown once more was counted where it was asked.
      afactoryData
        .filter(({ again }) => again !== true)
        .map(({ activityId, configId, mainView }): CountedPage => {
          const root = activities[activityId]?.mainViews[mainView]?.root ?? [];
          const { configJson = {}, assets = {} } = configs[configId] ?? {};
          return {
            stepId,
            hasPicture: Object.values(assets).some((asset) => PICTURE.test(asset)),
            korean: [...root.map(({ props }) => props), ...Object.values(configJson)].flatMap(koreanIn),
          };
        }),
    );
}

/** The Korean texts in what authors wrote. */
function koreanIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(koreanIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "ko" && typeof inner === "string" ? [inner] : koreanIn(inner),
  );
}

/** How often each of {@link ENDINGS} stands in texts. */
export function endingsIn(texts: readonly string[]): number[] {
  return Object.values(ENDINGS).map((pattern) =>
    texts.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0),
  );
}
