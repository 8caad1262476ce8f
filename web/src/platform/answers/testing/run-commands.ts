import type { ErrorCode } from "@mindle/domain/api/errors";
import type { SavedPage } from "@mindle/domain/content/page-save";
import type { Answers, FinishContext, StepId } from "../answers.ts";
import { valuesOf } from "../device/local-state.ts";
import { disconnect, limitRoom, makeRoom } from "./database-faults.ts";
import { type Network, quiet, TestBrowser, type TestTab } from "./test-browser.ts";
import { stepName, TestServer } from "./test-server.ts";

/** What happens in a run. Numbers choose among what there is then. */
export type Command =
  | PageCommand
  | { readonly kind: "finishStep" | "sendDrafts" | "crash" | "openTab"; readonly tab: number }
  | { readonly kind: "network"; readonly browser: number; readonly network: Network }
  | { readonly kind: "room"; readonly browser: number; readonly values: number | undefined }
  | { readonly kind: "disconnect" | "wake" | "expire" | "signIn" | "switchAccount"; readonly browser: number }
  | { readonly kind: "refuse"; readonly code: ErrorCode; readonly calls: number }
  | { readonly kind: "pass"; readonly ms: number }
  | { readonly kind: "quiet" };

type PageCommand =
  | {
      readonly kind: "edit" | "restoreOther" | "receive" | "lateReceive";
      readonly tab: number;
      readonly page: number;
    }
  | { readonly kind: "finish"; readonly tab: number; readonly page: number; readonly isAwaited: boolean };

const UIDS = ["sky", "sea"] as const;
const PAGES = ["where", "what", "when"].map((page) => `um-eng-v2s.d1-s2.${page}+um-eng-v2s.d1-s2.${page}`);
const CONTEXT: FinishContext = { locale: "ko", version: undefined };
const MODEL = "text";

/** One account in one browser. */
export interface Place {
  readonly browser: TestBrowser;
  readonly name: string;
  readonly uid: string;
  /** Numbers of the texts that were finished, by page, and that must not be lost from now on. */
  readonly finished: Map<string, number>;
  /** The same of what was entered. */
  readonly entered: Map<string, number>;
  /** Steps that must not be lost, with what was finished before them. */
  readonly steps: { readonly step: StepId; readonly after: ReadonlyMap<string, number> }[];
  /** Texts that were the answers here. */
  readonly seen: Set<string>;
}

interface OpenTab extends TestTab {
  readonly place: Place;
  /** What this tab was given and may not have written yet. */
  unwritten: (() => void)[];
}

/** Persons with two devices and two accounts, who write, and to whom everything happens that can. */
export class Run {
  readonly server = new TestServer();
  readonly places: Place[] = [];
  /** A device has not stored something in time, or had no room for it: what was sent meanwhile may not be noted there. */
  wasBlocked = false;
  readonly #browsers: readonly TestBrowser[];
  readonly #tabs: OpenTab[] = [];
  readonly #stale = new Map<string, ReturnType<TestServer["page"]>>();
  #texts = 0;

