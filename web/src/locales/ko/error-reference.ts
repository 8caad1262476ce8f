export default {
  label: "문의 번호",
};
