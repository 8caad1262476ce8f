export default {
  continue: "계속하기",
  journey: "마음 테스트 진행 정도",
  titles: {
    email: "결과를 무료로 간직해 보세요",
    nickname: "어떻게 불러 드릴까요?",
    character: "요즘 나를 지치게 하는 건 무엇인가요?",
    landing: "이제 내 마음속 아이를 찾아볼게요",
    question1: "요즘의 나와 얼마나 닮았나요?",
    almost: "벌써 절반이나 왔어요!",
    question2: "조금만 더 들려주세요",
    stress: "지난 한 주, 스트레스를 얼마나 받았나요?",
    graph: "{{members}}는 {{days}}일 만에 스트레스가 {{percent}}% 줄었어요",
    notification: "하루 한 번, 알려 드릴까요?",
    preparing: "결과를 준비하고 있어요",
  },
  hints: {
    email: "이메일을 적어 주시면 결과와 함께 보관해요. 적지 않아도 괜찮아요.",
    character: "마음이 가는 만큼 골라 주세요.",
    question1: "오래 생각하지 말고 처음 떠오르는 대로 골라 주세요.",
    question2: "정답은 없어요. 지금 느끼는 그대로면 돼요.",
    notification: "나를 돌보는 시간을 잊지 않게요.",
  },
  notice: {
    title: "시작하기 전에",
    use: "마음에 대한 답은 내 결과를 만드는 데에만 써요.",
    reflection: "나를 돌아보는 도구예요. 진단이 아니에요.",
    emergency: "급한 상황에서는 위의 ‘지금 도움받기’를 눌러 주세요.",
    age: "만 18세부터 할 수 있어요.",
    agree: "‘계속하기’를 누르면 이 내용에 동의하는 것으로 볼게요.",
  },
  nickname: {
    label: "이름이나 별명",
    problem: "이름이나 별명을 적어 주세요",
  },
  character: {
    descriptions: {
      Riggy: "잘해야만 마음이 놓여요",
      Pleaser: "늘 내가 모자란 것 같아요",
      Jumpy: "걱정이 멈추지 않아요",
      Shelly: "함께 있어도 혼자 같아요",
      Flippy: "자꾸 욱하게 돼요",
    },
    problem: "하나 이상 골라 주세요",
  },
  landing: {
    length: "짧은 문장 {{count}}개, 5분이면 돼요.",
    honest: "맞고 틀린 답은 없어요. 요즘의 나를 떠올려 주세요.",
    pause: "중간에 멈춰도 답은 이 기기에 남아 있어요.",
  },
  questions: {
    count: "{{all}}개 중 {{done}}개 답했어요",
    problem: "아직 답하지 않은 문장이에요",
  },
  almost: {
    text: "잠깐 어깨에 힘을 빼고, 숨 한 번 고르고 가요.",
  },
  stress: {
    low: "거의 없었어요",
    high: "견디기 힘들었어요",
    unset: "아직 고르지 않았어요",
    problem: "스트레스 정도를 골라 주세요",
  },
  graph: {
    alt: "{{days}}일 동안 스트레스가 {{percent}}% 줄어드는 곡선",
    start: "시작할 때",
    end: "{{days}}일 뒤",
    sources: {
      ownFigures:
        "수치는 {{product}} 자체 자료예요. 곡선은 이해를 돕는 그림이고, 달라지는 정도는 사람마다 달라요.",
    },
  },
  notification: {
    morning: "아침에",
    morningHint: "하루를 시작하며",
    evening: "저녁에",
    eveningHint: "하루를 내려놓으며",
    none: "괜찮아요",
    noneHint: "생각날 때 찾아올게요",
    kept: "고른 내용은 이 기기에만 적어 두고, 아직 알림을 보내지는 않아요.",
  },
  email: {
    label: "이메일",
    hint: "비워 두어도 괜찮아요.",
    problem: "이메일 주소를 다시 확인해 주세요.",
    agree: "개인정보 처리방침에 동의해요",
    policy:
      "동의하지 않으면 주소를 보내지 않아요. 동의하면 결과와 함께 보관하고, 결과를 보는 다른 사람에게는 보여 주지 않아요.",
  },
  preparing: {
    progress: "결과 준비 정도",
    text: "들려준 이야기를 하나하나 읽고 있어요.",
    failed: "결과를 보내지 못했어요",
    failedText: "답은 이 기기에 그대로 있어요. 잠시 뒤에 다시 해 주세요.",
    kept: "들려준 답은 그대로 있어요.",
  },
};
