export default {
  title: "내 삶에 꼭 맞게 맞춰 볼까요?",
  lead: "요즘 어떻게 지내는지 들려주세요. 어디서부터 돌보면 좋을지 함께 찾아볼게요.",
  start: "시작하기",
  login: "{{product}}, 이미 쓰고 있나요? 로그인",
};
