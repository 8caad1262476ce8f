export default {
  title: "{{product}}",
  lead: "마음을 돌보러 가는 길이에요",
  waiting: "조금만 기다려 주세요",
  byHand: "자바스크립트 없이 둘러보기",
};
