import { koreanCount } from "../numbers.ts";

const ENGLISH = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

function inWords(count: number): string {
  return ENGLISH[count - 1] ?? String(count);
}

export const TEXTS = {
  ko: {
    tags: "태그",
    upTo: (max: number) => (max === 1 ? "하나만 걸 수 있어요" : `${koreanCount(max)}까지 걸 수 있어요`),
    full: (max: number, oldest: string) =>
      max === 1
        ? `다른 걸 걸면 ${oldest} 태그가 내려와요.`
        : `${koreanCount(max)}를 다 걸었어요. 하나 더 걸면 처음 건 ${oldest} 태그가 내려와요.`,
    removed: (name: string) => `${name} 태그가 내려왔어요`,
    remove: (name: string) => `${name} 내리기`,
    edit: (name: string) => `${name} 고치기`,
    own: "내 말로 적기",
    done: "걸기",
  },
  en: {
    tags: "Tags",
    upTo: (max: number) => `Pick up to ${inWords(max)}`,
    full: (max: number, oldest: string) =>
      max === 1
        ? `Pick another, and ${oldest} comes down.`
        : `That makes ${inWords(max)}. Pick another, and ${oldest}, your first, comes down.`,
    removed: (name: string) => `${name} came down`,
    remove: (name: string) => `Take down ${name}`,
    edit: (name: string) => `Change ${name}`,
    own: "In your own words",
    done: "Hang it up",
  },
} as const;
