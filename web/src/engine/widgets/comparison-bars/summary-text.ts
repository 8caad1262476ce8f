import type { Language } from "@mindle/domain/catalogue/language";
import type { ComparisonBarsProps } from "@mindle/domain/widgets/comparison-bars/widget";
import { koreanCount, rounded } from "../../parts/numbers.ts";

/** The right number is lower than the left one, higher, or the same. */
const SIGNS = [-1, 1, 0] as const;

type Sign = (typeof SIGNS)[number];

/** Ends of a sentence about the right number in all rows. */
const IN_ALL: Readonly<Record<Sign, Readonly<Record<Language, string>>>> = {
  "-1": { ko: "더 작아요", en: "is lower" },
  "1": { ko: "더 커요", en: "is higher" },
  "0": { ko: "왼쪽과 똑같아요", en: "is the same" },
};

/** The same, in some of them. */
const IN_SOME: Readonly<Record<Sign, Readonly<Record<Language, string>>>> = {
  "-1": { ko: "더 작은 건", en: "lower in" },
  "1": { ko: "더 큰 건", en: "higher in" },
  "0": { ko: "똑같은 건", en: "the same in" },
};

/** In how many rows the right number is lower, higher and the same; undefined where no row has both numbers. */
export function summaryText(
  { rows, right }: Pick<ComparisonBarsProps, "rows" | "right">,
  language: Language,
): string | undefined {
  const signs = Object.values(rows).flatMap((row) =>
    row.left === undefined || row.right === undefined
      ? []
      : Math.sign(rounded(row.right) - rounded(row.left)),
  );
  const counts = SIGNS.map((sign) => ({ sign, count: signs.filter((each) => each === sign).length })).filter(
    ({ count }) => count > 0,
  );
  const [first, ...others] = counts;
  if (first === undefined) return undefined;
  const label = right.label[language];
  const all = signs.length;
  const isKorean = language === "ko";
  if (others.length === 0) {
    const end = IN_ALL[first.sign][language];
    return isKorean
      ? `${koreanCount(all, "가지")} 모두 ‘${label}’ 숫자가 ${end}`
      : `‘${label}’ ${end} in all ${all}`;
  }
  const parts = counts.map(({ sign, count }, at) => {
    const start = IN_SOME[sign][language];
    if (isKorean) return `${start} ${koreanCount(count, at === counts.length - 1 ? "가지예요" : "가지")}`;
    return at === 0 ? `${start} ${count} of ${all}` : `${start} ${count}`;
  });
  return isKorean
    ? `${koreanCount(all, "가지")} 중 ‘${label}’ 숫자가 ${parts.join(", ")}`
    : `‘${label}’ is ${parts.join(", ")}`;
}
