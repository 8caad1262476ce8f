export default {
  title: "우리 이야기",
};
