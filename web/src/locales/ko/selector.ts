export default {
  title: "나에게 맞는 여정",
};
