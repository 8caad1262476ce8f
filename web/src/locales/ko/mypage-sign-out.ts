// The dialog before a sign-out that would lose something.
export default {
  title: "아직 보내지 않은 게 있어요",
  unsent: {
    assessment: "마음 테스트에 고른 답이 이 기기에만 있어요. 로그아웃하면 지워져요.",
    reminder: "테스트에서 고른 알림이 아직 계정에 저장되지 않았어요.",
  },
  goOn: "테스트 이어서 하기",
  send: "저장하고 로그아웃하기",
  leave: "지우고 로그아웃하기",
  retry: "다시 로그아웃하기",
  notSent: "알림을 저장하지 못했어요. 고른 알림은 그대로 있어요. 연결을 확인하고 다시 눌러 주세요.",
  failedTitle: "로그아웃하지 못했어요",
  failed: "아직 로그인한 상태예요. 잠시 뒤 다시 눌러 주세요.",
};
