export default {
  title: "어떤 마음부터 돌볼까요?",
  lead: "마음속 아이마다 프로그램이 하나씩 있어요. 지금 가장 마음이 쓰이는 아이부터 만나 보세요.",
  sessions_one: "만남 {{number}} 번",
  sessions_other: "만남 {{number}} 번",
  numbers: ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"],
  steps_one: "걸음 {{count}}개",
  steps_other: "걸음 {{count}}개",
  firstGoal: "첫 번째 만남에서는 {{goal}}",
  beta: "베타 체험 중",
  soon: "준비하고 있어요",
  failed: "프로그램 목록을 가져오지 못했어요. 잠시 뒤 다시 눌러 주세요.",
  retry: "다시 불러오기",
};
