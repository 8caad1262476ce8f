import { useState } from "react";
import { useLazyOverlay } from "../../shell/use-lazy-overlay.ts";

const loadDialog = () => import("./interest-dialog.tsx");

/** Where a page offers the package: under its name, and again at its end. */
export type Place = "head" | "end";

/** The dialog that asks for an e-mail address, and its result, for all buttons of a page. */
export function useInterest() {
  const dialog = useLazyOverlay(loadDialog);
  const [place, setPlace] = useState<Place>("head");
  const [outcome, setOutcome] = useState<"none" | "sent" | "notSent">("none");
  return {
    dialog,
    outcome: dialog.hasFailed ? ("notOpened" as const) : outcome,
    /** Where the button was pressed last. */
    place,
    ask: (from: Place) => {
      setPlace(from);
      setOutcome("none");
      void dialog.open();
    },
    answer: (arrived: boolean) => {
      // After a failure it stays open for another try.
      if (arrived) dialog.close();
      setOutcome(arrived ? "sent" : "notSent");
    },
  };
}

export type InterestState = ReturnType<typeof useInterest>;
