import { expect, test } from "vitest";
import { findCrisis } from "./crisis-words.ts";

/** One sentence for each thing that people write of a danger to their lives, in both languages. */
const DANGER: readonly string[] = [
  // wishes
  "죽고 싶다",
  "안 깨어났으면 좋겠다",
  "존재하고 싶지 않다",
  "없어지고 싶다",
  "태어나지 말걸",
  "내가 없는 게 다들 나아",
  "살 이유가 없다",
  "사는 게 벌 같다",
  "뭐 하러 사는지 모르겠다",
  "무엇 때문에 사나",
  "더는 못 살겠다",
  "더는 못 버티겠어요",
  "I want to die",
  "I don't want to wake up",
  "I don't want to exist",
  "I want to be gone",
  "I wish I had never been born",
  "they are better off without me",
  "I have no reason to live",
  "living is a punishment",
  "what do I live for",
  "what am I living for",
  "I can't go on",
  "I can't go on like this anymore",
  // methods and places
  "목을 매고 싶다",
  "다리에서 뛰어내리고 싶다",
  "옥상에 자꾸 올라가게 돼요",
  "창문으로 뛰어내릴까",
  "지하철에 몸을 던지고 싶다",
  "차도로 뛰어들고 싶다",
  "약을 모아 뒀어요",
  "약을 한꺼번에 먹을까",
  "번개탄 피우고 싶다",
  "칼로 손목을 그었어요",
  "팔을 그었어요",
  "허벅지를 그어요",
  "한강 가야겠다",
  "밧줄을 샀어요",
  "칼이 옆에 있어요",
  "안 아프게 가고 싶다",
  "I want to hang myself",
  "jumping off a bridge",
  "I think about jumping from the roof",
  "I want to jump out of the window",
  "throw myself in front of a train",
  "walk into the road and let a car hit me",
  "I saved up all my pills",
  "take them all at once",
  "burning charcoal in the car",
  "a blade on my wrist",
  "I cut my arm",
  "I cut my thigh",
  "the Han river keeps calling me",
  "I have a rope",
  "I have a knife with me",
  "I have a gun here",
  "painless ways",
  // farewell
  "유서",
  "마지막 편지를 썼어요",
  "먼저 갈게",
  "엄마 따라갈래, 작년에 돌아가셨어",
  "주변을 다 정리했어요",
  "I wrote a note",
  "my last letter",
  "I go first",
  "I'll follow her, she died in May",
  "I have put everything in order",
  // self-harm
  "팔을 지졌어요",
  "내 머리를 때려요",
  "긋고 나면 차분해져요",
  "I burn myself",
  "I hit myself",
  "I feel calm after cutting",
  // as it is written on the internet
  "ㅈㅅ",
  "자살각",
  "죽고싶당",
  "죽고시퍼",
  "죽 고 싶 다",
  "죽.고.싶.다",
  "ＫＭＳ",
  "kms",
  "unalive",
  "su1cide",
  "k.i.l.l m.y.s.e.l.f",
  "k.i.l.l m.y.s.e.l.ffff",
  "gonna end it 2nite",
  "I envy people who are dead 😭😭",
];

/** Who does what, also without a name. */
const VIOLENCE: readonly string[] = [
  "남편이 뺨을 때렸어요",
  "전남친이 발로 찼어요",
  "아빠가 목을 졸랐어요",
  "시어머니가 물건을 던졌어요",
  "오빠가 방에 가뒀어요",
  "팀장이 허벅지를 만졌어요",
  "선생님이 주먹으로 때렸어요",
  "선배가 억지로 했어요",
  "칼로 위협했어요",
  "사진을 뿌린다고 협박해요",
  "핸드폰을 뺏고 집에 가뒀어요",
  "my partner slapped me",
  "my ex kicked me",
  "my dad choked me",
  "my mother-in-law threw a plate at me",
  "my brother locked me in my room",
  "my boss touched my thigh",
  "my teacher punched me",
  "a senior forced me to have sex",
  "he threatened me with a knife",
  "he says he'll post my nudes",
  "he took my phone and won't let me leave",
];

/** Words of such sentences that say something else. */
const HARMLESS: readonly string[] = [
  // idioms
  "배고파 죽겠다",
  "목이 말라 죽겠다",
  "웃겨서 죽는 줄 알았다",
  "시험 망해서 죽고 싶을 만큼 창피했는데 지금은 웃겨",
  "상사가 내 기획안을 때려 엎었다",
  "killing time at the airport",
  "I'm dying to see it",
  "my boss touched base with me",
  // things and others that died or end
  "화분이 죽었어요",
  "강아지가 작년에 무지개다리를 건넜어요",
  "할머니가 돌아가셨어요",
  "파일이 다 날아갔어요",
  "회의를 빨리 끝내고 싶다",
  "나쁜 습관을 끊고 싶다",
  "걱정을 끝내는 방법을 배우고 싶다",
  "the plant died",
  "our dog died last year",
  "my grandmother passed away",
  "the file is gone",
  "I want to end this meeting",
  "I want to end this habit",
  "worries that end at night",
  // bodies in other words
  "메일 제목을 매번 고친다",
  "손목이 아파서 파스를 붙였다",
  "책에 밑줄을 긋는다",
  "my wrist hurts from typing",
  "I cut corners on the report",
  // to fit, to finish, to live somewhere
  "엄마에게 딱 맞는 신발",
  "일을 끝내고 집에 갔다",
  "엄마랑 사는 게 편해요",
  "my dad beat me at chess again",
  "I wish I'd been born in a warmer country",
  "I live with my parents",
  "아빠가 장난으로 꿀밤을 줬어요",
  "나 먼저 갈게, 내일 봐",
  // told of, and medicine as prescribed
  "자살 예방에 관한 기사를 읽었다",
  "그 드라마에서 주인공이 죽었다",
  "뉴스에서 사고 소식을 봤다",
  "약은 의사가 말한 대로 먹어요",
  "an article about suicide prevention",
  "suicide squad was a bad film",
  "the hero dies in the film",
  "I take my medicine as prescribed",
  "장 보고 밥을 먹었다",
  "I had lunch",
];

test.each(DANGER)("%j is a danger", (text) => {
  expect(findCrisis([text])?.kind).toBe("danger");
});

test.each(VIOLENCE)("%j is violence", (text) => {
  expect(findCrisis([text])?.kind).toBe("violence");
});

test.each([
  "지하철에서 갑자기 숨이 안 쉬어지고 이러다 죽겠구나 싶었어요",
  "I couldn't breathe on the train and thought I was going to die",
])("%j is fear of dying, not a wish", (text) => {
  expect(findCrisis([text])?.kind).toBe("panic");
});

test.each([
  "took 20 paracetamol, feeling sleepy",
  "방금 약을 한 통 다 먹었어요",
  "tonight I will end it",
  "오늘 밤에 죽을 거예요",
])("%j is a matter of minutes", (text) => {
  expect(findCrisis([text])).toEqual({ kind: "danger", now: true });
});

test.each(HARMLESS)("%j calls for no help", (text) => {
  expect(findCrisis([text])).toBeUndefined();
});
