export default {
  title: "개발자 도구",
};
