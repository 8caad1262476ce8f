export default {
  session: {
    light: "그릇을 깨끗이 비웠어요",
    heavy: "무거운 마음도 같이 앉아 먹었어요",
    "not-done": "하기로 한 일을 못 한 날에도 밥은 같이 먹어요",
    words: "{{session}}에서 가져가는 말",
    next: "{{session}}에서는 {{goal}}",
  },
  programme: {
    title: "모든 만남을 마쳤어요",
    seeds: "걸음마다 남긴 씨앗",
    hint: "씨앗을 누르면 그 걸음에서 남긴 말이 보여요",
    home: "홈으로 가기",
  },
  keep: "그림으로 저장하기",
  outcome: {
    saved: "그림을 저장했어요.",
    failed: "그림을 저장하지 못했어요. 적은 말은 그대로 있어요. 잠시 뒤 다시 눌러 주세요.",
  },
  close: "프로그램으로 돌아가기",
};
