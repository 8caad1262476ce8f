import type { RuleExamples } from "../rule-set.ts";

/** For each rule of everyday words in Korean: what it finds, and what no rule finds though it shares its words. */
export const EXAMPLES_KO_EVERYDAY: Readonly<Record<string, RuleExamples>> = {
  "what to live for": {
    yes: ["뭐 하러 사는지 모르겠다", "무엇 때문에 사나", "뭐 하러 사나 싶다", "뭘 바라고 이렇게 살아야 하나"],
    no: ["저 비싼 가방을 뭐 하러 사나", "무엇 때문에 사과했는지 모르겠다", "이런 걸 뭐 하러 사 왔나 싶다"],
  },
  "drawn to a place": {
    yes: ["옥상에 자꾸 올라가게 돼요", "밤마다 다리 위에 가 있곤 해요", "저도 모르게 난간 앞까지 가게 돼요"],
    no: ["저녁 바람이 좋아서 한강까지 자꾸 뛰게 돼요", "고양이가 있어서 옥상에 자꾸 올라가게 돼요"],
  },
  "goes first": {
    yes: ["먼저 갈게", "나 먼저 갈게요.", "엄마 울지 마, 나 먼저 갈게", "먼저 갈게 다들 행복하게 지내"],
    no: [
      "나 먼저 갈게, 내일 봐",
      "회식에서 먼저 갈게 하고 나왔다",
      "먼저 갈게 자리 맡아 놓을 테니 천천히 와",
    ],
  },
  "burns oneself": {
    yes: ["팔을 지졌어요", "라이터로 허벅지를 지지고 나면 조용해져", "손등을 또 담뱃불로 지졌다"],
    no: ["찜질방에서 팔을 지졌더니 시원하다", "피부과에서 팔에 난 사마귀를 지졌어요"],
  },
  "shall I die": {
    yes: ["ㄹㅇ 뒤질까", "걍 뒤져 버릴까", "나 진짜 뒤질까?"],
    no: ["서랍을 그냥 뒤질까 하다가 말았다", "배고파서 진짜 뒤질까 봐 밥 먹었다"],
  },
  "a kind of note": {
    yes: ["유언장 비슷한 걸 써 놨다", "유서 같은 글을 끄적였다", "유서라도 남겨야 하나 싶다"],
    no: ["변호사랑 유언장 같은 걸 써 두기로 했다", "유서 깊은 마을이라고 적혀 있었다"],
  },
  "gives away and leaves behind": {
    yes: [
      "제 물건은 다 나눠 주고 강아지는 친구한테 맡겼어요",
      "통장 비밀번호랑 보험 서류 다 정리해서 동생한테 남겨 놨어요",
      "고양이는 언니한테 맡겼고 짐도 거의 다 버렸다",
    ],
    no: [
      "이사하느라 물건을 나눠 주고 고양이는 친구한테 맡겼어요",
      "통장이랑 보험 서류를 정리해서 가계부에 적어 뒀어요",
    ],
  },
};

/** The same in English. */
export const EXAMPLES_EN_EVERYDAY: Readonly<Record<string, RuleExamples>> = {
  "now: too many": {
    yes: [
      "took 20 paracetamol, feeling sleepy",
      "I swallowed thirty of my tablets",
      "just had fifteen sleeping pills",
    ],
    no: ["took 2 paracetamol and feel sleepy", "I bought 20 paracetamol for the cupboard"],
  },
  "others without me": {
    yes: [
      "they are better off without me",
      "everyone would get on fine without me, probably better",
      "without me my kids would live easier",
    ],
    no: ["the team will get on fine without me this week", "Start dinner without me, I'm late"],
  },
  "what to live for": {
    yes: [
      "what do I live for",
      "what am I living for",
      "there is nothing left to live for",
      "why do I even exist",
    ],
    no: ["Weekends like this are what I live for", "What do I have to bring for the trip"],
  },
  "cannot go on": {
    yes: [
      "I can't go on like this anymore",
      "I can't do another day of this life",
      "there is no strength left to carry on",
    ],
    no: ["I can't go on holiday this year", "I can't do another day of this heat"],
  },
  "to be run over": {
    yes: [
      "throw myself in front of a train",
      "walk into the road and let a car hit me",
      "thinking about driving into a tree on the way home",
    ],
    no: ["I want to walk into the road race next year", "We walked into the street and looked for a taxi"],
  },
  "called to a place": {
    yes: [
      "the Han river keeps calling me",
      "the bridge is waiting for me",
      "the tracks are calling to me again",
    ],
    no: ["The edge of the table is sharp", "My bank keeps sending me letters"],
  },
  "following who died": {
    yes: [
      "I'll follow her, she died in May",
      "my brother killed himself and I want to follow him",
      "I want to be with my wife, she passed away",
    ],
    no: ["I'll follow her recipe, she died in May", "I will join her at the station"],
  },
  "a will and gifts": {
    yes: [
      "made my will and gave away my guitar",
      "I wrote my will and said goodbye to everyone",
      "gave away all my books and wrote my letters",
    ],
    no: [
      "Made my will with a solicitor and gave away the old sofa",
      "I will give away my guitar, I never play",
    ],
  },
};
