export default {
  title: "개인정보 처리방침",
};
