import type { OwnTry } from "@mindle/domain/programme/tries";
import { answersAll } from "@mindle/domain/testing/answers";
import fc from "fast-check";
import i18next from "i18next";
import { beforeAll, describe, expect, test } from "vitest";
import { loadNamespaces, setLanguage, startI18n } from "../../i18n/i18n.ts";
import type { UserDocuments } from "./documents.ts";
import { makeReport } from "./report.ts";
import { reportHtml } from "./report-html.ts";
import { REPORT_NAMESPACES } from "./report-parts.ts";

const AT = Date.UTC(2026, 10, 22, 12, 30);

const PERSON: UserDocuments = {
  "users/u": {
    email: "mina@example.com",
    additionalInfo: { nickname: "Mina", birthYear: 1994, gender: "woman", occupation: "student" },
    passwordSet: true,
    timezoneOffset: -540,
    createdAt: AT,
    consents: { terms: "2026-11-20", health: "2026-11-21", age: "2026-11-21", givenAt: AT },
  },
  "assessments/r": {
    assessmentId: "schema:v2_A",
    answers: {
      nickname: { value: "Mina" },
      stress: { value: 7 },
      email: { value: null },
      character: { value: ["Jumpy"] },
    },
    questions: answersAll("4"),
    grades: { Riggy: 7.5, Pleaser: 1, Jumpy: 9.2, Shelly: 4.4, Flippy: 0 },
    ownerUid: "u",
    createdAt: AT,
  },
  "users/u/programs/um-eng-v2s": {
    usageInfos: [{ status: "available", openedAt: AT, closedAt: AT + 86_400_000 }],
    stepFinished: [{ stepId: "d1-s2" }, { stepId: "d2-s1" }],
  },
  "users/u/instances/text+c1": {
    activityId: "text",
    configId: "c1",
    savedJson: JSON.stringify({ text: "I rested today", list: [3, { done: true }], empty: "" }),
    savedAt: AT,
  },
  "users/u/instances/page+c2": {
    activityId: "page",
    configId: "c2",
    savedJson: JSON.stringify({
      text: { state: "answered", value: "On my phone" },
      mood: { state: "skipped" },
    }),
    savedAt: AT + 1,
    revision: 3,
    draft: {
      savedJson: JSON.stringify({ text: { state: "answered", value: "Half a thought" } }),
      savedAt: AT + 2,
    },
    other: { savedJson: JSON.stringify({ text: { state: "answered", value: "On my tablet" } }), savedAt: AT },
  },
  "users/u/saves/s1": {
    instanceId: "page+c2",
    outcome: "saved",
    revision: 1,
    savedAt: AT,
    savedJson: JSON.stringify({ text: { state: "answered", value: "My first words" } }),
    locale: "ko",
    expireAt: "2027-05-21T12:30:00.000Z",
  },
  "users/u/images/i1": { type: "image/jpeg", bytes: "/9j/4AAQ", savedAt: AT },
  "users/u/notifications/daily": {
    time: { hour: 12, minute: 30 },
    days: [false, true, false, false, false, false, false],
    enabled: true,
  },
  "users/u/reminders/page": { programId: "um-eng-v2s", stepId: "d1-s2", dueAt: AT, setAt: AT },
  "bills/b1": {
    status: "success",
    regTime: AT,
    item: { packageInfo: { id: "riggy_complete.v0", name: { ko: "리기 전체 과정", en: "Riggy complete" } } },
    product: { iosIap: { localizedPrice: "₩49,000" } },
  },
  "transactions/2000000001": { userId: "u", billId: "b1", productId: "riggy_complete.v0" },
  "coupons/SPRING/redemptions/u": { userId: "u", programIds: ["um-eng-v2s"], redeemedAt: AT },
  "mail/m1": { to: "mina@example.com", message: { subject: "Hello", text: "Time to rest" }, userId: "u" },
};

const localized = (text: string) => ({ ko: text, en: text });

const PROGRAMME = {
  version: 1,
  programName: localized("Kind perfection"),
  character: "Riggy" as const,
  steps: { "d1-s2": { title: localized("Breathe"), icon: "i", edrepDoc: "g" } },
  recommendedDays: [],
  goals: [],
};

