import fc from "fast-check";
import { expect, test } from "vitest";
import { EVERYDAY } from "./crisis/lists/everyday.testdata.ts";
import { findCrisis, prepareToFind } from "./crisis-words.ts";
import type { Crisis } from "./help-kind.ts";

const danger: Crisis = { kind: "danger", now: false };
const now: Crisis = { kind: "danger", now: true };
const violence: Crisis = { kind: "violence", now: false };

/** Sentences that are found in any text. */
const FOUND = [
  ["죽고 싶다", danger],
  ["가끔 죽고 싶다는 생각이 들어요", danger],
  ["그냥 사라지고 싶어요", danger],
  ["살고 싶지가 않아요", danger],
  ["유서를 썼어요", danger],
  ["자해를 했어요", danger],
  ["I want to die", danger],
  ["I don’t want to live", danger],
  ["I keep thinking about killing myself", danger],
  ["They would be better off without me", danger],
  ["방금 약을 한꺼번에 다 먹었어요", now],
  ["지금 옥상 난간에 올라와 있어요", now],
  ["번개탄을 사서 차에 두었어요", now],
  ["I just swallowed the whole bottle of pills", now],
  ["남편이 나를 때려요", violence],
  ["아빠한테 또 맞았어요", violence],
  ["그 사람이 목을 졸랐어요", violence],
  ["My husband hits me", violence],
  ["I was raped", violence],
  ["he tried to choke me", violence],
  ["먹고 나면 일부러 토해요", { kind: "eating", now: false }],
  ["I make myself throw up after dinner", { kind: "eating", now: false }],
  ["숨이 안 쉬어지고 심장이 터질 것 같아요", { kind: "panic", now: false }],
  ["I had a panic attack and could not breathe", { kind: "panic", now: false }],
  ["심장이 빨리 뛰고 이대로 죽을 것 같아 무서워요", { kind: "panic", now: false }],
  ["숨이 가빠지고 쓰러질 것 같아요", { kind: "panic", now: false }],
  ["My heart races and I think I am dying", { kind: "panic", now: false }],
] as const satisfies readonly (readonly [string, Crisis])[];

/** What is found whatever is said around it; of the others lists.test.ts says how many are. */
const PLAIN = [
  "죽고 싶다",
  "가끔 죽고 싶다는 생각이 들어요",
  "I keep thinking about killing myself",
  "They would be better off without me",
];

/** What is said next to these may be said in them. */
const STORY = /드라마|책|episode|book/;

/** What a body does in anger, shame or haste, as programmes ask for it: a quick breath or heart alone is no panic. */
const BODY_SIGNS: readonly string[] = [
  "숨이 얕아지고 말이 빨라진다",
  "숨이 가빠지고 목소리가 커진다",
  "심장이 빨리 뛰고 손이 차요",
  "가슴이 답답하고 숨이 막힌다",
  "얼굴 뜨겁고 심장 쿵쾅거림",
  "심장이 쿵쾅거리고 주먹이 쥐어진다",
  "손이 떨리고 목소리가 떨린다",
  "가슴이 두근거리고 얼굴이 빨개진다",
  "목이 조이고 말이 안 나온다",
  "숨이 막히고 주먹에 힘이 들어간다",
  "My breath gets short and my voice gets loud",
  "My chest gets tight and my hands are cold",
  "My heart races and my face gets hot",
  "Hot face, racing heart, tight shoulders",
  "my heart hammers and I press my lips together",
];

/** Harmless, with words that such sentences have. */
const HARMLESS: readonly string[] = [
  "메일 제목을 매번 안 고치고 쉬기",
  "엄마에게 맞는 선물",
  "배고파 죽겠다",
  "웃겨서 죽는 줄 알았어요",
  "화분이 죽었어요",
  "손목이 아파서 파스를 붙였어요",
  "책에 밑줄을 그으며 읽었어요",
  "일을 얼른 끝내고 집에 가고 싶어요",
  "할머니가 지난달에 돌아가셨어요",
  "감기약 하루 세 알을 식후에 먹어요",
  "나만의 규칙 하나 정하기",
  ...BODY_SIGNS,
  "I'd kill for a decent coffee",
  "killing time at the airport with a crossword",
  "my phone died on the way",
  "don't cut corners on the report",
  "that song hits me every time",
  "I take one tablet every morning as prescribed",
  "send the slides with a typo",
];

test.each(FOUND)("%j calls for help", (text, crisis) => {
  expect(findCrisis([text])).toEqual(crisis);
});

