export default {
  title: "시작",
};
