import { useLazySection } from "../result-frame.tsx";
import type { SpokenWordsProps } from "./spoken-words.tsx";

const loadWords = () => import("./spoken-words.tsx");
const TEXTS = ["assessment-spoken"] as const;

/** The words of a reveal once they are loaded. The reveal waits for nothing: what comes after it has ended is not seen. */
export function LazySpokenWords({ questions }: SpokenWordsProps) {
  const Words = useLazySection(loadWords, TEXTS);
  return Words !== undefined && <Words questions={questions} />;
}
