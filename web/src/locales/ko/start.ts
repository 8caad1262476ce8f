export default {
  splash: {
    title: "{{product}}",
    lead: "마음을 돌보러 가는 길이에요",
    waiting: "조금만 기다려 주세요",
    byHand: "자바스크립트 없이 둘러보기",
  },
  nudge: {
    title: "내 삶에 꼭 맞게 맞춰 볼까요?",
    lead: "요즘 어떻게 지내는지 들려주세요. 어디서부터 돌보면 좋을지 함께 찾아볼게요.",
    start: "시작하기",
    login: "{{product}}, 이미 쓰고 있나요? 로그인",
  },
};
