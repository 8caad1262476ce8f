/**
 * What expressions read of an answer of several stages: the numbers that were entered, as far as their sliders from 0 reach them, and
 * 1 for each thing that is so.
 */
export function numbersAndMarks(
  entered: Readonly<Record<string, number | null>>,
  marks: readonly (string | null | undefined)[],
  most = 10,
): Record<string, number> {
  const numbers = Object.entries(entered).flatMap(([name, number]) =>
    number === null || number < 0 || number > most ? [] : [[name, number] as const],
  );
  const isSo = marks.flatMap((mark) => (mark == null ? [] : [[mark, 1] as const]));
  return Object.fromEntries([...numbers, ...isSo]);
}