  constructor(name: string) {
    const devices = ["phone", "laptop"] as const;
    this.#browsers = devices.map((device) => {
      const browser = new TestBrowser(`${name} ${device}`, this.server);
      for (const uid of UIDS) {
        const [finished, entered] = [new Map(), new Map()];
        this.places.push({ browser, name: device, uid, finished, entered, steps: [], seen: new Set() });
      }
      return browser;
    });
  }

  async do(command: Command): Promise<void> {
    this.#pass(1);
    switch (command.kind) {
      case "network":
        this.#browser(command.browser).network = command.network;
        return;
      case "room":
        for (const uid of UIDS) limit(this.#browser(command.browser).database(uid), command.values);
        return;
      case "disconnect":
        for (const uid of UIDS) disconnect(this.#browser(command.browser).database(uid));
        return;
      case "wake":
        this.#browser(command.browser).wake();
        return;
      case "expire":
        this.#browser(command.browser).signedIn = undefined;
        return;
      case "signIn": {
        const browser = this.#browser(command.browser);
        browser.signedIn ??= this.#tabs.find(({ place }) => place.browser === browser)?.place.uid ?? "sky";
        browser.wake();
        return;
      }
      case "switchAccount": {
        const browser = this.#browser(command.browser);
        for (const tab of this.#tabs.filter(({ place }) => place.browser === browser)) this.#end(tab);
        browser.signedIn = browser.signedIn === "sky" ? "sea" : "sky";
        return;
      }
      case "refuse":
        this.#refuse(command.code, command.calls);
        return;
      case "pass":
        // Shorter times than a device may take go by while it does.
        if (command.ms > 5_000) await quiet();
        this.#pass(command.ms);
        return;
      case "quiet":
        await quiet();
        this.#noteWritten();
        return;
      case "openTab":
        await this.#open(this.#browser(command.tab));
        return;
      case "crash":
        this.#end(await this.#tab(command.tab));
        return;
      case "sendDrafts":
        (await this.#tab(command.tab)).answers.sendDrafts(PAGES, CONTEXT);
        return;
      case "finishStep":
        this.#finishStep(await this.#tab(command.tab));
        return;
      default:
        await this.#doInPage(command, await this.#tab(command.tab), at(PAGES, command.page));
    }
  }

  #finishStep({ answers, place, unwritten }: OpenTab): void {
    this.#texts += 1;
    const step = { programId: "um-eng-v2s", stepId: `d1-s${this.#texts}` };
    const after = new Map(place.finished);
    void answers.finishStep(step);
    unwritten.push(() => place.steps.push({ step, after }));
  }

  async #doInPage(command: PageCommand, tab: OpenTab, page: string): Promise<void> {
    const { answers, place } = tab;
    if (command.kind === "restoreOther") {
      if (answers.page(page).other === undefined) return;
      // What was entered gives way because the person wants it.
      await quiet();
      this.#noteWritten();
      answers.restoreOther(page);
      place.entered.delete(page);
      return;
    }
    if (command.kind === "receive" || command.kind === "lateReceive") {
      const key = `${place.uid} ${page}`;
      const stored = this.server.page(place.uid, page);
      const given = command.kind === "receive" ? stored : (this.#stale.get(key) ?? stored);
      this.#stale.set(key, stored);
      answers.receive({ [page]: given });
      this.#noteSeen();
      return;
    }
    const others = this.#tabs.filter((other) => other !== tab && other.place === place);
    if (others.some(({ unwritten }) => unwritten.length > 0)) {
      // Nobody writes in two tabs at the same time.
      await quiet();
      this.#noteWritten();
    }
    this.#texts += 1;
    const number = this.#texts;
    const text = `${place.uid} ${place.name} #${number}`;
    place.seen.add(text);
    if (command.kind === "edit") {
      answers.edit(page, { [MODEL]: text });
      tab.unwritten.push(() => place.entered.set(page, number));
      return;
    }
    const finishing = answers.finishPage(page, { [MODEL]: { state: "answered", value: text } }, CONTEXT);
    tab.unwritten.push(() => {
      place.finished.set(page, Math.max(number, place.finished.get(page) ?? 0));
      place.entered.set(page, number);
    });
    if (command.kind !== "finish" || !command.isAwaited) return;
    await finishing;
    if (answers.storage() === "kept") note(tab);
  }

  /** Everything works again, and each account is opened once more on each device. */
  async end(): Promise<void> {
    await quiet();
    this.#noteWritten();
    for (const tab of [...this.#tabs]) this.#end(tab);
    this.server.refuse = () => undefined;
    for (const browser of this.#browsers) browser.network = "online";
    // Twice, so that each device learns what the other one has sent at last.
    for (const place of [...this.places, ...this.places]) {
      makeRoom(place.browser.database(place.uid));
      place.browser.signedIn = place.uid;
      const { answers } = await this.#open(place.browser);
      await answers.flush(60_000);
      await quiet();
      for (const page of PAGES) answers.receive({ [page]: this.server.page(place.uid, page) });
      await quiet();
    }
  }

  /** What answers of a place are after {@link end}. */
  answersOf(place: Place): Answers {
    const tab = this.#tabs.find((each) => each.place === place);
    if (tab === undefined) throw new Error("not open");
    return tab.answers;
  }

  close(): void {
    for (const tab of [...this.#tabs]) this.#end(tab);
  }

  #browser(index: number): TestBrowser {
    return at(this.#browsers, index);
  }

  async #tab(index: number): Promise<OpenTab> {
    return this.#tabs.length === 0 ? this.#open(this.#browser(index)) : at(this.#tabs, index);
  }

  async #open(browser: TestBrowser): Promise<OpenTab> {
    browser.signedIn ??= "sky";
    const place = this.places.find((each) => each.browser === browser && each.uid === browser.signedIn);
    if (place === undefined) throw new Error("no such place");
    const tab = { ...browser.open(place.uid), place, unwritten: [] };
    this.#tabs.push(tab);
    tab.answers.subscribe(() => this.#noteSeen());
    const loading = tab.answers.load(PAGES);
    await quiet();
    await loading;
    this.#noteSeen();
    return tab;
  }

  #end(tab: OpenTab): void {
    tab.crash();
    this.#tabs.splice(this.#tabs.indexOf(tab), 1);
  }

  #refuse(code: ErrorCode, calls: number): void {
    let left = calls;
    this.server.refuse = () => {
      left -= 1;
      return left >= 0 ? code : undefined;
    };
  }

  #pass(ms: number): void {
    this.server.now += ms;
    for (const browser of this.#browsers) browser.pass(ms);
  }

  #noteWritten(): void {
    for (const tab of this.#tabs) if (tab.answers.storage() === "kept") note(tab);
  }

  #noteSeen(): void {
    for (const { answers, place } of this.#tabs) {
      if (answers.storage() === "blocked") this.wasBlocked = true;
      for (const page of PAGES) {
        const text = textOf(answers.page(page).saved);
        if (text !== undefined) place.seen.add(text);
      }
    }
  }
}

export { PAGES, stepName };

/** The text of a page in a run. */
export function textOf(saved: unknown): string | undefined {
  const text = isPage(saved) ? valuesOf(saved)[MODEL] : undefined;
  return typeof text === "string" ? text : undefined;
}

/** The number of a text: of two, the later one has the higher. */
export function numberOf(text: string | undefined): number {
  return Number(text?.split("#")[1] ?? 0);
}

function isPage(saved: unknown): saved is SavedPage {
  return typeof saved === "object" && saved !== null;
}

function note(tab: OpenTab): void {
  for (const written of tab.unwritten.splice(0)) written();
}

function limit(database: string, values: number | undefined): void {
  if (values === undefined) makeRoom(database);
  else limitRoom(database, values);
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}
