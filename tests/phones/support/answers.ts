import { fromRoot } from "../../../scripts/internal/paths.ts";
import type { Phone, Target } from "./phone.ts";

const WORDS = ["산책", "낮잠", "전화", "청소", "요가", "독서"];
const PICTURE = fromRoot("web/public/app-icon-192.png");
const FIELDS = ":is(textarea, input[type=text], input:not([type]))";

/** Answers all that is asked on the page of a step, from top to bottom, as a person with a finger does. */
export async function answerPage(phone: Phone): Promise<void> {
  for (let at = 0; ; at += 1) {
    const type = await phone.evaluate((place) => {
      const widget = document.querySelectorAll<HTMLElement>("[data-widget]")[place];
      widget?.setAttribute("data-place", String(place));
      return widget?.dataset["widget"];
    }, at);
    if (type === undefined) return;
    const widget = new AskingWidget(phone, `[data-place="${at}"]`);
    if (type !== "next-button") await (ANSWERS[type] ?? answerControls)(widget);
  }
}

type Answer = (widget: AskingWidget) => Promise<void>;

async function answerControls(widget: AskingWidget): Promise<void> {
  await widget.chooseAll();
  await widget.tapEach("input[type=checkbox]:not(:checked)", 2);
  await widget.fillAll();
}

async function play(widget: AskingWidget): Promise<void> {
  await widget.tap("button");
  await widget.untilPlaying();
}

/** Widgets that take more than choosing, ticking and typing. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  "audio-button": play,
  "audio-player": play,
  "avoidance-table": async (widget) => {
    await widget.fillAll();
    await widget.dragAll();
  },
  "check-and-more": async (widget) => {
    await widget.tapEach("input[type=checkbox]:not(:checked)", 1);
    await widget.tap("button", -1);
    await widget.fillAll();
  },
  "hashtag-picker-v3": async (widget) => {
    await widget.tapEach("input[type=checkbox]:not(:checked)", 1);
    await widget.fillAll();
    await widget.phone.engine.press("Enter");
  },
  "image-upload": async (widget) => {
    await widget.phone.engine.upload(`${widget.css} input[type=file]`, PICTURE);
    await widget.phone.see({ css: `${widget.css} img` });
    await widget.fillAll();
  },
  // The words for a blank give way to those for the next one.
  "inline-select": (widget) => widget.tapEach("[id$='-choices'] button", 9),
  "key-pairs": async (widget) => {
    for (let editors = 0; editors < 9 && (await widget.count("[data-editor]")) > 0; editors += 1) {
      const hasChoices = (await widget.count("[data-editor] button[aria-pressed]")) > 0;
      await (hasChoices ? widget.tap("[data-editor] button[aria-pressed]") : widget.fillAll());
      await widget.tap("[data-editor] button", -1);
    }
  },
  "olympics-graph": async (widget) => {
    for (const at of [0, 1, 2]) await widget.tap(":is(ul, ol) button", at);
  },
  // A card comes when the one before it is stamped.
  "ox-quiz": (widget) => widget.tapEach("[data-part]:not(:has([aria-pressed=true])) button", 9),
  "priority-listing": async (widget) => {
    await widget.fillAll();
    await widget.dragAll();
  },
  "ranged-number": (widget) => widget.slideAll(),
  seesaw: (widget) => widget.slideAll(),
  slides: (widget) => widget.tapEach("button:last-of-type:not(:disabled, [aria-disabled=true])", 3),
  "time-allocation": async (widget) => {
    await widget.phone.drag(widget.in("[aria-hidden=true] > div"), [0.1, 0.05], [0.5, 0.2], [0.9, 0.3]);
  },
  video: play,
};

/** A widget on the page, which the selector finds. */
class AskingWidget {
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
