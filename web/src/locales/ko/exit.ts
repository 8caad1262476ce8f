export default {
  title: "잠깐만요",
};
