import { isStepIcon, type StepIconName } from "@mindle/domain/catalogue/step-icons";
import { StrokeIcon } from "../icon.tsx";

const PATHS: Readonly<Record<StepIconName, string>> = {
  video: "M6.5 5h11a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM10.3 9.2v5.6l4.7-2.8Z",
  audio:
    "M4.2 16v-3.6a7.8 7.8 0 0 1 15.6 0V16M4.2 14.5h1.5a2 2 0 0 1 2 2v1.5a2 2 0 0 1-2 2 1.5 1.5 0 0 1-1.5-1.5ZM19.8 14.5h-1.5a2 2 0 0 0-2 2v1.5a2 2 0 0 0 2 2 1.5 1.5 0 0 0 1.5-1.5Z",
  quiz: "M6.8 8.1a3.9 3.9 0 1 0 0 7.8 3.9 3.9 0 0 0 0-7.8ZM14.8 8.5l6 7M20.8 8.5l-6 7",
  write: "M4.5 19.5l1-4.2L15.8 5a2.26 2.26 0 0 1 3.2 3.2L8.7 18.5ZM13.7 7.1l3.2 3.2",
  choose: "M3.8 7.2l2 2 3.4-3.8M3.8 16.6l2 2 3.4-3.8M13 7.5h7.2M13 16.8h7.2",
  cards:
    "M9.5 4h7.8A2.7 2.7 0 0 1 20 6.7v8.8M6.7 8h6.6a2.7 2.7 0 0 1 2.7 2.7v6.6a2.7 2.7 0 0 1-2.7 2.7H6.7A2.7 2.7 0 0 1 4 17.3v-6.6A2.7 2.7 0 0 1 6.7 8Z",
  chart: "M11 5a7.8 7.8 0 1 0 8 8h-8ZM15 3.7a6.6 6.6 0 0 1 5.3 5.3H15Z",
  time: "M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4ZM12 7.8V12l3 2.2",
  balance: "M3.5 15.2l17-6.4M12 12.5l-4.2 7.5h8.4ZM5.7 6.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z",
  measure: "M4.2 17.5a8.6 8.6 0 1 1 15.6 0M12 14.5l3.8-5.2M12 14.5h.01",
  breathe: "M3.5 8.8h9.7a2.5 2.5 0 1 0-2.3-3.5M3.5 12.8h14.2a2.7 2.7 0 1 1-2.5 3.7M3.5 16.8h7.5",
  calendar:
    "M6.7 5.5h10.6A2.7 2.7 0 0 1 20 8.2v9.1a2.7 2.7 0 0 1-2.7 2.7H6.7A2.7 2.7 0 0 1 4 17.3V8.2a2.7 2.7 0 0 1 2.7-2.7ZM4 10.5h16M8.5 3.5v3.5M15.5 3.5v3.5",
  letter:
    "M6.2 5.5h11.6a2.7 2.7 0 0 1 2.7 2.7v7.6a2.7 2.7 0 0 1-2.7 2.7H6.2a2.7 2.7 0 0 1-2.7-2.7V8.2a2.7 2.7 0 0 1 2.7-2.7ZM4.3 7.5l7.7 6 7.7-6",
  link: "M14 4.5h5.5V10M19.5 4.5l-8.3 8.3M10.5 6H7.2a2.7 2.7 0 0 0-2.7 2.7v8.1a2.7 2.7 0 0 0 2.7 2.7h8.1a2.7 2.7 0 0 0 2.7-2.7v-3.3",
};

/** For unknown keys. */
const SPROUT =
  "M12 20V11.5M12 14C12 9.2 8.8 6.8 4.2 6.8 4.2 11.5 7.3 14 12 14ZM12 11.5C12 7 15.2 4.5 19.8 4.5 19.8 9 16.7 11.5 12 11.5Z";

/** The icon of a step, decorative. Content may be newer than this build, so unknown keys have an icon too. */
export function StepIcon({ name }: { readonly name: string }) {
  return <StrokeIcon d={isStepIcon(name) ? PATHS[name] : SPROUT} size={24} />;
}
