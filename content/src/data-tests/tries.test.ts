import { foldedAnswers } from "@mindle/domain/content/folded-answers";
import type { SavedPage } from "@mindle/domain/content/page-save";
import { type AnsweredPage, type ReadPage, readPages } from "@mindle/domain/content/read-pages";
import { writtenPages } from "@mindle/domain/content/written-pages";
import { isPrediction, ownTries } from "@mindle/domain/programme/tries";
import { type Card, NO_CARD } from "@mindle/domain/widgets/hello-card/value";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import { NO_REQUEST, type SlowAnswerValue } from "@mindle/domain/widgets/slow-answer/value";
import { type Envelope, NO_ENVELOPE } from "@mindle/domain/widgets/worry-envelopes/value";
import { expect, test } from "vitest";
import { checkedContent } from "../compile.ts";
import { programmesOf } from "../programmes.ts";

// What the journal tells of acts, from the answers of the programmes as they are written.

const content = await checkedContent();
const programmes = programmesOf(content);

type Answers = Readonly<Record<string, unknown>>;

const SAVED_AT = Date.parse("2026-11-20T09:00:00+09:00");

/** The acts of a programme, by answers as `d5-s1/choice.act`. */
function triesOf(programId: string, answers: Answers, today?: string) {
  return triesIn(programId, pagesOf(programId, answers), today);
}

function triesIn(programId: string, pages: readonly ReadPage[], today = "2026-12-20") {
  const tries = programmes.get(programId)?.tries ?? [];
  return ownTries({ programId, tries, pages, language: "en", today });
}

/** The pages on which these answers were given. */
function pagesOf(programId: string, answers: Answers): readonly ReadPage[] {
  const saved = new Map<string, Record<string, SavedPage[string]>>();
  for (const [place, value] of Object.entries(answers)) {
    const [page = "", model = ""] = place.split(".");
    const [stepId, pageId] = page.split("/");
    const pack = content.pages.packs.find((each) => each.programId === programId && each.stepId === stepId);
    const shown = pack?.afactoryData.find((each) => each.pageId === pageId);
    if (shown === undefined) throw new Error(`no page ${page}`);
    const instance = `${shown.activityId}+${shown.configId}`;
    saved.set(instance, { ...saved.get(instance), [model]: { state: "answered", value } });
  }
  const pages = [...saved.keys()].map((instance): AnsweredPage => {
    const stepId = /d\d-s\d/.exec(instance)?.[0] ?? "";
    return { instance, programId, stepId, savedAt: SAVED_AT };
  });
  return readPages(pages, {
    activities: Object.fromEntries(content.pages.activities),
    configs: Object.fromEntries(content.pages.configs),
    savedOf: (instance) => saved.get(instance) ?? null,
    definitionOf: (type) => WIDGETS[type]?.definition,
    language: "en",
  });
}

const EXPERIMENT: Answers = {
  "d4-s1/rule.fear": "They will all sigh",
  "d4-s4/belief.rule": 80,
  "d5-s1/list.acts": { checked: ["send"], more: [] },
  "d5-s1/ladder.acts": { ratings: { send: 40 } },
  "d5-s1/choice.act": "send",
  "d5-s2/predict.prediction": { checked: ["point"], more: [] },
  "d5-s2/predict.sure": 70,
  "d5-s2/proof.hard": 80,
  "d5-s4/when.day": "tue",
  // A Friday.
  "d5-s4/act.given": "2026-11-20",
};

const OUTCOME: Answers = {
  "d6-s1/outcome-report.done": "bad",
  "d6-s2/outcome.outcome": { checked: [], more: [{ id: "own1", text: "She said it was late" }] },
  "d6-s2/compare.happened": 90,
  "d6-s4/belief.rule": 80,
};

/** What the journal's list by date says of answers, by the places of the answers. */
function listedOf(programId: string, answers: Answers, today: string) {
  const pages = pagesOf(programId, answers);
  const listed = writtenPages(pages, "en", foldedAnswers(triesIn(programId, pages, today)));
  return listed.flatMap((page) => page.answers);
}

