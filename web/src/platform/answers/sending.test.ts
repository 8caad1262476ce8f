import type { SavedPage } from "@mindle/domain/content/page-save";
import { DAY_MS, MINUTE_MS } from "@mindle/domain/time";
import { describe, expect, test, vi } from "vitest";
import type { Answers } from "./answers.ts";
import { quiet } from "./testing/test-browser.ts";
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
} from "./testing/two-browsers.ts";

const STEP = { programId: "um-eng-v2s", stepId: "d1-s2" };

function textsOf(uid = "sky"): readonly unknown[] {
  return server.account(uid).saves.map(({ page }) => page.saved);
}

describe("an answer", () => {
  test("is sent once its page is finished, and is then saved", async () => {
    const answers = await loaded(phone);
    await answers.finishPage(PAGE, answered("글"), { locale: "en", version: 2 });
    expect(answers.page(PAGE).state).toBe("waiting");
    await answers.flush(5_000);
    expect(answers.page(PAGE)).toMatchObject({ saved: answered("글"), revision: 1, state: "sent" });
    expect(answers.unsent()).toBe(0);
    const [save] = server.account("sky").saves;
    expect(save).toMatchObject({ instance: PAGE, page: { baseRevision: 0, locale: "en", version: 2 } });
    expect(save?.page).not.toHaveProperty("draft");
  });

  test("that waited for a connection counts as of when it was written", async () => {
    phone.network = "offline";
    const answers = await loaded(phone);
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    const writtenAt = server.now;
    await pass(3 * MINUTE_MS);
    phone.network = "online";
    phone.wake();
    await answers.flush(5_000);
    expect(server.page("sky", PAGE)).toMatchObject({ saved: answered("글"), savedAt: writtenAt });
  });

  test("whose confirmation was lost is sent again, and is saved once", async () => {
    phone.network = "answers are lost";
    const answers = await loaded(phone);
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    await answers.flush(5_000);
    // Changed before it is known to be there: another change, on the base of that.
    await answers.finishPage(PAGE, answered("글 둘"), CONTEXT);
    await answers.flush(5_000);
    phone.network = "online";
    await answers.flush(5_000);
    expect(textsOf()).toEqual([answered("글"), answered("글 둘")]);
    expect(server.account("sky").saves.map(({ page }) => page.baseRevision)).toEqual([0, 1]);
    expect(server.page("sky", PAGE).other).toBeUndefined();
  });

  test("that was on its way when the tab ended is saved once by the next one", async () => {
    phone.network = "answers are lost";
    const tab = openTab(phone);
    await tab.answers.load([PAGE]);
    await tab.answers.finishPage(PAGE, answered("글"), CONTEXT);
    await vi.waitFor(() => expect(textsOf()).toHaveLength(1));
    tab.crash();
    phone.network = "online";
    const answers = await loaded(phone);
    await answers.flush(5_000);
    expect(textsOf()).toEqual([answered("글")]);
    expect(answers.page(PAGE)).toMatchObject({ revision: 1, state: "sent" });
  });

  test("is sent by one of several tabs", async () => {
    phone.network = "offline";
    const [one, two] = [await loaded(phone), await loaded(phone)];
    await one.finishPage(PAGE, answered("글"), CONTEXT);
    await two.finishPage(NEXT, answered("다른 글"), CONTEXT);
    phone.network = "online";
    phone.wake();
    await Promise.all([one.flush(5_000), two.flush(5_000)]);
    expect(server.account("sky").log).toHaveLength(2);
    await vi.waitFor(() => expect(one.unsent() + two.unsent()).toBe(0));
  });

  test("waits longer after each failure", async () => {
    const answers = await loaded(phone);
    const refuse = vi.fn(() => "resource-exhausted" as const);
    server.refuse = refuse;
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    await answers.flush(5_000);
    await quiet();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      refuse.mockClear();
      const wait = phone.untilTimer();
      await pass(wait);
      await quiet();
      expect(refuse).toHaveBeenCalledOnce();
      waits.push(wait);
    }
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(1_000 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(2_000 * 2 ** index);
    }
  });

  test("beyond what is taken in a day stays on the device, which says so, and is sent on the next one", async () => {
    const answers = await loaded(phone);
    const told: boolean[] = [];
    answers.subscribe(() => told.push(answers.isDayFull()));
    server.refuse = () => "resource-exhausted";
    server.retryAfterSeconds = 20 * 60 * 60;
    await answers.finishPage(PAGE, answered("긴 글"), CONTEXT);
    await answers.finishPage(NEXT, answered("다음 글"), CONTEXT);
    await answers.flush(5_000);
    expect(answers.isDayFull()).toBe(true);
    expect(told).toContain(true);
    expect(answers.page(PAGE).state).toBe("waiting");
    // The tab is closed, and the device keeps the words.
    server.refuse = () => undefined;
    const next = await loaded(phone);
    await next.flush(5_000);
    expect(textsOf()).toEqual([answered("긴 글"), answered("다음 글")]);
    expect([next.isDayFull(), next.unsent()]).toEqual([false, 0]);
  });

  test("beyond the limit of a minute is only late", async () => {
    const answers = await loaded(phone);
    server.refuse = () => "resource-exhausted";
    server.retryAfterSeconds = 40;
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    await answers.flush(5_000);
    expect(answers.isDayFull()).toBe(false);
  });

  test("that will not be taken is set aside, and can be copied", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    server.refuse = (_, instance) => (instance === PAGE ? "invalid-argument" : undefined);
    const answers = await loaded(phone);
    await answers.finishPage(PAGE, answered("안 되는 글"), CONTEXT);
    await answers.finishPage(NEXT, answered("되는 글"), CONTEXT);
    await answers.flush(5_000);
    expect(answers.page(PAGE).state).toBe("refused");
    expect(answers.page(NEXT).state).toBe("sent");
    expect(answers.unsentPages()).toEqual([{ instance: PAGE, values: [{ text: "안 되는 글" }] }]);
    expect((await loaded(phone)).page(PAGE).state).toBe("refused");
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();

    server.refuse = () => undefined;
    await answers.finishPage(PAGE, answered("고친 글"), CONTEXT);
    await answers.flush(5_000);
    expect(textsOf()).toEqual([answered("되는 글"), answered("고친 글")]);
    expect(answers.unsent()).toBe(0);
  });
});

