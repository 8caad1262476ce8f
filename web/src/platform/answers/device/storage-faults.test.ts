import type { SavedPage } from "@mindle/domain/content/page-save";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Answers, FinishContext } from "../answers.ts";
import { disconnect, evict, limitRoom, makeRoom } from "../testing/database-faults.ts";
import { quiet, TestBrowser, type TestTab } from "../testing/test-browser.ts";
import { TestServer } from "../testing/test-server.ts";
import { valuesOf } from "./local-state.ts";

const PAGE = "um-eng-v2s.d1-s2.where+um-eng-v2s.d1-s2.where";
const NEXT = "um-eng-v2s.d1-s2.what+um-eng-v2s.d1-s2.what";
const STEP = { programId: "um-eng-v2s", stepId: "d1-s2" };
const CONTEXT: FinishContext = { locale: "ko", version: undefined };

let browsers = 0;
let server: TestServer;
let phone: TestBrowser;
let database: string;
let tabs: TestTab[] = [];

beforeEach(() => {
  browsers += 1;
  server = new TestServer();
  phone = new TestBrowser(`failing phone ${browsers}`, server);
  phone.network = "offline";
  database = phone.database("sky");
  vi.spyOn(console, "warn").mockReturnValue();
});

afterEach(() => {
  for (const tab of tabs) tab.crash();
  tabs = [];
  vi.restoreAllMocks();
});

async function loaded(): Promise<Answers> {
  const tab = phone.open();
  tabs.push(tab);
  await tab.answers.load([PAGE, NEXT]);
  return tab.answers;
}

function answered(text: string): SavedPage {
  return { text: { state: "answered", value: text } };
}

function more(text: string): SavedPage {
  return { more: { state: "answered", value: text } };
}

/** All words of the page that one can still read, and the other answers' too. */
async function readable(): Promise<readonly unknown[]> {
  const { saved, draft, other } = (await loaded()).page(PAGE);
  const pages = [valuesOf(saved ?? {}), draft ?? {}, valuesOf(other?.saved ?? {})];
  return [...new Set(pages.flatMap((values) => Object.values(values)))].sort();
}

/** There is room again: the tab stores what it has, and then the others do. */
async function storeInTurn(first: Answers): Promise<void> {
  await quiet();
  makeRoom(database);
  first.edit(NEXT, { text: "다른 쪽" });
  await quiet();
  phone.pass(60_000);
  await quiet();
}