test("the list by date says of a sealed prediction that it is folded away, and until when", () => {
  const { "d5-s4/when.day": _day, ...dayless } = EXPERIMENT;
  // It is quoted above this one, too.
  const known = { "d5-s2/proof.know": ["said"] };
  const listed = listedOf("um-eng-v2s", { ...EXPERIMENT, ...known }, "2026-11-23");
  const folded = listed.filter((answer) => answer.folded !== undefined);
  expect(folded.map(({ model, words, folded: until }) => [model, words, until?.day])).toEqual(
    ["prediction", "sure", "hard"].map((model) => [model, "", "2026-11-24"]),
  );
  expect(listed.map(({ model }) => model)).toContain("know");
  expect(JSON.stringify(listed)).not.toContain("Someone will point out");
  const opened = listedOf("um-eng-v2s", { ...EXPERIMENT, ...known }, "2026-11-24");
  expect(opened.every((answer) => answer.folded === undefined)).toBe(true);
  expect(JSON.stringify(opened)).toContain("Someone will point out");
  expect(listedOf("um-eng-v2s", dayless, "2026-12-20")).toContainEqual(
    expect.objectContaining({ model: "prediction", words: "", folded: { day: undefined } }),
  );
});

test("which answers are predictions is known without the rest of the act", () => {
  const predictions = (programId: string, answers: Answers) =>
    writtenPages(pagesOf(programId, answers), "en").flatMap((page) =>
      page.answers
        .filter(({ model }) => isPrediction(programmes.get(programId)?.tries ?? [], page, model))
        .map(({ model }) => model),
    );
  const { "d5-s1/choice.act": _act, ...rest } = EXPERIMENT;
  expect(predictions("um-eng-v2s", rest)).toEqual(["prediction"]);
});

test("a prediction stays sealed until its day: then only topic and day are there", () => {
  const [before] = triesOf("um-eng-v2s", EXPERIMENT, "2026-11-23");
  expect(before).toMatchObject({ topic: "A little less than perfect", day: "2026-11-24", isSealed: true });
  const [on] = triesOf("um-eng-v2s", EXPERIMENT, "2026-11-24");
  expect(on).toMatchObject({ isSealed: false, outcome: undefined });
  expect(on?.words).toMatchObject({ predicted: "Someone will point out what is lacking", sure: "70%" });
  expect(on?.words.happened).toBeUndefined();
});

test("without a day it stays sealed until it is told how it went; “not yet” is no outcome", () => {
  const { "d5-s4/when.day": _day, ...dayless } = EXPERIMENT;
  expect(triesOf("um-eng-v2s", dayless)[0]).toMatchObject({ isSealed: true, day: undefined });
  expect(triesOf("um-eng-v2s", { ...dayless, "d6-s1/outcome-report.done": "yet" })[0]?.isSealed).toBe(true);
  expect(triesOf("um-eng-v2s", { ...dayless, "d6-s1/outcome-report.done": "not" })[0]?.isSealed).toBe(false);
});

test("an outcome that was bad is there as it was, beside what was feared and believed", () => {
  const [act] = triesOf("um-eng-v2s", { ...EXPERIMENT, ...OUTCOME }, "2026-11-22");
  expect(act).toMatchObject({
    isSealed: false,
    outcome: "bad",
    gap: { feared: 80, happened: 90, max: 100 },
    words: {
      act: "Send a message after reading it once",
      feared: "They will all sigh",
      done: "I did it, and felt worse",
      happened: "She said it was late",
      before: "80%",
      after: "80%",
    },
  });
});

test("of several reports the latest counts", () => {
  const earlier = { ...EXPERIMENT, "d6-s1/outcome-report.done": "yet" };
  expect(triesOf("um-eng-v2s", earlier)[0]?.outcome).toBe("yet");
  const act = triesOf("um-eng-v2s", { ...earlier, "d6-s2/unfold.since": "part" })[0];
  expect(act).toMatchObject({ outcome: "part", isSealed: false });
});

test("the date of an act in the next year is the next one", () => {
  const [act] = triesOf(
    "um-eng-v2s",
    {
      "d6-s5/act.act": { size: "once", thing: "ask" },
      "d6-s5/act.given": "2026-12-28",
      "d6-s5/date.month": 1,
      "d6-s5/date.day": 3,
      "d6-s5/guess.prediction": { checked: ["lazy"], more: [] },
    },
    "2027-01-02",
  );
  expect(act).toMatchObject({ day: "2027-01-03", isSealed: true });
});

test("acts are told newest first, with their own days", () => {
  const acts = triesOf("um-eng-v2s", {
    ...EXPERIMENT,
    "d1-s4/act.act": { size: "once" },
    "d1-s4/act.given": "2026-10-01",
    "d8-s5/act.act": "line",
    "d8-s5/act.given": "2026-12-01",
  });
  expect(acts.map(({ topic }) => topic)).toEqual([
    "Taking out the card once",
    "A little less than perfect",
    "Noticing Riggy",
  ]);
});