describe("a device whose clock was set back by days since, where the programme has closed meanwhile", () => {
  async function finishAndSetBack(): Promise<Answers> {
    phone.network = "offline";
    const answers = await loaded(phone);
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    await answers.finishStep(STEP);
    await pass(2 * DAY_MS);
    const closedAt = server.now - DAY_MS;
    server.refuse = (path, _instance, ageMs) =>
      path !== "read" && server.now - ageMs >= closedAt ? "permission-denied" : undefined;
    phone.now -= 5 * DAY_MS;
    phone.network = "online";
    phone.wake();
    await answers.flush(5_000);
    return answers;
  }

  test("sends its page and its step, as old as they may be", async () => {
    const answers = await finishAndSetBack();
    expect(textsOf()).toEqual([answered("글")]);
    expect(server.account("sky").finishedSteps).toEqual([`${STEP.programId}/${STEP.stepId}`]);
    expect(answers.page(PAGE).state).toBe("sent");
    expect(answers.unsent()).toBe(0);
  });

  test("does so only where its clock contradicts itself", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const answers = await loaded(phone);
    server.refuse = () => "permission-denied";
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    await answers.flush(5_000);
    expect(answers.page(PAGE).state).toBe("refused");
    warn.mockRestore();
  });
});

describe("a step", () => {
  test("is finished after the pages before it, and a reminder counts from when it was wanted", async () => {
    phone.network = "offline";
    const answers = await loaded(phone);
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    await answers.finishStep(STEP);
    await answers.remind({ ...STEP, id: "letter", days: 7 });
    const wantedAt = server.now;
    await pass(2 * MINUTE_MS);
    phone.network = "online";
    await answers.flush(5_000);
    const { log, reminders } = server.account("sky");
    expect(log.slice(1)).toEqual(["um-eng-v2s/d1-s2", "letter"]);
    expect([...reminders.values()]).toEqual([wantedAt + 7 * DAY_MS]);
    expect(answers.finishedSteps(STEP.programId)).toEqual([STEP.stepId]);
    expect(answers.unsent()).toBe(0);
  });
});

