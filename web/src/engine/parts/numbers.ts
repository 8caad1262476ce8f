/** A computed figure, with one decimal at most. */
export function rounded(figure: number): number {
  return Math.round(figure * 10) / 10;
}

/** How far two figures are apart as they are shown: of 5.15 and 4.83 as 5.2 and 4.8, 0.4 and not 0.3. */
export function difference(one: number, other: number): number {
  return rounded(Math.abs(rounded(one) - rounded(other)));
}

const NUMBERS = ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"];

/** A number of things, in words up to ten: 두 개, 13개. */
export function koreanCount(count: number, counter = "개"): string {
  const word = NUMBERS[count - 1];
  return word === undefined ? `${count}${counter}` : `${word} ${counter}`;
}
