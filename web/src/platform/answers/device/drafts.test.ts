import { deleteDB } from "idb";
import { describe, expect, test, vi } from "vitest";
import type { Answers } from "../answers.ts";
import { quiet, type TestBrowser } from "../testing/test-browser.ts";
import {
  answered,
  CONTEXT,
  laptop,
  loaded,
  NEXT,
  openTab,
  PAGE,
  pass,
  phone,
  server,
} from "../testing/two-browsers.ts";

/** Loads the answers, and takes in what the server has, as opening the step does. */
async function opened(browser: TestBrowser): Promise<Answers> {
  const answers = await loaded(browser);
  receive(answers);
  return answers;
}

function receive(answers: Answers): void {
  answers.receive({ [PAGE]: server.page("sky", PAGE) });
}

/** Writes in a page and leaves it. */
async function leave(answers: Answers, text: string): Promise<void> {
  answers.edit(PAGE, { text });
  answers.sendDrafts([PAGE], CONTEXT);
  await vi.waitFor(() => expect(answers.unsent()).toBe(0));
}

describe("a draft", () => {
  test("is sent for other devices, and stays unfinished", async () => {
    const answers = await loaded(phone);
    answers.edit(PAGE, { text: "쓰던 글" });
    answers.sendDrafts([PAGE, NEXT], CONTEXT);
    answers.sendDrafts([PAGE, NEXT], CONTEXT);
    await vi.waitFor(() => expect(answers.unsent()).toBe(0));
    expect(server.account("sky").log).toHaveLength(1);
    expect(answers.page(PAGE)).toMatchObject({ saved: null, draft: { text: "쓰던 글" }, state: "sent" });
    receive(answers);
    expect(answers.page(PAGE)).toMatchObject({ draft: { text: "쓰던 글" }, other: undefined });
  });

  test("never takes the place of a finished page that waits", async () => {
    phone.network = "offline";
    const answers = await loaded(phone);
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    answers.edit(PAGE, { text: "글 둘" });
    answers.sendDrafts([PAGE], CONTEXT);
    phone.network = "online";
    await answers.flush(5_000);
    await vi.waitFor(() => expect(answers.unsent()).toBe(0));
    expect(server.page("sky", PAGE)).toMatchObject({
      saved: answered("글"),
      draft: { saved: { text: { value: "글 둘" } } },
    });
  });
});

describe("a draft that the server holds", () => {
  test("is gone on with where nothing was entered, and is not sent again", async () => {
    await leave(await loaded(phone), "쓰던 글");
    const other = await opened(laptop);
    expect(other.page(PAGE)).toMatchObject({ draft: { text: "쓰던 글" }, other: undefined, state: "sent" });
    expect(other.unsent()).toBe(0);
    other.sendDrafts([PAGE], CONTEXT);
    await quiet();
    expect(server.account("sky").log).toHaveLength(1);
    // Also after a reload.
    expect((await opened(laptop)).page(PAGE)).toMatchObject({
      draft: { text: "쓰던 글" },
      other: undefined,
    });
  });

  test("is in its field again after a sign-out and a sign-in", async () => {
    const tab = openTab(phone);
    const { answers } = tab;
    await answers.load([PAGE, NEXT]);
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    await answers.flush(5_000);
    await pass(1_000);
    await leave(answers, "글 둘");
    tab.crash();
    await deleteDB(phone.database("sky"));

    const again = await opened(phone);
    expect(again.page(PAGE)).toMatchObject({
      saved: answered("글"),
      draft: { text: "글 둘" },
      revision: 1,
      other: undefined,
    });
    await pass(1_000);
    await again.finishPage(PAGE, answered("글 셋"), CONTEXT);
    await again.flush(5_000);
    expect(again.page(PAGE)).toMatchObject({ saved: answered("글 셋"), draft: undefined, other: undefined });
    expect(server.page("sky", PAGE)).toMatchObject({ saved: answered("글 셋"), revision: 2 });
    expect(server.page("sky", PAGE)).not.toHaveProperty("other");
  });

  test("is followed until something is entered", async () => {
    const writer = await loaded(phone);
    await leave(writer, "하나");
    const reader = await opened(laptop);
    await pass(1_000);
    await leave(writer, "둘");
    receive(reader);
    expect(reader.page(PAGE)).toMatchObject({ draft: { text: "둘" }, other: undefined });

    reader.edit(PAGE, { text: "내 글" });
    await pass(1_000);
    await leave(writer, "셋");
    receive(reader);
    expect(reader.page(PAGE)).toMatchObject({
      draft: { text: "내 글" },
      other: { saved: { text: { value: "셋" } }, isOwn: false },
    });
  });

  test("does not come back where its writer has taken it back", async () => {
    const answers = await loaded(phone);
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    await answers.flush(5_000);
    receive(answers);
    await pass(1_000);
    await leave(answers, "글 둘");
    answers.edit(PAGE, { text: "글" });
    await quiet();
    expect((await opened(phone)).page(PAGE)).toMatchObject({ draft: undefined, other: undefined });
  });

  test("gives way to the finished page", async () => {
    const writer = await loaded(phone);
    await leave(writer, "쓰던 글");
    const reader = await opened(laptop);
    await pass(1_000);
    await writer.finishPage(PAGE, answered("다 쓴 글"), CONTEXT);
    await writer.flush(5_000);
    receive(reader);
    expect(reader.page(PAGE)).toMatchObject({
      saved: answered("다 쓴 글"),
      draft: undefined,
      revision: 1,
      other: undefined,
    });
  });

  test("is offered beside answers that were written on this device", async () => {
    const writer = await loaded(phone);
    const finisher = await loaded(laptop);
    await finisher.finishPage(PAGE, answered("다 쓴 글"), CONTEXT);
    await finisher.flush(5_000);
    await pass(1_000);
    receive(writer);
    await leave(writer, "쓰던 글");
    receive(finisher);
    expect(finisher.page(PAGE)).toMatchObject({
      saved: answered("다 쓴 글"),
      draft: undefined,
      other: { saved: { text: { value: "쓰던 글" } }, isOwn: false },
    });
    finisher.restoreOther(PAGE);
    expect(finisher.page(PAGE)).toMatchObject({
      draft: { text: "쓰던 글" },
      other: { saved: answered("다 쓴 글"), isOwn: true },
    });
  });

  test("is offered beside what was entered before it came", async () => {
    await leave(await loaded(phone), "쓰던 글");
    const other = await loaded(laptop);
    other.edit(PAGE, { text: "내 글" });
    receive(other);
    expect(other.page(PAGE)).toMatchObject({
      draft: { text: "내 글" },
      other: { saved: { text: { value: "쓰던 글" } } },
    });
  });
});