beforeAll(async () => {
  await startI18n("en");
  await loadNamespaces(REPORT_NAMESPACES);
});

const TRIES: readonly OwnTry[] = [
  {
    ...{ id: "a", programId: "um-eng-v2s", topic: "One small no", at: AT, day: "2026-12-04" },
    ...{ isSealed: true, outcome: undefined, gap: undefined, answers: [], asked: ["act", "predicted"] },
    folded: [{ instance: "guess+guess", model: "prediction" }],
    words: { act: "Not the leaflet", predicted: "They will be angry" },
  },
  {
    ...{ id: "b", programId: "um-eng-v2s", topic: "Less than perfect", at: AT, day: undefined },
    ...{
      isSealed: false,
      outcome: "bad",
      answers: [],
      folded: [],
      gap: { feared: 30, happened: 80, max: 100 },
    },
    asked: ["act", "feared", "happened", "before", "learned"],
    words: { act: "Sent it once read", happened: "She sighed", before: "80%" },
  },
];

function report(
  documents: UserDocuments,
  language: "ko" | "en" = "en",
  tries: readonly OwnTry[] | "unread" = [],
) {
  return makeReport({
    tries,
    documents,
    language,
    t: i18next.getFixedT(language, REPORT_NAMESPACES),
    programmes: { "um-eng-v2s": PROGRAMME },
    now: AT,
    timeZone: "Asia/Seoul",
  });
}

/** What a reader sees: tags are line ends. */
function shown(...of: Parameters<typeof report>): string {
  const body = reportHtml(report(...of)).split("<body>")[1] ?? "";
  return body.replaceAll(/<[^>]*>/g, "\n").replaceAll(/\n+/g, "\n");
}

describe("a report", () => {
  test.each([
    ["the person", ["Name\nMina", "Year of birth\n1994", "Gender\nWoman", "Occupation\nI study"]],
    [
      "consents with their texts",
      [
        "Terms of use\nAgreed to the text of 2026-11-20\nUse of health data\nAgreed to the text of 2026-11-21",
        "Agreed on\nNovember 22, 2026 at 9:30 PM",
      ],
    ],
    [
      "a result with its meaning",
      [
        "Jumpy (Anxiety)\n9.2 out of 10 · In pain. ",
        "Pleaser (Low self-esteem)\n1.0 out of 10 · Low. Your answers to the seven sentences add up to a low score.",
        "Stress in the past week\n7 out of 10",
      ],
    ],
    ["questions and answers", ["Even small things set off a flash of heat inside me.\nMostly like me"]],
    ["programmes and finished steps", ["Kind perfection", "Session 1, step 2: Breathe", "Session 2, step 1"]],
    ["what was written", ["I rested today\n3\nYes"]],
    [
      "what was written on two devices, and what is not finished",
      ["On my phone\nNot finished yet\nHalf a thought\nWritten on another device\nOn my tablet"],
    ],
    ["what was written before", ["Every change\nNovember 22, 2026 at 9:30 PM\nMy first words"]],
    ["the reminder in local time", ["Time\n9:30", "Days\nMonday", "State\nOn"]],
    [
      "the reminder of one date",
      ["Reminders of one day\nNovember 22, 2026 at 9:30 PM\nKind perfection\nSession 1, step 2"],
    ],
    ["purchases", ["Riggy complete", "₩49,000", "State\nPaid", "App Store payment number\n2000000001"]],
    ["coupons", ["SPRING", "Opened\nKind perfection"]],
    ["mails", ["Hello\nSent to\nmina@example.com\nTime to rest"]],
  ])("shows %s", (_, texts) => {
    const text = shown(PERSON).replaceAll("\u202f", " ");
    for (const expected of texts) expect(text).toContain(expected);
    expect(text).not.toContain("Other records");
    expect(text).not.toContain("answered");
  });

  test("shows pictures within the page", () => {
    const html = reportHtml(report(PERSON));
    expect(html).toMatch(
      /<img src="data:image\/jpeg;base64,\/9j\/4AAQ" alt="Picture of November 22, 2026 at 9:30.PM">/,
    );
    expect(html).toContain("img-src data:");
    for (const image of [
      { type: "image/svg+xml", bytes: "/9j/4AAQ", savedAt: AT },
      { type: "image/jpeg", bytes: '"><script>', savedAt: AT },
    ]) {
      expect(reportHtml(report({ "users/u/images/i1": image }))).not.toContain("<img");
    }
  });

  test("says so where there is nothing", () => {
    expect(shown({})).toContain("You haven’t taken the test yet.");
    expect(shown({})).toContain("No consents are stored.");
  });

  test("leaves nothing out that it has no words for", () => {
    const unknown = { "users/u/images/i2": { bytes: "aGk=" }, "bills/b2": { status: "odd" } };
    const text = shown({ ...PERSON, ...unknown });
    expect(text).toContain("Other records");
    expect(text).toContain("users/u/images/i2");
    expect(text).toContain("bills/b2");
  });

  test("is in the person's language", async () => {
    await setLanguage("ko");
    const text = shown(PERSON, "ko");
    expect(text).toContain("점피 (불안)");
    expect(text).toContain("사소한 일에도 속에서 불이 확 올라와요.\n그런 편이에요");
    expect(text).toContain("리기 전체 과정");
    await setLanguage("en");
  });
});