describe("a device without room", () => {
  test("says so, and answers go on in the page and to the server", async () => {
    const answers = await loaded();
    limitRoom(database, 0);
    answers.edit(PAGE, { text: "글" });
    await vi.waitFor(() => expect(answers.storage()).toBe("blocked"));
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    await answers.finishStep(STEP);
    expect(answers.page(PAGE)).toMatchObject({ saved: answered("글"), state: "waiting" });
    phone.network = "online";
    await answers.flush(5_000);
    expect(answers.unsent()).toBe(0);
    expect(server.page("sky", PAGE).saved).toEqual(answered("글"));
    expect(server.account("sky").finishedSteps).toHaveLength(1);
  });

  test("is tried again, and then has everything", async () => {
    const answers = await loaded();
    limitRoom(database, 0);
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    answers.edit(NEXT, { text: "쓰던 글" });
    await quiet();
    makeRoom(database);
    phone.pass(60_000);
    await vi.waitFor(() => expect(answers.storage()).toBe("kept"));
    const again = await loaded();
    expect(again.page(PAGE).saved).toEqual(answered("글"));
    expect(again.page(NEXT).draft).toEqual({ text: "쓰던 글" });
    expect(again.unsent()).toBe(2);
  });

  describe.each(["the first", "the second"])("of two tabs, %s of which stores first", (name) => {
    let first: Answers;
    let second: Answers;
    let storesFirst: Answers;

    beforeEach(async () => {
      first = await loaded();
      second = await loaded();
      storesFirst = name === "the first" ? first : second;
      limitRoom(database, 0);
    });

    test("keeps what was typed in both", async () => {
      first.edit(PAGE, { text: "먼저" });
      phone.pass(1);
      second.edit(PAGE, { text: "나중" });
      await storeInTurn(storesFirst);
      expect(await readable()).toEqual(["나중", "먼저"]);
    });

    test("keeps all fields that were typed in both", async () => {
      for (const text of ["ㅁ", "먼저"]) first.edit(PAGE, { text });
      first.edit(PAGE, { more: "첫째 칸" });
      phone.pass(1);
      for (const text of ["ㄴ", "나중"]) second.edit(PAGE, { text });
      second.edit(PAGE, { more: "둘째 칸" });
      await storeInTurn(storesFirst);
      expect(await readable()).toEqual(["나중", "둘째 칸", "먼저", "첫째 칸"]);
    });

    test("brings different fields together, and offers nothing", async () => {
      first.edit(PAGE, { text: "먼저" });
      second.edit(PAGE, { more: "나중" });
      await storeInTurn(storesFirst);
      const page = (await loaded()).page(PAGE);
      expect(page).toMatchObject({ draft: { text: "먼저", more: "나중" }, other: undefined });
    });

    test("keeps what was typed in one between typing and finishing in the other", async () => {
      first.edit(PAGE, { text: "ㅁ" });
      phone.pass(1);
      second.edit(PAGE, { text: "다른 글" });
      phone.pass(1);
      await first.finishPage(PAGE, answered("먼저"), CONTEXT);
      await storeInTurn(storesFirst);
      expect(await readable()).toEqual(["다른 글", "먼저"]);
    });

    test("keeps what was typed in one after the other finished the page", async () => {
      await first.finishPage(PAGE, answered("먼저"), CONTEXT);
      phone.pass(1);
      second.edit(PAGE, { text: "나중" });
      await storeInTurn(storesFirst);
      expect(await readable()).toEqual(["나중", "먼저"]);
    });

    test("keeps what both finished, and shows the later", async () => {
      await first.finishPage(PAGE, answered("먼저"), CONTEXT);
      phone.pass(1);
      await second.finishPage(PAGE, answered("나중"), CONTEXT);
      await storeInTurn(storesFirst);
      expect(await readable()).toEqual(["나중", "먼저"]);
      const third = await loaded();
      expect(third.page(PAGE)).toMatchObject({ saved: answered("나중"), draft: undefined });
      phone.network = "online";
      await third.flush(5_000);
      third.receive({ [PAGE]: server.page("sky", PAGE) });
      await quiet();
      expect(await readable()).toEqual(["나중", "먼저"]);
      // Who has seen the words that are offered, and finishes the page, does not want them.
      await third.finishPage(PAGE, answered("셋째"), CONTEXT);
      await quiet();
      expect(await readable()).toEqual(["셋째"]);
    });
  });

  test.each([0, 1])(
    "for more than %i values keeps the draft of a page that it cannot queue",
    async (values) => {
      const tab = phone.open();
      await tab.answers.load([PAGE]);
      tab.answers.edit(PAGE, { text: "글" });
      await quiet();
      limitRoom(database, values);
      await tab.answers.finishPage(PAGE, answered("글"), CONTEXT);
      tab.crash();
      makeRoom(database);
      expect((await loaded()).page(PAGE)).toMatchObject({ saved: null, draft: { text: "글" } });
    },
  );
});

