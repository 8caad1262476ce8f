import type { Language } from "@mindle/domain/catalogue/language";
import type { ProblemCode, WidgetProblem } from "@mindle/domain/widgets/shared/problem";
import { koreanCount } from "./parts/numbers.ts";

type Messages = Readonly<Record<ProblemCode, string | ((limit: number) => string)>>;

const MESSAGES: Readonly<Record<Language, Messages>> = {
  ko: {
    "empty-text": "조금이라도 적어 볼까요?",
    "no-answer": "답을 골라 주세요",
    "too-long": (limit) => `${limit}자까지 적을 수 있어요`,
    incomplete: "빈칸을 채워 주세요",
    "too-few": (limit) => `${koreanCount(limit)}는 채워 볼까요?`,
    "too-many": (limit) => `${koreanCount(limit)}까지 담을 수 있어요`,
    "not-a-number": "숫자로 적어 주세요",
    "too-small": (limit) => `${limit}보다 작을 수 없어요`,
    "too-large": (limit) => `${limit}보다 클 수 없어요`,
    "total-too-large": (limit) => `모두 더해 ${limit}까지예요`,
    "some-left": (limit) => `아직 ${limit}만큼 남았어요`,
    "unknown-choice": "이 답은 이제 없어요. 다시 골라 주세요",
  },
  en: {
    "empty-text": "Write a little, at least?",
    "no-answer": "Please enter an answer",
    "too-long": (limit) => `Up to ${limit} characters fit here`,
    incomplete: "Please fill in the blank",
    "too-few": (limit) => (limit === 1 ? "It takes at least one" : `It takes at least ${limit}`),
    "too-many": (limit) => (limit === 1 ? "Only one fits here" : `Only ${limit} fit here`),
    "not-a-number": "Please enter a number",
    "too-small": (limit) => `Not less than ${limit}`,
    "too-large": (limit) => `Not more than ${limit}`,
    "total-too-large": (limit) => `All together not more than ${limit}`,
    "some-left": (limit) => `${limit} left to give out`,
    "unknown-choice": "This answer is gone. Please choose again",
  },
};

/** What to change, in words. */
export function problemText({ code, limit }: WidgetProblem, language: Language): string {
  const message = MESSAGES[language][code];
  return typeof message === "string" ? message : message(limit ?? 0);
}

/** The problem of the widget as a whole in words; undefined without one. */
export function wholeProblem(problems: readonly WidgetProblem[], language: Language): string | undefined {
  const problem = problems.find(({ part }) => part === undefined);
  return problem === undefined ? undefined : problemText(problem, language);
}

/** The problem of a part in words; undefined without one. */
export function partProblem(
  problems: readonly WidgetProblem[],
  part: string,
  language: Language,
): string | undefined {
  const problem = problems.find((found) => found.part === part);
  return problem === undefined ? undefined : problemText(problem, language);
}