describe("what was tried", () => {
  test("is told act by act, a bad outcome as it was; a sealed one is its topic and its day", () => {
    const text = shown(PERSON, "en", TRIES);
    for (const words of ["One small no", "Opens on December 4, 2026", "Sent it once read", "She sighed"]) {
      expect(text).toContain(words);
    }
    expect(text).toContain("How it went\nI did it, and felt worse");
    expect(text).toContain("Feared 30, as it was 80 (of 100)");
    expect(text).toContain("What you feared\nLeft out");
    expect(text).toContain("Before\n80%");
    expect(text).not.toContain("They will be angry");
  });

  test("a sealed prediction is in what was written and in every change, folded away until its day", () => {
    const savedJson = JSON.stringify({
      prediction: { state: "answered", value: "They will be angry" },
      rest: { state: "answered", value: "On a Monday" },
    });
    const documents: UserDocuments = {
      "users/u/instances/guess+guess": { savedJson, savedAt: AT, draft: { savedJson, savedAt: AT } },
      "users/u/saves/s2": { instanceId: "guess+guess", savedJson, savedAt: AT },
    };
    const folded =
      '<p class="text">On a Monday</p><details><summary>Opens on December 4, 2026</summary><p class="text">They will be angry</p></details>';
    const html = reportHtml(report(documents, "en", TRIES));
    expect(html.split(folded)).toHaveLength(4);
    expect(html).toContain(`<h4>Not finished yet</h4>${folded}`);
    expect(html.replaceAll(folded, "")).not.toContain("They will be angry");
    // Where it is not known what is sealed, nothing is lost.
    expect(shown(documents, "en", "unread").split("They will be angry")).toHaveLength(4);
  });

  test("says so where there is nothing, or it cannot be read", () => {
    expect(shown(PERSON)).toContain("Nothing tried yet");
    expect(shown(PERSON, "en", "unread")).toContain("What you tried couldn’t be loaded");
  });
});

/** The only tags a report has. */
const TAGS =
  /<\/?(?:html|head|meta|title|style|body|main|header|section|article|h[1-4]|p|dl|div|dt|dd)\b[^<>]*>|<!doctype html>/g;

test("whatever is stored, the page has no other markup than its own", () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.constantFrom("<script>alert(1)</script>", '"><img src=x onerror=y>', "&lt;"),
  );
  fc.assert(
    fc.property(
      nasty,
      nasty,
      fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), nasty)),
      (name, text, more) => {
        const html = reportHtml(
          report({
            ...more,
            "users/u": { email: text, additionalInfo: { nickname: name, gender: text }, createdAt: AT },
            "users/u/instances/x": { savedJson: JSON.stringify([text, { name }]), savedAt: AT },
            "mail/m": { to: text, message: { subject: name, text } },
          }),
        );
        const rest = html.replace(/<style>[\s\S]*<\/style>/, "").replaceAll(TAGS, "");
        expect(rest).not.toMatch(/[<>]/);
      },
    ),
  );
});
