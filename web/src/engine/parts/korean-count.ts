const KOREAN_COUNTS = ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열", "열한", "열두"];

/** A number of things in words: 두 개, 13개. */
export function koreanCount(count: number): string {
  const word = KOREAN_COUNTS[count - 1];
  return word === undefined ? `${count}개` : `${word} 개`;
}