describe("a harm", () => {
  test("is counted after what was queued before, and holds up no sign-out", async () => {
    phone.network = "offline";
    const answers = await loaded(phone);
    await answers.reportHarm("um-eng-v2s", "stopped");
    await answers.reportHarm("um-eng-v2s", "worse");
    expect(answers.unsent()).toBe(0);
    phone.network = "online";
    await answers.flush(5_000);
    expect(server.account("sky").harms).toEqual(["um-eng-v2s stopped", "um-eng-v2s worse"]);
  });

  test("that the server refuses is not kept", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    server.refuse = (path) => (path === "reportHarm" ? "not-found" : undefined);
    const answers = await loaded(phone);
    await answers.reportHarm("gone", "stopped");
    await answers.flush(5_000);
    server.refuse = () => undefined;
    await answers.flush(5_000);
    expect(server.account("sky").harms).toEqual([]);
    warn.mockRestore();
  });
});

describe("a deletion", () => {
  const BOTH: SavedPage = {
    text: { state: "answered", value: "글" },
    more: { state: "answered", value: "또" },
  };
  const REST: SavedPage = { more: { state: "answered", value: "또" } };

  test("is done here at once, and on the server after what was queued before", async () => {
    const answers = await loaded(phone);
    await answers.finishPage(PAGE, BOTH, CONTEXT);
    await answers.flush(5_000);
    phone.network = "offline";
    await answers.removeAnswers(PAGE, { text: {} });
    expect(answers.page(PAGE).saved).toEqual(REST);
    expect(answers.waitingRemovals()).toBe(1);
    // It is no answer.
    expect(answers.unsent()).toBe(0);
    // What the server answers meanwhile does not bring it back.
    answers.receive({ [PAGE]: server.page("sky", PAGE) });
    expect(answers.page(PAGE).saved).toEqual(REST);
    phone.network = "online";
    await answers.flush(5_000);
    expect(answers.waitingRemovals()).toBe(0);
    expect(server.page("sky", PAGE)).toMatchObject({ saved: REST, revision: 2 });
    expect(answers.page(PAGE)).toMatchObject({ saved: REST, revision: 2, state: "sent" });
  });

  test("takes from what was never sent, and from unfinished input, too", async () => {
    phone.network = "offline";
    const answers = await loaded(phone);
    await answers.finishPage(PAGE, BOTH, CONTEXT);
    answers.edit(PAGE, { text: "글 둘" });
    await answers.removeAnswers(PAGE, { text: {} });
    expect(answers.page(PAGE)).toMatchObject({ saved: REST, draft: undefined });
    phone.network = "online";
    await answers.flush(5_000);
    expect(textsOf()).toEqual([REST]);
    expect(server.page("sky", PAGE).saved).toEqual(REST);
    // Nothing but the deleted answer was entered.
    expect(answers.page(PAGE).draft).toBeUndefined();
    expect(answers.unsent()).toBe(0);
  });

  test("of a part leaves the rest, also where its answer was lost on the way", async () => {
    const answers = await loaded(phone);
    await answers.finishPage(PAGE, BOTH, CONTEXT);
    await answers.flush(5_000);
    phone.network = "answers are lost";
    await answers.removeAnswers(PAGE, { text: { kept: "반" } });
    await answers.flush(5_000);
    phone.network = "online";
    await answers.flush(5_000);
    const rest = { ...BOTH, text: { state: "answered", value: "반" } };
    expect(server.page("sky", PAGE)).toMatchObject({ saved: rest, revision: 2 });
    expect(answers.page(PAGE)).toMatchObject({ saved: rest, revision: 2 });
  });

  test("asked for while a save is on its way takes what that save brings, not what is written after it", async () => {
    const answers = await loaded(phone);
    phone.network = "answers are lost";
    await answers.finishPage(PAGE, BOTH, CONTEXT);
    await answers.flush(5_000);
    await answers.removeAnswers(PAGE, { text: {} });
    await answers.finishPage(PAGE, { ...REST, text: { state: "answered", value: "새 글" } }, CONTEXT);
    // The save had been longer on its way than the person took to delete the answer.
    const stored = server.account("sky").pages.get(PAGE);
    const late = { savedJson: JSON.stringify(BOTH), savedAt: server.now + MINUTE_MS };
    server.account("sky").pages.set(PAGE, { revision: stored?.revision ?? 0, saved: late });
    await pass(2 * MINUTE_MS);
    phone.network = "online";
    const texts: string[] = [];
    server.refuse = (path) => {
      if (path === "save") texts.push(JSON.stringify(server.page("sky", PAGE).saved));
      return undefined;
    };
    await answers.flush(5_000);
    server.refuse = () => undefined;
    // At the repeat of the first save, and at the second one.
    expect(texts).toEqual([JSON.stringify(BOTH), JSON.stringify(REST)]);
    expect(server.page("sky", PAGE).saved).toMatchObject({ ...REST, text: { value: "새 글" } });
  });

  test("asked for while unfinished input is on its way is not undone by its answer", async () => {
    const answers = await loaded(phone);
    answers.edit(PAGE, { text: "글", more: "또" });
    answers.sendDrafts([PAGE], CONTEXT);
    await vi.waitFor(() => expect(server.account("sky").log).toHaveLength(1));
    await answers.removeAnswers(PAGE, { text: {} });
    await answers.flush(5_000);
    expect(JSON.stringify(server.page("sky", PAGE))).not.toContain("글");
    expect(answers.page(PAGE).draft).toEqual({ more: "또" });
    expect(answers.unsent()).toBe(0);
  });

  test("holds against what another device wrote before it and sends later", async () => {
    const [one, other] = [await loaded(phone), await loaded(laptop)];
    await one.finishPage(PAGE, BOTH, CONTEXT);
    await one.flush(5_000);
    other.receive({ [PAGE]: server.page("sky", PAGE) });
    laptop.network = "offline";
    await other.finishPage(PAGE, { ...BOTH, more: { state: "answered", value: "더" } }, CONTEXT);
    await pass(MINUTE_MS);
    await one.removeAnswers(PAGE, { text: {} });
    await one.flush(5_000);
    await pass(40 * DAY_MS);
    laptop.network = "online";
    await other.flush(5_000);
    expect(JSON.stringify(server.page("sky", PAGE))).not.toContain("글");
    expect(JSON.stringify(server.page("sky", PAGE))).toContain("더");
    expect(JSON.stringify(other.page(PAGE))).not.toContain("글");
    // What is written there in sight of that is a new answer.
    await other.finishPage(PAGE, BOTH, CONTEXT);
    await other.flush(5_000);
    expect(server.page("sky", PAGE).saved).toEqual(BOTH);
  });

  test("of a part leaves what another device has added or deleted since, which is then known here", async () => {
    const [one, other] = [await loaded(phone), await loaded(laptop)];
    await one.finishPage(PAGE, answered("하나 둘 셋"), CONTEXT);
    await one.flush(5_000);
    other.receive({ [PAGE]: server.page("sky", PAGE) });
    await other.finishPage(PAGE, answered("하나 둘 셋 넷"), CONTEXT);
    await other.flush(5_000);
    await one.removeAnswers(PAGE, { text: { kept: "둘 셋" } });
    expect(one.page(PAGE).saved).toEqual(answered("둘 셋"));
    await one.flush(5_000);
    expect(server.page("sky", PAGE).saved).toEqual(answered("하나 둘 셋 넷"));
    const left = { saved: answered("둘 셋"), isOwn: true };
    expect(one.page(PAGE)).toMatchObject({ saved: answered("하나 둘 셋 넷"), revision: 2, other: left });
    // Two in a row, the second one of what the first one has left.
    phone.network = "offline";
    await one.removeAnswers(PAGE, { text: { kept: "둘 셋 넷" } });
    await one.removeAnswers(PAGE, { text: { kept: "셋 넷" } });
    phone.network = "online";
    await one.flush(5_000);
    expect(server.page("sky", PAGE).saved).toEqual(answered("셋 넷"));
  });

  test("reaches the other device with the next look", async () => {
    const [one, other] = [await loaded(phone), await loaded(laptop)];
    await one.finishPage(PAGE, BOTH, CONTEXT);
    await one.flush(5_000);
    other.receive({ [PAGE]: server.page("sky", PAGE) });
    await one.removeAnswers(PAGE, { text: {} });
    await one.flush(5_000);
    other.receive({ [PAGE]: server.page("sky", PAGE) });
    expect(other.page(PAGE)).toMatchObject({ saved: REST, other: undefined });
  });
});

