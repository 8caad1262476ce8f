import { setTimeout as pause } from "node:timers/promises";
import type { Place } from "../../../web/src/engine/testing/player.ts";
import type { Engine } from "./engine.ts";

/** An element to touch or to look at: the first visible one, or the one at a place among them. */
export interface Target {
  readonly css: string;
  /** Its whole accessible name. */
  readonly name?: string | undefined;
  readonly at?: number | undefined;
}

export const button = (name: string): Target => ({ css: "button", name });
export const link = (name: string): Target => ({ css: "a", name });
export const heading = (name: string): Target => ({ css: "h1", name });

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const WAIT_MS = 15_000;
const POLL_MS = 60;
/** Two taps on one place within this time are a double tap, of which the app takes the first only. */
const DOUBLE_TAP_MS = 500;

/** A person with a phone. Everything waits until it can be done, and fails with what the page says instead. */
export class Phone {
  readonly engine: Engine;
  readonly #origin: string;
  readonly #events: string[] = [];
  #touchedAt = 0;

  constructor(engine: Engine, origin: string) {
    this.engine = engine;
    this.#origin = origin;
  }

  /** Opens an address of the app, or another one. */
  async goto(address: string): Promise<void> {
    await this.engine.goto(new URL(address, this.#origin).href);
  }

  /** Calls a function in the page. It is sent as text: it sees its arguments and what the page has. */
  async evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const call = `(${run})(...${JSON.stringify(args)})`;
    const json = await this.engine.evaluate(`(async () => JSON.stringify({ value: await ${call} }))()`);
    const { value }: { value: Awaited<Result> } = JSON.parse(json);
    return value;
  }

  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search);
  }

  /** Waits until the function returns in the page what counts as true; resolves to that. */
  async until<Args extends unknown[], Result>(
    what: string,
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Awaited<Result>>> {
    let reason = "";
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await pause(POLL_MS)) {
      try {
        const result = await this.evaluate(run, ...args);
        if (result) return result;
      } catch (error) {
        // Of a page that has just been left.
        reason = ` (${error})`;
      }
    }
    const text = await this.evaluate(() => document.body.innerText.slice(0, 600));
    throw new Error(`${what}: not at ${await this.path()}${reason}, which says:\n${text}`);
  }

  async see(target: Target): Promise<void> {
    await this.#boxOf(target);
  }

  async isAt(path: string): Promise<void> {
    await this.until(`the page ${path}`, (start) => location.pathname.startsWith(start), path);
  }

  async tap(target: Target): Promise<void> {
    await this.drag(target, [0.5, 0.5]);
  }

  /** Presses on an element, drags and releases; places are parts of its width and height, and may lie outside it. */
  async drag(target: Target, ...places: readonly [Place, ...Place[]]): Promise<void> {
    const { left, top, width, height } = await this.#boxOf(target);
    const pointAt = ([x, y]: Place) => ({
      x: Math.round(left + x * width),
      y: Math.round(top + y * height),
    });
    const [first, ...others] = places;
    await pause(Math.max(0, this.#touchedAt + DOUBLE_TAP_MS - Date.now()));
    await this.engine.touch([pointAt(first), ...others.map(pointAt)]);
    this.#touchedAt = Date.now();
  }

  /** Taps a field and types, and looks whether the field holds just that. */
  async fill(target: Target, text: string): Promise<void> {
    await this.tap(target);
    await this.evaluate(() => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
    await this.engine.type(text, 0);
    await this.until(
      `"${text}" typed into ${target.css}`,
      (typed) => {
        const field = document.activeElement;
        const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
        return isField && field.value === typed;
      },
      text,
    );
  }

  /** What was noted in the pages since the last call; see `notePageEvents`. */
  async events(): Promise<readonly string[]> {
    const noted = await this.evaluate(() => {
      const events: string[] = JSON.parse(sessionStorage.getItem("testNotes") ?? "[]");
      sessionStorage.removeItem("testNotes");
      return events;
    });
    this.#events.push(...noted);
    return noted;
  }

  /** What went wrong in all pages without being seen. */
  async problems(): Promise<readonly string[]> {
    await this.events();
    return this.#events.filter((event) => !event.startsWith("load "));
  }

  /** Waits until an element is where a finger can touch it, and no longer moves. */
  async #boxOf(target: Target): Promise<Box> {
    let reason = "";
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await pause(POLL_MS)) {
      const found = await this.evaluate(boxToTouch, target).catch(
        (error: unknown) => `unreadable (${error})`,
      );
      if (typeof found !== "string") return found;
      reason = found;
    }
    const text = await this.evaluate(() => document.body.innerText.slice(0, 600));
    const { css, name = "" } = target;
    throw new Error(`${css} "${name}" is ${reason} at ${await this.path()}, which says:\n${text}`);
  }
}

/** Runs in the page: the box of what a finger touches, or why it cannot. */
async function boxToTouch({ css, name, at = 0 }: Target): Promise<Box | string> {
  const nameOf = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const texts = [
      element.getAttribute("aria-label"),
      ...ids.map((id) => document.getElementById(id)?.textContent),
      ...labels.map((label) => label.textContent),
      element.textContent,
    ];
    return texts
      .find((text) => text)
      ?.replaceAll(/\s+/g, " ")
      .trim();
  };
  // Inputs that are drawn by what is around them.
  const touchedOf = (element: Element) => {
    if (!(element instanceof HTMLInputElement)) return element;
    if (element.type === "radio" || element.type === "checkbox") return element.labels?.[0] ?? element;
    let track = element.parentElement;
    while (track !== null && track.clientWidth < 80) track = track.parentElement;
    return element.type === "range" ? (track ?? element) : element;
  };
  const elements = [...document.querySelectorAll(css)].filter((element) => {
    const { width, height } = touchedOf(element).getBoundingClientRect();
    const isShown = width > 0 && height > 0 && getComputedStyle(element).visibility === "visible";
    return isShown && element.closest("[inert]") === null && (name === undefined || nameOf(element) === name);
  });
  const element = elements.at(at);
  if (element === undefined) return "not there";
  if (element.matches(":disabled")) return "disabled";
  const touched = touchedOf(element);
  touched.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  // The first line of a link that has several.
  const box = () => touched.getClientRects()[0] ?? touched.getBoundingClientRect();
  const { left, top, width, height } = box();
  // A frame and one more, in which what has just changed begins to move.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  const isChanging = touched.getAnimations().some((animation) => animation instanceof CSSTransition);
  if (isChanging || box().left !== left || box().top !== top) return "moving";
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (hit === null || !touched.contains(hit)) return `covered by ${hit?.outerHTML.slice(0, 120)}`;
  return { left, top, width, height };
}
