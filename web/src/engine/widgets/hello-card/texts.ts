import { OUTCOMES, type Outcome } from "@mindle/domain/widgets/hello-card/value";

export const TEXTS = {
  ko: {
    to: { hello: "누구에게 보낼까요?", near: "누구에게 인사할까요?", line: "누구에게 말할까요?" },
    noNames: "이름은 적지 않아요.",
    someone: "안부",
    tone: "말투",
    tones: { formal: "존댓말", plain: "반말" },
    words: { hello: "뭐라고 쓸까요?", near: "어떻게 인사할까요?", line: "뭐라고 말할까요?" },
    own: "내 말로 고치거나 새로 쓰기",
    greetings: {
      formal: { nod: "고개만 끄덕이기", hello: "안녕하세요.", weather: "오늘 날씨가 좋네요." },
      plain: { nod: "고개만 끄덕이기", hello: "안녕.", weather: "오늘 날씨 좋다." },
    },
    afterTwo: "연달아 조용하면 지쳐요. 이번엔 인사만 해요.",
    on: "이어 가기",
    back: "돌아가기",
    guessing: { hello: "보내기 전에", near: "인사하기 전에", line: "말하기 전에" },
    expect: {
      hello: "얼마나 반길 것 같나요?",
      near: "얼마나 반길 것 같나요?",
      line: "얼마나 어색할 것 같나요?",
    },
    guess: "무엇이 올 것 같나요?",
    guesses: { warm: "반가운 답", short: "짧은 답", late: "늦은 답", none: "답이 없을 거예요" },
    meanwhile: "답이 없으면 그동안",
    meanwhiles: {
      walk: "동네 한 바퀴",
      dishes: "설거지",
      music: "음악 세 곡",
      wash: "따뜻한 물로 씻기",
      sleep: "휴대폰 두고 자기",
    },
    wait: "언제 같이 볼까요?",
    waits: { 3: "사흘 뒤", 7: "일주일 뒤" },
    ready: { hello: "보낼 안부", near: "건넬 인사", line: "건넬 한 문장" },
    paste: "복사해서 카톡에 붙여 넣어요. 보냈으면 ‘보냈어요’를 눌러요.",
    send: { hello: "보냈어요", near: "인사했어요", line: "말했어요" },
    edit: "고치기",
    putAway: "안으로 넣기",
    away: {
      hello: "넣어 두었어요. 안\u00a0보내기로 고른 거예요.",
      near: "넣어 두었어요. 안\u00a0하기로 고른 거예요.",
      line: "넣어 두었어요. 안\u00a0하기로 고른 거예요.",
    },
    takeOut: "다시 꺼내기",
    see: (day: string) => `${day}에 같이 봐요`,
    seeToday: "오늘 같이 봐요",
    came: "답이 왔어요",
    why: "왜 조용할까?",
    waitOn: "아직 기다리기",
    due: { hello: "무엇이 돌아왔나요?", near: "인사하고 나서", line: "말하고 나서" },
    outcomes: {
      hello: {
        warm: "반가운 답",
        short: "짧은 답",
        late: "늦은 답",
        none: "아직 없어요",
        hurt: "싫은 말",
        unsaid: "말하지 않을래요",
      },
      near: {
        warm: "반겨 줬어요",
        short: "가볍게 받아 줬어요",
        none: "그냥 지나갔어요",
        hurt: "싫은 말을 들었어요",
        unsaid: "말하지 않을래요",
      },
      line: {
        warm: "말이 이어졌어요",
        short: "짧게 답했어요",
        none: "그냥 지나갔어요",
        hurt: "싫은 말을 들었어요",
        unsaid: "말하지 않을래요",
      },
    },
    met: { hello: "얼마나 반기던가요?", near: "얼마나 반기던가요?", line: "얼마나 어색했나요?" },
    expected: "예상",
    real: "실제",
    more: "사흘 더 두기",
    fold: "접기",
    keep: "카드 넣어 두기",
    told: {
      warm: "반가운 답이 왔어요.",
      short: "짧은 답이 왔어요.",
      late: "늦게 답이 왔어요.",
      none: "조용했어요.",
      hurt: "아픈 말을 들었어요. 이 카드는 닫아 둬요.",
      unsaid: "말하지 않기로 했어요.",
    },
    toldBy: {
      near: {
        warm: "반겨 줬어요.",
        short: "가볍게 받아 줬어요.",
        none: "그냥 지나갔어요.",
      },
      line: {
        warm: "말이 이어졌어요.",
        short: "짧게 답했어요.",
        none: "그냥 지나갔어요.",
      },
    },
    folded: "여기서 접어요. 같은 사람에게 또 보내지 않아요.",
    another: { hello: "다른 안부 쓰기", near: "다른 인사 고르기", line: "다른 한 문장 쓰기" },
    hindrances: {
      today: "하루에 한 장이면 돼요.",
      waiting: "세 장이 나가 있어요. 하나가 돌아오면 또 써요.",
      hurt: "오늘은 새 카드를 쓰지 않아요.",
    },
    cards: "카드",
    listed: (role: string, status: string) => `${role}, ${status}`,
    drafting: "쓰는 중",
    isAway: "넣어 둔 카드",
  },
  en: {
    to: { hello: "Who is it for?", near: "Who will you greet?", line: "Who will you say it to?" },
    noNames: "No names, please.",
    someone: "A hello",
    tone: "Tone",
    tones: { formal: "Polite", plain: "Casual" },
    words: { hello: "What will you write?", near: "How will you greet them?", line: "What will you say?" },
    own: "Change it, or write your own",
    greetings: {
      formal: { nod: "Just a nod", hello: "Hello.", weather: "Lovely day, isn’t it?" },
      plain: { nod: "Just a nod", hello: "Hi.", weather: "Nice day." },
    },
    afterTwo: "Two silences in a row are tiring. This time, only a greeting.",
    on: "Go on",
    back: "Back",
    guessing: { hello: "Before you send it", near: "Before you greet them", line: "Before you say it" },
    expect: {
      hello: "How welcome will it be?",
      near: "How welcome will it be?",
      line: "How awkward will it be?",
    },
    guess: "What do you think will come?",
    guesses: { warm: "A warm answer", short: "A short answer", late: "A late answer", none: "No answer" },
    meanwhile: "While there is no answer",
    meanwhiles: {
      walk: "Once round the block",
      dishes: "The dishes",
      music: "Three songs",
      wash: "A warm shower",
      sleep: "Sleep, phone elsewhere",
    },
    wait: "When shall we look together?",
    waits: { 3: "In three days", 7: "In a week" },
    ready: { hello: "The hello to send", near: "The greeting", line: "The one sentence" },
    paste: "Copy it into your messenger. Once it is sent, say so here.",
    send: { hello: "I sent it", near: "I greeted them", line: "I said it" },
    edit: "Change it",
    putAway: "Put it inside",
    away: {
      hello: "It’s inside. Not sending it was your choice.",
      near: "It’s inside. Leaving it was your choice.",
      line: "It’s inside. Leaving it was your choice.",
    },
    takeOut: "Take it out again",
    see: (day: string) => `We’ll look together on ${day}`,
    seeToday: "We’ll look together today",
    came: "An answer came",
    why: "Why so quiet?",
    waitOn: "Keep waiting",
    due: { hello: "What came back?", near: "After the greeting", line: "After saying it" },
    outcomes: {
      hello: {
        warm: "A warm answer",
        short: "A short answer",
        late: "A late answer",
        none: "Nothing yet",
        hurt: "Something unkind",
        unsaid: "I’d rather not say",
      },
      near: {
        warm: "They were glad",
        short: "They nodded back",
        none: "It passed by",
        hurt: "They said something unkind",
        unsaid: "I’d rather not say",
      },
      line: {
        warm: "We went on talking",
        short: "They answered briefly",
        none: "It passed by",
        hurt: "They said something unkind",
        unsaid: "I’d rather not say",
      },
    },
    met: { hello: "How welcome was it?", near: "How welcome was it?", line: "How awkward was it?" },
    expected: "Expected",
    real: "In fact",
    more: "Three more days",
    fold: "Fold it up",
    keep: "Put the card away",
    told: {
      warm: "A warm answer came.",
      short: "A short answer came.",
      late: "A late answer came.",
      none: "It stayed quiet.",
      hurt: "It hurt. This card stays closed.",
      unsaid: "You chose not to say.",
    },
    toldBy: {
      near: {
        warm: "They were glad.",
        short: "They nodded back.",
        none: "It passed by.",
      },
      line: {
        warm: "You went on talking.",
        short: "They answered briefly.",
        none: "It passed by.",
      },
    },
    folded: "We fold it up here. No second message to the same person.",
    another: { hello: "Write another hello", near: "Another greeting", line: "Another sentence" },
    hindrances: {
      today: "One a day is enough.",
      waiting: "Three are out. Once one is back, write another.",
      hurt: "No new card today.",
    },
    cards: "Cards",
    listed: (role: string, status: string) => `${role}: ${status}`,
    drafting: "Being written",
    isAway: "Put inside",
  },
} as const;

export type Texts = (typeof TEXTS)[keyof typeof TEXTS];

type Kind = keyof Texts["to"];

/** What may have come, in the words of each kind of card. Face to face, no answer comes late. */
export function outcomesOf(kind: Kind): readonly Outcome[] {
  return OUTCOMES.filter((outcome) => kind === "hello" || outcome !== "late");
}

/** An outcome as it is chosen. */
export function outcomeWords(outcome: Outcome, kind: Kind, texts: Texts): string {
  const words: Partial<Record<Outcome, string>> = texts.outcomes[kind];
  return words[outcome] ?? texts.outcomes.hello[outcome];
}

/** An outcome as it is told on the card. */
export function toldWords(outcome: Outcome, kind: Kind, texts: Texts): string {
  const words: Partial<Record<Outcome, string>> = kind === "hello" ? {} : texts.toldBy[kind];
  return words[outcome] ?? texts.told[outcome];
}
