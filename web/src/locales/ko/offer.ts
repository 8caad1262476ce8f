export default {
  loading: "불러오는 중이에요",
  failed: "내용을 불러오지 못했어요.",
  retry: "다시 불러오기",
  missing: "아직 준비하고 있는 프로그램이에요.",
  home: "처음으로",
  soon: "곧 만나요",
  beta: "무료 베타",
  back: "내 결과 다시 보기",
  backShort: "내 결과",
  inside: {
    title: "이런 페이지를 만나요",
    text: "실제 걸음에 있는 그림과 질문이에요.",
  },
  includes: {
    title: "이런 내용이 들어 있어요",
    parts: "만남 {{number}} 번",
    partsText: "한 번에 한 걸음씩, 짧게 나누어 두었어요",
    days: "{{days}}일 동안",
    daysText: "천천히, 몇 번이고 다시 볼 수 있어요",
    step: "한 걸음에 3~8분",
    stepText: "지하철 두 정거장이면 돼요",
  },
  outline: {
    title: "이런 순서로 걸어요",
  },
  voucher: {
    lead: "지금 예약하면 {{percent}}% 할인받아요.",
    button: "할인권 받기",
    note: "프로그램이 열리면 이메일로 할인권을 보내 드려요. 이메일을 받는 데 동의가 필요하고, 지금 내는 돈은 없어요.",
  },
  betaTrial: {
    lead: "열리면 베타 기간에는 무료로 해 볼 수 있어요.",
    // Once the programme can be opened.
    open: {
      lead: "베타 기간에는 무료로 해 볼 수 있어요.",
      button: "무료로 해 보기",
    },
    // For those who have the programme, or had it.
    held: {
      openBadge: "열려 있어요",
      openLead: "이미 열어 둔 프로그램이에요. 걷던 데서 이어서 걸어요.",
      goOn: "이어서 걷기",
      endedBadge: "함께했어요",
      endedLead:
        "함께한 기간이 끝났어요. 무료로는 한\u00a0번만 열 수 있어요. 적은 글은 마음 기록에 그대로 있어요.",
      again: "다시 여는 방법 보기",
      others: "다른 프로그램 보기",
    },
    why: {
      title: "잘하고 싶은 마음은 그대로",
      text: "완벽주의를 없애자는 게 아니에요. 나를 몰아세우던 규칙 하나를 조금 더 다정한 기준으로 바꿔 봐요.",
    },
    how: {
      title: "읽고, 적고, 작게 해 봐요",
      text: "내가 적은 답이 다음 만남에 다시 나와요. 만남이 모두 끝날 때쯤 나만의 사용 설명서가 남아요.",
    },
    button: "열리면 알려 주세요",
    note: "지금은 준비하고 있어요. 이메일을 남기면 열리는 날 한 번만 알려 드려요.",
  },
  dialog: {
    voucherTitle: "할인권을 어디로 보내 드릴까요?",
    betaTitle: "어디로 알려 드릴까요?",
    email: "이메일",
    emailProblem: "이메일을 다시 확인해 주세요",
    consent: "개인정보 처리방침에 동의해요. (필수)",
    consentProblem: "개인정보 처리방침에 동의해 주세요",
    consentNote:
      "동의하면 신청한 소식과 할인권을 이메일로 보내요. 다른 데에는 쓰지 않고, 메일에서 언제든 수신을 거부할 수 있어요.",
    privacy: "개인정보 처리방침",
    send: "보내기",
    close: "닫기",
  },
  sent: "잘 받았어요. 준비되면 이메일로 찾아갈게요.",
  notOpened: "신청하는 칸을 열지 못했어요. 인터넷을 확인하고 다시 눌러 주세요.",
  notSent: "신청이 안 됐어요. 적은 내용은 그대로 있어요. 잠시 뒤 다시 눌러 주세요.",
  // In the place of an offer, after a help card.
  helpFirst: {
    title: "오늘은 마음부터 돌봐요",
    text: "프로그램은 나중에 봐도 돼요. 지금 힘들다면 이야기할 사람을 먼저 찾아봐요.",
    home: "홈으로 가기",
  },
  selector: {
    title: "지금 나와 가장 가까운 말을 골라 보세요",
    lead: "답에 맞는 프로그램을 찾아 드릴게요.",
    choices: {
      quick: {
        title: "빠르게 나아지고 싶어요",
        text: "짧게 걸으며 오늘 써 볼 수 있는 것부터 익혀요",
      },
      root: {
        title: "뿌리부터 들여다보고 싶어요",
        text: "왜 그런지 천천히 짚어 가며 끝까지 걸어요",
      },
      both: {
        title: "둘 다예요",
        text: "금방 써 볼 것도, 깊이 들여다볼 것도 필요해요",
      },
    },
    problem: "가장 가까운 말을 하나 골라 주세요",
    next: "내 프로그램 보기",
  },
};
