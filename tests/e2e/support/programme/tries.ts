import { DAY_MS, seoulDay } from "@mindle/domain/time";
import { NO_REQUEST, type SlowAnswerValue } from "@mindle/domain/widgets/slow-answer/value";
import { newAccount, type TestAccount } from "../account/accounts.ts";
import { storePages } from "./journal.ts";
import { storeProgramme } from "./programmes.ts";

export const OUTCOME = "팀장이 고맙다고만 했어요";
export const SEALED = "다들 한숨을 쉴 거예요";
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

/** A request that was held and answered, how uneasy it was guessed to be, and was. */
function request(daysAgo: number, guess: number, hour: number) {
  const at = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
  return {
    held: { ...{ ...NO_REQUEST.held, role: "boss", what: "work", now: 8, guess, at }, dueAt: at },
    answer: { ...NO_REQUEST.answer, choice: "no" as const, by: "said" as const, at },
    after: { hour, came: hour > guess ? ("angry" as const) : ("fine" as const), safe: null },
    moved: 0,
  };
}

/** Someone who has tried things in two programmes: six of the acts with numbers, one that hurt, and one that is still sealed. */
export async function newTrier(): Promise<TestAccount> {
  const account = await newAccount();
  const { uid } = account;
  const now = Date.now();
  await storeProgramme(uid, { openedAt: now - 60 * DAY_MS, finished: ["d1-s1"] });
  await storeProgramme(uid, { programId: "pleaser-v1", openedAt: now - 50 * DAY_MS, finished: ["d1-s1"] });
  await storePages(
    uid,
    "um-eng-v2s",
    {
      "d1-s4.days": { days: ["mon", "thu"] },
      "d1-s4.act": {
        act: { day: "mon", moment: "lunch", thing: "send" },
        given: seoulDay(now - 40 * DAY_MS),
      },
      "d2-s1.report": { done: "part" },
      "d4-s1.rule": { fear: "성의 없다고 할까 봐 겁났어요" },
      "d4-s4.belief": { rule: 80, guideline: 20 },
      "d5-s1.list": { acts: { checked: ["send"], more: [] } },
      "d5-s1.ladder": { acts: { ratings: { send: 40 } } },
      "d5-s1.choice": { act: "send" },
      "d5-s2.predict": { prediction: { checked: ["point"], more: [] }, sure: 70 },
      "d5-s2.proof": { hard: 80 },
      "d5-s4.when": { day: "tue" },
      "d5-s4.act": { given: seoulDay(now - 20 * DAY_MS) },
      "d6-s1.outcome-report": { done: "done" },
      "d6-s2.outcome": { outcome: { checked: [], more: [{ id: "cameown1", text: OUTCOME }] } },
      "d6-s2.compare": { happened: 30 },
      "d6-s4.belief": { rule: 60, guideline: 60 },
    },
    now - 20 * DAY_MS,
  );
  const past = [request(12, 7, 3), request(9, 8, 8), request(7, 6, 2), request(5, 5, 1)];
  const { past: _, ...last }: SlowAnswerValue = { ...request(3, 4, 9), past: [] };
  const inTwoDays = WEEKDAYS[new Date(`${seoulDay(now + 2 * DAY_MS)}T00:00:00Z`).getUTCDay()];
  await storePages(
    uid,
    "pleaser-v1",
    {
      "d3-s4.real": { a1: { ...last, past } },
      "d4-s1.noes": {
        noes: { checked: ["leaflet"], more: [] },
        size: { ratings: { leaflet: 30 } },
      },
      "d4-s1.no": { no: "leaflet" },
      "d4-s3.guess": { prediction: { checked: [], more: [{ id: "sealed01", text: SEALED }] }, sure: 60 },
      "d4-s3.act": { act: { day: inTwoDays, time: "noon" }, given: seoulDay(now) },
    },
    now - DAY_MS,
  );
  return account;
}
