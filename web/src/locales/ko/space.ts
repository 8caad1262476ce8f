export default {
  title: "빈자리",
};
