/** What a Korean text may not hold, as far as a pattern can tell, and why. */
export const FORBIDDEN_KOREAN: readonly (readonly [why: string, pattern: RegExp])[] = [
  ["nobody is addressed: the subject is dropped", /당신|여러분|고객님|회원님|저희|\{\{members\}\}/],
  ["what is the person’s is 내, not 나의", /(^|[\s‘])나의\s/],
  ["a nickname is closed by 님, or quoted", /\{\{nickname\}\}(?!님|’ )/],
  ["{{product}} ends in a consonant when it is read", /\{\{product\}\}(는|가|를|와|으로|예요|였)(?![가-힣])/],
  ["names of the children end in a vowel", /\{\{name\}\}(은|이|을|과|으로|이에요)(?![가-힣])/],
  [
    "which particle follows depends on the value",
    /\{\{(?!product\}|name\})\w+\}\}[’”]?(은|는|이|가|을|를|과|와|으?로|이?에요|예요)(?![가-힣])/,
  ],
  [
    "which particle follows depends on the answer",
    /(?<!\{)\{\w+\}[’”]?(은|는|이|가|을|를|과|와|으?로|이?에요|예요)(?![가-힣])/,
  ],
  ["both particles in brackets", /[은이을과]\([는가를와]\)|\(으\)로/],
  ["a range is written 3~8", /[–—]/],
  ["해요체 throughout", /(습|합|입|됩)니다|십시오/],
  ["a tool is no subject: say what one does", /[을를] 통해|에 대(해|한|하여)(?![가-힣])/],
  ["one word for each thing", /여정|회기|내면아이|자존감 지수|일기|계정 만들|계정을 만들|잠금 해제|견주/],
  [
    "nobody is ill, fails or has to fight",
    /환자|증상|심각|위험군|극복|이겨 ?내|유효하지|힘내|화이팅|극단적 선택/,
  ],
  ["no paperwork", /제출|완료/],
  ["counts to ten are in words", /만남 (\d|\{\{count\}\})/],
  ["numbers take a counter", /\}\} 중 \{\{\w+\}\}(?![가-힣])/],
  ["helping verbs stand apart", /만나보|보여드|들려드|알려드|보내드|해보[세고]|해주[세시]|이어가/],
  ["these are one word", /놓아 주|돌아 보|찾아 보|들여다 보|도움 받|도와 주|마음 속|그 중|오랫 동안/],
];
