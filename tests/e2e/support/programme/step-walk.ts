import type { Language } from "@mindle/domain/catalogue/language";
import { answersIn } from "@mindle/domain/content/markup";
import {
  evaluatePage,
  helpOf,
  type PageState,
  pagesToSkip,
  problemsOf,
  type ShownComponent,
  savedOf,
} from "@mindle/domain/content/page";
import { type SavedPage, savedPage } from "@mindle/domain/content/page-save";
import { readRecalls } from "@mindle/domain/content/recalls";
import { isRecord } from "@mindle/domain/text/json";
import { seoulDay } from "@mindle/domain/time";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import { expect, type Locator } from "@playwright/test";
import * as z from "zod/mini";
import { problemText } from "../../../../web/src/engine/problem-text.ts";
import type { Player } from "../../../../web/src/engine/testing/player.ts";
import { type Reader, savedAt } from "./reader.ts";
import { type PublishedPage, publishedPages } from "./step-content.ts";

const definitionOf = (type: string) => WIDGETS[type]?.definition;

interface WalkOptions {
  /** Told of each page once it is answered, before it is finished. */
  readonly look?: (page: PublishedPage) => Promise<void>;
}

/** Someone who answers every page of a step. What each page must show and save is worked out by the domain. */
export class StepWalk {
  /** What must be saved of the pages answered so far, also of steps walked before, by instance. */
  readonly expected = new Map<string, SavedPage>();
  /** Instances whose answers were read from the server. */
  readonly #read = new Set<string>();
  readonly #reader: Reader;
  readonly #uid: string;
  readonly #look: WalkOptions["look"];

  constructor(reader: Reader, uid: string, { look }: WalkOptions = {}) {
    this.#reader = reader;
    this.#uid = uid;
    this.#look = look;
  }