test.each(["", ...HARMLESS])("%j does not", (text) => {
  expect(findCrisis([text])).toBeUndefined();
});

test("an excuse excuses its own clause only", () => {
  expect(findCrisis(["배고파 죽겠다, 진짜 죽고 싶다"])).toEqual(danger);
  expect(findCrisis(["I'd kill for a coffee. I want to die."])).toEqual(danger);
});

test("it is made ready in many small pieces, and finds the same afterwards", () => {
  const texts = ["죽고 싶어요", "I want to die", "오늘은 산책을 했어요"];
  const before = texts.map((text) => findCrisis([text]));
  expect([...prepareToFind()].length).toBeGreaterThan(100);
  expect(texts.map((text) => findCrisis([text]))).toEqual(before);
});

test("of several texts the most urgent counts", () => {
  expect(findCrisis(["남편이 나를 때려요", "죽고 싶어요"])).toEqual(danger);
  expect(findCrisis(["죽고 싶어요", "방금 약을 한꺼번에 다 먹었어요"])).toEqual(now);
  expect(findCrisis(["남편이 나를 때려요. I want to die"])).toEqual(danger);
  expect(findCrisis(["공황이 와서 숨을 못 쉬겠어요. I took all the pills just now"])).toEqual(now);
  expect(findCrisis(["점심에 국수", "오늘은 산책"])).toBeUndefined();
  expect(findCrisis([])).toBeUndefined();
});

test("a sentence is found in the middle of a long harmless text", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FOUND),
      fc.array(fc.constantFrom(...HARMLESS), { minLength: 10, maxLength: 60 }),
      fc.nat(60),
      ([text, { kind }], others, at) => {
        expect(findCrisis([others.toSpliced(at, 0, text).join(".\n")])?.kind).toBe(kind);
      },
    ),
  );
});

test.each([
  { joined: "by spaces", mark: " ", kind: "sentences" },
  { joined: "by commas", mark: ", ", kind: "sentences" },
  { joined: "by lines", mark: "\n", kind: "sentences" },
  { joined: "by connectives", mark: " ", kind: "clauses" },
] as const)("a sentence is found among others joined $joined", ({ mark, kind }) => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PLAIN),
      fc.infiniteStream(fc.nat()),
      fc.integer({ min: 1, max: 12 }),
      fc.nat(12),
      (text, numbers, count, at) => {
        const all = [...EVERYDAY[/[가-힣]/.test(text) ? "ko" : "en"][kind]]
          .map(String)
          .filter((each) => !STORY.test(each));
        const others = [...numbers.take(count)].map((number) => all[number % all.length] ?? "");
        expect(findCrisis([others.toSpliced(at, 0, text).join(mark)])).toBeDefined();
      },
    ),
  );
});

test("what runs on around a crisis makes no difference", () => {
  const found = [
    "오늘은 아침에 일찍 일어나서 커피를 마셨고 점심에 국수를 먹었는데 자꾸 죽고 싶다는 생각이 들어서 힘들었고 저녁에는 드라마를 봤다",
    "죽고 싶은데 회사에서 회의가 길어서 피곤하고 저녁에는 드라마를 보고 커피도 마셨다",
    "오늘 회의가 길었고 점심은 국수였는데 자꾸 자해하고 싶어서 혼났고 저녁엔 산책을 했다",
    "I had coffee and noodles for lunch and then went for a walk and I keep thinking about killing myself and in the evening I watched a show",
    "죽고\n싶다",
    "I want\nto die",
  ];
  for (const text of found) expect.soft(findCrisis([text])?.kind, text).toBe("danger");
});

test("how it is typed makes no difference: normal form, case, invisible letters, tears", () => {
  fc.assert(
    fc.property(fc.constantFrom(...FOUND), ([text, crisis]) => {
      expect(findCrisis([text.normalize("NFD")])).toEqual(crisis);
      expect(findCrisis([[...text].join("\u200b")])).toEqual(crisis);
      expect(findCrisis([text.toUpperCase()])).toEqual(crisis);
      expect(findCrisis([`${text}ㅠㅠㅠ`])).toEqual(crisis);
    }),
  );
});

test.each([
  "죽고싶당",
  "죽고시퍼",
  "죽 고 싶 다",
  "죽.고.싶.다",
  "ㅈㅅ 하고 싶다",
  "죽고 싶어어어어",
  "su1cide",
  "k m s",
  "kiiiill myself",
  "unalive myself",
  "ｉ want to ｄｉｅ",
])("%j is read as it is meant", (text) => {
  expect(findCrisis([text])?.kind).toBe("danger");
});