const REQUEST: SlowAnswerValue = {
  ...NO_REQUEST,
  held: {
    ...{ ...NO_REQUEST.held, role: "boss", what: "work", now: 8, guess: 7, at: "2026-12-01T06:00:00.000Z" },
    dueAt: "2026-12-02T00:00:00.000Z",
  },
  past: [],
};
const { past: _, ...HELD } = REQUEST;
const ANSWERED = {
  ...HELD,
  answer: { ...HELD.answer, choice: "no" as const, by: "said" as const, at: "2026-12-02T01:00:00.000Z" },
  after: { hour: 2, came: "sad" as const, safe: null },
};

test("a request that is held is sealed until its time, and each answered one is an act of its own", () => {
  const real = { "d3-s4/real.a1": { ...REQUEST, past: [ANSWERED, ANSWERED] } };
  const acts = triesOf("pleaser-v1", real, "2026-12-01");
  expect(acts.map(({ isSealed }) => isSealed).toSorted()).toEqual([false, false, true]);
  const answered = acts.filter(({ isSealed }) => !isSealed);
  expect(answered[0]).toMatchObject({
    outcome: "done",
    gap: { feared: 7, happened: 2, max: 10 },
    words: { happened: "They were let down" },
  });
  expect(answered[0]?.words.done).toBeUndefined();
  // Deleting one leaves the others.
  const [, second] = answered;
  expect(second?.answers).toEqual([
    expect.objectContaining({ model: "a1", kept: { ...REQUEST, past: [ANSWERED] } }),
  ]);
});

test("a request that leads to help is no act", () => {
  const apart = { ...NO_REQUEST, held: { ...NO_REQUEST.held, what: "body" }, past: [] };
  expect(triesOf("pleaser-v1", { "d3-s4/real.a1": apart })).toEqual([]);
});

/** A prediction in an envelope that opens on a Tuesday. */
const ENVELOPE: Envelope = {
  sealed: {
    ...{ topic: "uneasy", text: "I won’t sleep", sign: null, sure: 70, cope: 3 },
    ...{ on: "2026-11-20", dueOn: "2026-11-24" },
  },
  opened: NO_ENVELOPE.opened,
  moved: 0,
};
const OPENED: Envelope = {
  ...ENVELOPE,
  opened: { on: "2026-11-24", outcome: "not", met: 8, helped: null },
};

test("a prediction in an envelope is sealed until the envelope’s day, and then stands beside what came of it", () => {
  const tried = { "d3-s2/mild.try": "menu", "d3-s3/act.given": "2026-11-20" };
  const acts = (envelope: Envelope, today: string) =>
    triesOf("jumpy-v1", { ...tried, "d3-s3/seal.e2": { envelopes: [envelope] } }, today);
  expect(acts(ENVELOPE, "2026-11-23")).toMatchObject([{ isSealed: true, day: "2026-11-24" }]);
  const [act] = acts(OPENED, "2026-11-24");
  expect(act).toMatchObject({
    isSealed: false,
    gap: { feared: 7, happened: 2, max: 10 },
    words: { sure: "70%", happened: "It didn’t happen" },
  });
  expect(act?.words.predicted).toContain("I won’t sleep");
});

test("how sure one was stays in an envelope that is not opened, also where the act was reported before", () => {
  const reported = { "d3-s2/mild.try": "menu", "d4-s1/report.done": "done" };
  const [act] = triesOf(
    "jumpy-v1",
    { ...reported, "d3-s3/seal.e2": { envelopes: [ENVELOPE] } },
    "2026-11-22",
  );
  expect(act).toMatchObject({ isSealed: false, outcome: "done" });
  expect(act?.words.sure).toBeUndefined();
  expect(act?.words.predicted).not.toContain("I won’t sleep");
});

test("a worry in an envelope is what was feared, and what came of it is an outcome", () => {
  const [act] = triesOf("jumpy-v1", { "d1-s2/seal.e1": { envelopes: [OPENED] } });
  expect(act).toMatchObject({ isSealed: false, outcome: "done", words: { happened: "It didn’t happen" } });
  expect(act?.words.feared).toContain("I won’t sleep");
  expect(act?.asked).not.toContain("act");
});

