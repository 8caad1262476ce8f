export default {
  title: "이용약관",
};
