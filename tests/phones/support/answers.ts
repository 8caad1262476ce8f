import { existsSync } from "node:fs";
import { fromRoot } from "../../../scripts/internal/paths.ts";
import type { Finger, Place, Touch } from "../../../web/src/engine/testing/player.ts";
import type { Phone, Target } from "./phone.ts";

const WORDS = ["산책", "낮잠", "전화", "청소", "요가", "독서"];
const FIELDS = ":is(textarea, input[type=text], input:not([type]))";

/** Answers all that is asked on the page of a step, from top to bottom, as a person with a finger does. */
export async function answerPage(phone: Phone): Promise<void> {
  for (let at = 0; ; at += 1) {
    const type = await phone.evaluate((place) => {
      // Pages before and after the one that is shown are in the document, too.
      const all = [...document.querySelectorAll<HTMLElement>("[data-widget]")];
      for (const each of all) each.removeAttribute("data-place");
      const widget = all.filter((each) => each.getClientRects().length > 0)[place];
      widget?.setAttribute("data-place", String(place));
      return widget?.dataset["widget"];
    }, at);
    if (type === undefined) return;
    const touch = await touchOf(type);
    if (type !== "next-button") await touch(new PhoneWidget(phone, `[data-place="${at}"]`));
  }
}

/** How widgets of a type are answered: as their own folder says, or by choosing, ticking and typing. */
async function touchOf(type: string): Promise<Touch> {
  const file = fromRoot(`web/src/engine/widgets/${type}/widget.player.ts`);
  const { touch = answerControls }: { readonly touch?: Touch } = existsSync(file) ? await import(file) : {};
  return touch;
}

async function answerControls(widget: Finger): Promise<void> {
  await widget.chooseAll();
  await widget.tapEach("input[type=checkbox]:not(:checked)", 2);
  await widget.fillAll();
}

/** A widget on the page, which the selector finds. */
class PhoneWidget implements Finger {
  readonly phone: Phone;
  readonly css: string;

  constructor(phone: Phone, css: string) {
    this.phone = phone;
    this.css = css;
  }

  in(css: string, at = 0): Target {
    return { css: `${this.css} ${css}`, at };
  }

  async tap(css: string, at = 0): Promise<void> {
    await this.phone.tap(this.in(css, at));
  }

  async drag(css: string, ...places: readonly [Place, ...Place[]]): Promise<void> {
    await this.phone.drag(this.in(css), ...places);
  }

  async pressEnter(): Promise<void> {
    await this.phone.engine.press("Enter");
  }

  async upload(css: string, path: string): Promise<void> {
    await this.phone.engine.upload(`${this.css} ${css}`, path);
  }

  async see(css: string): Promise<void> {
    await this.phone.see({ css: `${this.css} ${css}` });
  }

  count(css: string): Promise<number> {
    return this.phone.evaluate((all) => document.querySelectorAll(all).length, `${this.css} ${css}`);
  }

  /** Taps the first, as long as there is one and so often at most. */
  async tapEach(css: string, most: number): Promise<void> {
    for (let taps = 0; taps < most && (await this.count(css)) > 0; taps += 1) await this.tap(css);
  }

  /** Chooses the second answer of each question that has none yet. */
  async chooseAll(): Promise<void> {
    const names = await this.phone.evaluate((css) => {
      const radios = [...document.querySelectorAll<HTMLInputElement>(`${css} input[type=radio]`)];
      const chosen = radios.filter(({ checked }) => checked).map(({ name }) => name);
      return [...new Set(radios.map(({ name }) => name))].filter((name) => !chosen.includes(name));
    }, this.css);
    for (const name of names) await this.tap(`input[name="${name}"]`, 1);
    const lists = await this.count("select");
    for (let at = 0; at < lists; at += 1) await this.selectLast(at);
  }

  async fillAll(): Promise<void> {
    for (let at = 0; at < (await this.count(FIELDS)); at += 1) {
      await this.phone.fill(this.in(FIELDS, at), WORDS[at % WORDS.length] ?? "");
    }
  }

  async slideAll(): Promise<void> {
    for (let at = 0; at < (await this.count("input[type=range]")); at += 1) {
      await this.phone.drag(this.in("input[type=range]", at), [0.1, 0.5], [0.4, 0.5], [0.7, 0.5]);
    }
  }

  /** Drags all that can be dragged, each to a place of its own further up. */
  async dragAll(): Promise<void> {
    const count = await this.phone.evaluate((css) => {
      const all = [...document.querySelectorAll<HTMLElement>(`${css} :is(button, label)`)];
      const loose = all.filter((each) => getComputedStyle(each).touchAction === "none");
      for (const [at, each] of loose.entries()) each.setAttribute("data-loose", String(at));
      return loose.length;
    }, this.css);
    if (count === 0) throw new Error(`${this.css} has nothing to drag`);
    for (let at = 0; at < count; at += 1) {
      await this.phone.drag(
        this.in(`[data-loose="${at}"]`),
        [0.5, 0.5],
        [0.6, -0.5],
        [0.7 - at / 3, -2 - at / 2],
      );
    }
  }

  async untilPlaying(): Promise<void> {
    await this.phone.until(
      "a recording that plays",
      (css) => {
        const media = document.querySelector<HTMLMediaElement>(`${css} :is(video, audio)`);
        return media !== null && media.currentTime > 0.2;
      },
      this.css,
    );
  }

  /** A list of the browser's own opens outside the page. */
  private async selectLast(at: number): Promise<void> {
    await this.phone.evaluate(
      (css, place) => {
        const list = document.querySelectorAll<HTMLSelectElement>(`${css} select`)[place];
        if (list === undefined) return;
        list.selectedIndex = list.options.length - 1;
        list.dispatchEvent(new Event("change", { bubbles: true }));
      },
      this.css,
      at,
    );
  }
}