  /** From the first page of a step, which is open, to its end. */
  async walk(stepId: string): Promise<void> {
    const pages = await publishedPages(this.#reader.programId, stepId);
    for (let next = 1; next <= pages.length; ) {
      const page = pages[next - 1];
      if (page === undefined) break;
      next = await this.#walkPage(page);
    }
  }

  /** Waits until the server has what was answered, and takes it over, with the ids that the device made. */
  async readBack(): Promise<void> {
    const unread = [...this.expected].filter(([instance]) => !this.#read.has(instance));
    await Promise.all(
      unread.map(async ([instance, saved]) => {
        await expect.poll(() => savedAt(this.#uid, instance), { message: instance }).toEqual(saved);
        this.expected.set(instance, savedPage.parse(await savedAt(this.#uid, instance)));
        this.#read.add(instance);
      }),
    );
  }

  /** Expects a page to show the earlier answers in its texts, to the person or to one with another language. */
  async expectRecalls(page: PublishedPage, reader = this.#reader): Promise<void> {
    const { components, answers } = this.#workOut(page, {});
    const { language } = reader;
    for (const [at, { component, props, visible }] of components.entries()) {
      if (component.type !== "text" || !visible) continue;
      const recalled = recalledIn(props, answers, language);
      // Where an answer is missing, nothing is shown of the others.
      if (recalled.includes(undefined)) continue;
      const slot = slotOf(reader, { components, answers }, at);
      for (const answer of recalled) {
        if (answer === undefined) continue;
        const summary = answer.definition.summary(answer.value, answer.props, language);
        expect(summary, page.instance).toEqual(expect.stringMatching(/./));
        await expect(slot).toContainText(summary);
      }
    }
  }

  /** Answers a page, and goes on. Resolves to the place of the next one. */
  async #walkPage(page: PublishedPage): Promise<number> {
    await this.#reader.isAtView(page.page.viewNo);
    if (Object.keys(page.activity.foreignKeys).length > 0) await this.readBack();
    const next = this.#nextButton(page);
    await this.#expectRefused(page, next);
    await this.expectRecalls(page);
    const { saved, state } = await this.#answer(page);
    if (Object.keys(saved).length > 0) this.expected.set(page.instance, saved);
    await this.#look?.(page);
    await next.click();
    if (helpOf(page.page, state) !== undefined) {
      await this.#reader.button(this.#reader.texts.helpCard.goOn).click();
    }
    return page.page.viewNo + pagesToSkip(page.page, state);
  }

  /** Answers what a page asks, from top to bottom. Resolves to what must be saved. */
  async #answer(page: PublishedPage): Promise<{ readonly saved: SavedPage; readonly state: PageState }> {
    const values: Record<string, unknown> = {};
    let state = this.#workOut(page, values);
    for (const at of state.components.keys()) {
      const shown = state.components[at];
      if (shown?.visible !== true) continue;
      if (isLeftOut(shown, state.answers, this.#reader.language)) continue;
      const slot = slotOf(this.#reader, state, at);
      const { bind, type } = shown.component;
      const { language } = this.#reader;
      await expect(slot).toBeVisible();
      if (bind === undefined) continue;
      const player = await playerOf(type);
      values[bind] = await player.answer({ slot, props: shown.props, language });
      state = this.#workOut(page, withMadeIds(values));
    }
    const answered = Object.entries(values).map(([bind, value]) => [bind, { state: "answered", value }]);
    return { saved: { ...savedOf(state), ...Object.fromEntries(answered) }, state };
  }

  /** Expects the page not to be finished where an answer is missing, and to go there. */
  async #expectRefused(page: PublishedPage, button: Locator): Promise<void> {
    const [problem] = problemsOf(this.#workOut(page, {}));
    if (problem === undefined) return;
    await button.click();
    const slot = this.#reader.page.locator(`[data-bind="${problem.bind}"]:visible`);
    const message = slot.getByText(problemText(problem, this.#reader.language));
    await expect(message.filter({ visible: true }).first()).toBeVisible();
    await expect(slot.locator(":focus")).toBeVisible();
    await this.#reader.isAtView(page.page.viewNo);
  }

  #workOut({ page, activity, config }: PublishedPage, values: Readonly<Record<string, unknown>>): PageState {
    const saved = Object.fromEntries(
      Object.entries(activity.foreignKeys).map(([name, { instance }]) => [name, this.expected.get(instance)]),
    );
    return evaluatePage({
      components: activity.mainViews[page.mainView]?.root ?? [],
      configJson: config.configJson,
      definitionOf,
      values,
      recalls: readRecalls(activity.foreignKeys, saved, definitionOf),
      today: seoulDay(Date.now()),
      user: { nickname: "" },
    });
  }

  #nextButton(page: PublishedPage): Locator {
    const { components } = this.#workOut(page, {});
    const props = components.find(({ component }) => component.type === "next-button")?.props;
    return this.#reader.button(z.parse(labelled, props).label[this.#reader.language]);
  }
}

/** The answers with any id in place of those that the device makes, for which players expect a pattern. */
function withMadeIds(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isPattern = (value: unknown) => isRecord(value) && "asymmetricMatch" in value;
  const json = JSON.stringify(values, (_, value: unknown) => (isPattern(value) ? "madeid" : value));
  return z.record(z.string(), z.unknown()).parse(JSON.parse(json));
}

/** Who answers widgets of a type: in the folder of the widget's view. */
async function playerOf(type: string): Promise<Player> {
  const file = `../../../../web/src/engine/widgets/${type}/widget.player.ts`;
  const { default: found }: { readonly default: Player } = await import(file);
  return found;
}

/** The place of a component on the page that is shown. */
function slotOf(
  { page, language }: Reader,
  { components, answers }: Pick<PageState, "components" | "answers">,
  at: number,
): Locator {
  const before = components
    .slice(0, at)
    .filter((each) => each.visible && !isLeftOut(each, answers, language)).length;
  // Pages before and after the one that is shown are in the document, too.
  return page.locator("[data-widget]:visible").nth(before);
}

/** True for a text that shows nothing, since an answer in it is missing and it has no other words. */
function isLeftOut(
  { component, props }: ShownComponent,
  answers: PageState["answers"],
  language: Language,
): boolean {
  if (component.type !== "text" || (isRecord(props) && props["else"] !== undefined)) return false;
  return recalledIn(props, answers, language).includes(undefined);
}

const inBothLanguages = z.object({ ko: z.string(), en: z.string() });
const labelled = z.object({ label: inBothLanguages });

/** The answers that a text shows. One with an answer that was not asked for is left out. */
function recalledIn(props: unknown, answers: PageState["answers"], language: Language) {
  return answersIn(textIn(props, language)).map((name) => answers[name]);
}

function textIn(props: unknown, language: Language): string {
  return z.parse(inBothLanguages, props)[language];
}