describe("two devices", () => {
  test("the later answers win, the other ones stay readable and can be taken back", async () => {
    phone.network = "offline";
    const [onPhone, onLaptop] = [await loaded(phone), await loaded(laptop)];
    const start = server.now;
    await onPhone.finishPage(PAGE, answered("전화에서"), CONTEXT);
    await pass(MINUTE_MS);
    await onLaptop.finishPage(PAGE, answered("노트북에서"), CONTEXT);
    await onLaptop.flush(5_000);
    phone.network = "online";
    await onPhone.flush(5_000);
    expect(onPhone.page(PAGE)).toMatchObject({
      saved: answered("노트북에서"),
      other: { saved: answered("전화에서"), savedAt: start, isOwn: true },
      state: "sent",
    });
    // Also once it is known, and read again.
    onPhone.receive({ [PAGE]: server.page("sky", PAGE) });
    expect(onPhone.page(PAGE).other).toMatchObject({ isOwn: true });

    onPhone.restoreOther(PAGE);
    expect(onPhone.page(PAGE)).toMatchObject({
      draft: { text: "전화에서" },
      other: { saved: answered("노트북에서"), savedAt: start + MINUTE_MS, isOwn: false },
    });
    await pass(MINUTE_MS);
    await onPhone.finishPage(PAGE, answered("전화에서"), CONTEXT);
    await onPhone.flush(5_000);
    expect(server.page("sky", PAGE).saved).toEqual(answered("전화에서"));
  });

  test("answers that are sent first and written first are kept beside those that replace them", async () => {
    const [onPhone, onLaptop] = [await loaded(phone), await loaded(laptop)];
    await onLaptop.finishPage(PAGE, answered("노트북에서"), CONTEXT);
    await onLaptop.flush(5_000);
    await pass(MINUTE_MS);
    await onPhone.finishPage(PAGE, answered("전화에서"), CONTEXT);
    await onPhone.flush(5_000);
    expect(onPhone.page(PAGE)).toMatchObject({
      saved: answered("전화에서"),
      revision: 2,
      other: { saved: answered("노트북에서"), isOwn: false },
    });
    onLaptop.receive({ [PAGE]: server.page("sky", PAGE) });
    expect(onLaptop.page(PAGE)).toMatchObject({
      saved: answered("전화에서"),
      other: { saved: answered("노트북에서"), isOwn: true },
    });
  });

  test("a draft is shown before a newer save, and is no edit of it", async () => {
    const [onPhone, onLaptop] = [await loaded(phone), await loaded(laptop)];
    onPhone.edit(PAGE, { text: "쓰던 글" });
    await onLaptop.finishPage(PAGE, answered("노트북에서"), CONTEXT);
    await onLaptop.flush(5_000);
    onPhone.receive({ [PAGE]: server.page("sky", PAGE) });
    expect(onPhone.page(PAGE)).toMatchObject({
      saved: null,
      draft: { text: "쓰던 글" },
      revision: 0,
      other: { saved: answered("노트북에서"), isOwn: false },
    });
    await pass(MINUTE_MS);
    await onPhone.finishPage(PAGE, answered("다 쓴 글"), CONTEXT);
    await onPhone.flush(5_000);
    expect(server.page("sky", PAGE)).toMatchObject({
      saved: answered("다 쓴 글"),
      other: { saved: answered("노트북에서") },
    });
  });

  test("what the server had before this device's last save is not taken in", async () => {
    const answers = await loaded(phone);
    const before = server.page("sky", PAGE);
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    await answers.flush(5_000);
    answers.receive({ [PAGE]: before });
    expect(answers.page(PAGE)).toMatchObject({ saved: answered("글"), revision: 1 });
  });

  test("answers whose confirmation was lost are not taken for those of another device", async () => {
    phone.network = "answers are lost";
    const answers = await loaded(phone);
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    await answers.flush(5_000);
    answers.receive({ [PAGE]: server.page("sky", PAGE) });
    expect(answers.page(PAGE)).toMatchObject({ saved: answered("글"), other: undefined, state: "waiting" });
  });
});

describe("accounts", () => {
  test("answers wait for a sign-in, and never go to another account", async () => {
    phone.signedIn = undefined;
    const answers = await loaded(phone);
    await answers.finishPage(PAGE, answered("글"), CONTEXT);
    await answers.flush(5_000);
    phone.signedIn = "sea";
    await answers.flush(5_000);
    expect(answers.page(PAGE).state).toBe("waiting");
    phone.signedIn = "sky";
    phone.wake();
    await vi.waitFor(() => expect(answers.page(PAGE).state).toBe("sent"));
    expect(textsOf("sea")).toEqual([]);
    expect(textsOf()).toEqual([answered("글")]);
  });
});
