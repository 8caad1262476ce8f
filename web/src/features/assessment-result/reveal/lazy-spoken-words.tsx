import { useLazySection } from "../result-frame.tsx";
import type { SpokenWordsProps } from "./spoken-words.tsx";

const loadWords = () => import("./spoken-words.tsx");

/** The words of a reveal once they are loaded. The reveal does not wait for them. */
export function LazySpokenWords({ questions }: SpokenWordsProps) {
  const Words = useLazySection(loadWords);
  return Words !== undefined && <Words questions={questions} />;
}