test("each worry in an envelope is an act of its own, and deleting one leaves the others and a draft", () => {
  const happened: Envelope = {
    ...OPENED,
    sealed: { ...OPENED.sealed, text: "No answer", on: "2026-11-22" },
    opened: { ...OPENED.opened, outcome: "happened" },
  };
  const waiting: Envelope = {
    ...ENVELOPE,
    sealed: { ...ENVELOPE.sealed, on: "2026-11-23", dueOn: "2026-11-30" },
  };
  const draft: Envelope = { ...NO_ENVELOPE, sealed: { ...NO_ENVELOPE.sealed, topic: "money" } };
  const acts = triesOf(
    "jumpy-v1",
    { "d1-s2/seal.e1": { envelopes: [OPENED, happened, waiting, draft] } },
    "2026-11-25",
  );
  expect(acts.map(({ isSealed, day, words }) => [isSealed, day, words.happened])).toEqual([
    [true, "2026-11-30", undefined],
    [false, undefined, "It happened"],
    [false, undefined, "It didn’t happen"],
  ]);
  expect(acts[1]?.words.feared).toContain("No answer");
  expect(acts.map(({ answers }) => answers)).toEqual(
    [
      [OPENED, happened, draft],
      [OPENED, waiting, draft],
      [happened, waiting, draft],
    ].map((envelopes) => [expect.objectContaining({ model: "e1", kept: { envelopes } })]),
  );
});

test("each hello that was sent is an act of its own, and deleting one leaves the other and a draft", () => {
  const sent = (text: string, on: string): Card => ({
    ...{ ...NO_CARD, role: "work", tone: "formal", text, expect: 3 },
    sent: { on, dueOn: "2026-11-30" },
  });
  const warm: Card = { ...sent("Hello", "2026-11-20"), back: { on: "2026-11-21", came: "warm", met: 8 } };
  const quiet = sent("Hello again", "2026-11-22");
  const draft: Card = { ...NO_CARD, text: "Not yet" };
  const acts = triesOf("shelly-v1", { "d3-s3/card.hello": { cards: [warm, quiet, draft] } });
  expect(acts.map(({ words, gap }) => [words.act, words.happened, gap?.happened])).toEqual([
    [expect.stringContaining("Hello again"), undefined, undefined],
    [expect.stringContaining("Hello"), "A glad answer", 2],
  ]);
  expect(acts.map(({ answers }) => answers)).toEqual(
    [
      [warm, draft],
      [quiet, draft],
    ].map((cards) => [expect.objectContaining({ model: "hello", kept: { cards } })]),
  );
});

test("a sentence with one blank is told whole", () => {
  const [act] = triesOf("flippy-v1", { "d4-s3/night.stop": { move: "water" } });
  expect(act?.words.act).toMatch(/^When the same scene comes round a third time, .+\.$/);
});

test("how willing they were is turned: feared is how unwilling", () => {
  const [act] = triesOf("pleaser-v1", {
    "d5-s3/favour.favour": { who: "passer", what: "way" },
    "d5-s3/willing.willing": 2,
    "d6-s1/report.done": "done",
    "d6-s1/met.met": 9,
  });
  expect(act?.gap).toEqual({ feared: 8, happened: 1, max: 10 });
});

test("an answer that two acts tell stays with the other one", () => {
  const rule = { when: "refuse", fear: "dislike" };
  const no = {
    "d1-s2/rule.rule": rule,
    "d4-s1/no.no": "leaflet",
    "d4-s1/noes.noes": { checked: ["leaflet"], more: [] },
    "d4-s1/noes.size": { ratings: { leaflet: 30 } },
  };
  const models = (answers: Answers) =>
    triesOf("pleaser-v1", answers)
      .filter(({ topic }) => topic === "One small no")
      .flatMap((act) => act.answers.map(({ model }) => model));
  expect(models(no)).toContain("rule");
  expect(models({ ...no, "d6-s4/act.act": { day: "mon", time: "noon" } })).not.toContain("rule");
});

test("who sealed nothing and only notices finds that act in the journal, and nothing of an envelope", () => {
  const acts = triesOf("jumpy-v1", {
    "d1-s3/act.notice": { when: "bed" },
    "d1-s3/act.given": "2026-11-20",
    "d2-s1/report.done": "part",
  });
  expect(acts).toMatchObject([
    {
      topic: "Noticing Jumpy when my hand moves",
      outcome: "part",
      words: { act: "When my hand moves in bed, I’ll think “there’s Jumpy”." },
    },
  ]);
});

test("a worry that was opened is not said to wait for a report, since none is asked for", () => {
  const sealed = { ...NO_ENVELOPE.sealed, topic: "money", on: "2026-11-10", dueOn: "2026-11-17" };
  const worry = (outcome: "happened" | null) => {
    const envelope = { ...NO_ENVELOPE, sealed, opened: { ...NO_ENVELOPE.opened, outcome } };
    return triesOf("jumpy-v1", { "d1-s2/seal.e1": { envelopes: [envelope] } });
  };
  expect(worry("happened")).toMatchObject([{ outcome: "done", words: { happened: "It happened" } }]);
  expect(worry(null)).toMatchObject([{ outcome: undefined }]);
});
