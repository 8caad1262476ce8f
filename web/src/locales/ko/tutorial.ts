export default {
  title: "둘러보기",
};
