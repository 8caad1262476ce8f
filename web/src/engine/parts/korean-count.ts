const NUMBERS = ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"];

/** A number of things, in words up to ten: 두 개, 13개. */
export function koreanCount(count: number, counter = "개"): string {
  const word = NUMBERS[count - 1];
  return word === undefined ? `${count}${counter}` : `${word} ${counter}`;
}
