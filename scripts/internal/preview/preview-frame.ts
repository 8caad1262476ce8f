import type { Language } from "@mindle/domain/catalogue/language";
import type { Page } from "@playwright/test";
import { FRAME, type FrameMessage, type FrameView } from "../../../web/preview/frame-messages.ts";
import type { EnteredAnswers } from "../../../web/preview/memory-answers.ts";
import type { PreviewContent } from "../../../web/preview/preview-content.ts";
import type { WalkedPage } from "../../../web/preview/walk.ts";

interface FrameLook {
  readonly answers: EnteredAnswers;
  readonly isLarge?: boolean;
  readonly scheme?: FrameView["scheme"];
}

/** One language of the preview, opened by itself in a browser's page, which also gets the frame's messages. */
export class PreviewFrame {
  readonly #page: Page;
  readonly #content: PreviewContent;

  private constructor(page: Page, content: PreviewContent) {
    this.#page = page;
    this.#content = content;
  }

  /** Opens the frame at the origin of a preview server. */
  static async open(page: Page, origin: string, language: Language, content: PreviewContent) {
    await page.goto(`${new URL(`?${FRAME}=${language}`, origin)}`);
    await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
    return new PreviewFrame(page, content);
  }

  /** Shows a page, and resolves once it is drawn. */
  async show(
    { pack, shown, route }: WalkedPage,
    { answers, isLarge = false, scheme }: FrameLook,
  ): Promise<void> {
    const { activities, configs } = this.#content;
    const ids = pack.afactoryData.map(({ activityId, configId }) => ({ activityId, configId }));
    const view: FrameView = {
      kind: "view",
      content: {
        packs: [pack],
        activities: pick(
          activities,
          ids.map(({ activityId }) => activityId),
        ),
        configs: pick(
          configs,
          ids.map(({ configId }) => configId),
        ),
        ...{ files: {}, held: [], mistakes: [], stale: [] },
      },
      gcId: pack.packageBase.gcId,
      viewNo: shown.page.viewNo,
      answers,
      route,
      scheme,
      isLarge,
    };
    await this.#page.evaluate(
      async (text) => {
        const { message, page }: { message: FrameView; page: string } = JSON.parse(text);
        const received = new Promise((resolve) => addEventListener("message", resolve, { once: true }));
        postMessage(message, location.origin);
        await received;
        const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        while (document.querySelector(`[data-page="${page}"]`) === null) await nextFrame();
        // React may draw once more, and fonts may come.
        await nextFrame();
        await nextFrame();
        await document.fonts.ready;
      },
      // Playwright's type of an argument cannot take the recursive JSON of the content.
      JSON.stringify({ message: view, page: shown.page.configId }),
    );
  }

  /** Presses a button that finishes the page. Resolves to the place of the page that it leads to, null at the end. */
  async finish(): Promise<number | null> {
    return this.#page.evaluate(async () => {
      const turned = new Promise<number | null>((resolve) => {
        addEventListener("message", ({ data }: MessageEvent<FrameMessage>) => {
          if (data.kind === "turned") resolve(data.viewNo ?? null);
        });
      });
      const buttons = document.querySelectorAll<HTMLButtonElement>('[data-widget="next-button"] button');
      [...buttons].at(-1)?.click();
      const late = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error("the page does not turn")), 3000);
      });
      return Promise.race([turned, late]);
    });
  }
}

function pick<Value>(
  all: Readonly<Record<string, Value>>,
  ids: readonly string[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const value = all[id];
      return value === undefined ? [] : [[id, value]];
    }),
  );
}
