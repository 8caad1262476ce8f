export default {
  title: "어떤 마음부터 돌볼까요?",
  lead: "다섯 아이마다 프로그램이 하나씩 있어요. 어느 아이부터 만나도 괜찮아요.",
  sessions_one: "만남 {{number}} 번",
  sessions_other: "만남 {{number}} 번",
  steps_one: "걸음 {{count}}개",
  steps_other: "걸음 {{count}}개",
  weeks_one: "{{count}}주 동안",
  weeks_other: "{{count}}주 동안",
  progress: {
    none: "이제 시작할 수 있어요",
    begun: "첫 번째 만남을 시작했어요",
    some: "만남 {{total}} 번 중 {{finished}} 번을 마쳤어요",
    all: "모든 만남을 마쳤어요",
  },
  soon: "준비하고 있어요",
  failed: "프로그램 목록을 가져오지 못했어요. 잠시 뒤 다시 눌러 주세요.",
};
