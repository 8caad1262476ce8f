export default {
  wordmark: "{{product}}",
  hero: {
    title: "요즘 무엇 때문에 가장 힘든가요?",
    lead: "하나를 골라 보세요. 5분이면 내 마음속 아이를 만날 수 있어요.",
    causes: "힘든 이유",
  },
  causes: {
    Riggy: "완벽주의",
    Pleaser: "낮은 자존감",
    Shelly: "외로움",
    Jumpy: "불안",
    Flippy: "분노",
  },
  try: "무료로 해 보기",
  tryNote: "로그인 없이 · 5분 정도",
  lastResult: "지난 결과 다시 보기",
  banner: {
    title: "돌보고, 놓아주는 연습",
    lead: "민들레는 길가에서도 자라요. 마음도 일주일에 두 번, 조금씩이면 충분해요.",
  },
  reviews: {
    title: "마음을 돌보는 하루",
    loading: "이야기를 불러오고 있어요",
    failed: "이야기를 불러오지 못했어요.",
    retry: "다시 불러오기",
    empty: "아직 도착한 이야기가 없어요.",
    illustrative: "이해를 돕는 예시예요",
    allIllustrative: "모두 이해를 돕는 예시예요.",
    source: "출처 · {{source}}",
    stars: "별 5개 중 {{count}}개",
  },
  faq: {
    title: "자주 묻는 질문",
    failed: "질문을 불러오지 못했어요.",
    retry: "다시 불러오기",
    more: {
      help: "지금 도움받을 수 있는 곳",
      privacy: "개인정보 처리방침 보기",
      usage: "이용약관 보기",
    },
  },
  closing: {
    title: "오늘은 어떤 아이가 말을 걸고 있나요?",
    lead: "이름을 알면 돌보기가 조금 쉬워져요.",
  },
};