describe("a browser that", () => {
  test("ends the connection is asked for another one", async () => {
    const answers = await loaded();
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    disconnect(database);
    await answers.finishPage(NEXT, answered("다른 글"), CONTEXT);
    expect(answers.storage()).toBe("kept");
    expect((await loaded()).unsent()).toBe(2);
  });

  test("removes what is stored gets it back from the open page", async () => {
    const answers = await loaded();
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    await answers.loadRoute(STEP);
    answers.setRoute(STEP, ["where"]);
    await quiet();
    await evict(database);
    answers.edit(NEXT, { text: "쓰던 글" });
    await quiet();
    const again = await loaded();
    await again.loadRoute(STEP);
    expect(again.page(PAGE)).toMatchObject({ saved: answered("글"), state: "waiting" });
    expect(again.page(NEXT).draft).toEqual({ text: "쓰던 글" });
    expect(again.route(STEP)).toEqual(["where"]);
  });

  test("stores nothing at all is no obstacle", async () => {
    vi.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("storage is blocked", "SecurityError");
    });
    const answers = await loaded();
    expect(answers.storage()).toBe("blocked");
    answers.edit(PAGE, { text: "글" });
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    phone.network = "online";
    await answers.flush(5_000);
    expect(server.page("sky", PAGE).saved).toEqual(answered("글"));
  });

  test("never answers does not hold up the page", async () => {
    vi.spyOn(indexedDB, "open").mockImplementation(() => new IDBOpenDBRequest());
    const tab = phone.open();
    tabs.push(tab);
    const loading = tab.answers.load([PAGE]);
    await quiet();
    phone.pass(1_000);
    await loading;
    expect(tab.answers.storage()).toBe("blocked");
    await tab.answers.finishPage(PAGE, answered("글"), CONTEXT);
    expect(tab.answers.page(PAGE).saved).toEqual(answered("글"));
  });

  test("answers at last, by another connection, and what was entered meanwhile is stored", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const open = vi.spyOn(indexedDB, "open").mockImplementation(() => new IDBOpenDBRequest());
    const tab = phone.open();
    tabs.push(tab);
    const loading = tab.answers.load([PAGE]);
    await quiet();
    phone.pass(1_000);
    await loading;
    await tab.answers.finishPage(PAGE, answered("글"), CONTEXT);
    open.mockRestore();
    for (let seconds = 0; seconds < 120 && tab.answers.storage() === "blocked"; seconds += 10) {
      vi.advanceTimersByTime(10_000);
      phone.pass(10_000);
      await quiet();
    }
    vi.useRealTimers();
    expect(tab.answers.storage()).toBe("kept");
    expect((await loaded()).page(PAGE).saved).toEqual(answered("글"));
  });

  test("answers late keeps what is typed meanwhile, and what was stored before", async () => {
    const before = await loaded();
    before.edit(PAGE, { text: "쓰던 글", more: "다른 칸" });
    await quiet();
    tabs.pop()?.crash();
    phone.pass(60_000);
    const tab = phone.open();
    tabs.push(tab);
    const { answers } = tab;
    // The page is shown without what is stored, because the database takes longer than that.
    answers.edit(PAGE, { text: "ㅅ" });
    answers.edit(PAGE, { text: "새" });
    await answers.load([PAGE]);
    answers.edit(PAGE, { text: "새 글" });
    await quiet();
    for (const each of [answers, await loaded()]) {
      expect(each.page(PAGE).draft).toEqual({ text: "새 글", more: "다른 칸" });
      expect(each.page(PAGE).other).toMatchObject({
        isOwn: true,
        saved: { text: { value: "쓰던 글" }, more: { value: "다른 칸" } },
      });
    }
  });

  test("answers in time keeps nothing of what was seen and typed over", async () => {
    const before = await loaded();
    before.edit(PAGE, { text: "쓰던 글" });
    await quiet();
    phone.pass(60_000);
    const answers = await loaded();
    answers.edit(PAGE, { text: "고친 글" });
    await quiet();
    expect(answers.page(PAGE)).toMatchObject({ draft: { text: "고친 글" }, other: undefined });
  });
});

describe("a clock that is set back", () => {
  test("holds up neither what is typed nor what is finished from then on", async () => {
    const answers = await loaded();
    await answers.finishPage(PAGE, answered("먼저"), CONTEXT);
    await quiet();
    phone.now -= 86_400_000;
    answers.edit(PAGE, { text: "고쳐 씀" });
    await quiet();
    expect(answers.page(PAGE).draft).toEqual({ text: "고쳐 씀" });
    await answers.finishPage(PAGE, answered("나중"), CONTEXT);
    await quiet();
    expect((await loaded()).page(PAGE)).toMatchObject({ saved: answered("나중"), state: "waiting" });
  });

  test("lets a tab take nothing of its own for the words of another one", async () => {
    const answers = await loaded();
    limitRoom(database, 0);
    answers.edit(PAGE, { text: "먼저" });
    phone.now -= 86_400_000;
    answers.edit(PAGE, { more: "나중" });
    await answers.finishPage(PAGE, { ...answered("먼저"), ...more("나중") }, CONTEXT);
    answers.edit(PAGE, { more: "고침" });
    await storeInTurn(answers);
    const page = (await loaded()).page(PAGE);
    expect(page).toMatchObject({ draft: { text: "먼저", more: "고침" }, state: "waiting", other: undefined });
  });

  test("puts nothing aside that is typed and finished before the database answers", async () => {
    const before = await loaded();
    await before.finishPage(PAGE, answered("먼저"), CONTEXT);
    await quiet();
    tabs.pop()?.crash();
    phone.now -= 86_400_000;
    const tab = phone.open();
    tabs.push(tab);
    tab.answers.edit(PAGE, { text: "나" });
    void tab.answers.finishPage(PAGE, answered("나중"), CONTEXT);
    await tab.answers.load([PAGE]);
    await quiet();
    for (const each of [tab.answers, await loaded()]) {
      expect(each.page(PAGE)).toMatchObject({ saved: answered("나중"), state: "waiting" });
      expect(each.page(PAGE).other?.saved).toEqual(answered("먼저"));
    }
  });
});
