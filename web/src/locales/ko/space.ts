export default {
  text: "아직 비어 있어요. 잠깐 쉬었다 가세요.",
  home: "처음으로 돌아가기",
};
