import { helplinesOfKind } from "@mindle/domain/safety/help-lines-of-kind";
import { helplinesFor } from "@mindle/domain/safety/helplines";
import { HelplineList } from "../../../src/ui/layout/helpline-list.tsx";
import { story } from "../../story.tsx";

export default story({
  title: "Helpline list",
  use: "Phone numbers as links, and how to write instead of calling.",
  states: {
    "With details": ({ text }) => (
      <HelplineList
        lines={helplinesFor(text<"ko" | "en">("ko", "en"), undefined)}
        callLabel={text("전화 걸기", "Call")}
        textLabel={(number) => text(`${number} 문자 보내기`, `Text ${number}`)}
        withDetails
      />
    ),
    "Something has to be done now": ({ text }) => (
      <HelplineList
        lines={helplinesOfKind(
          { kind: "danger", now: true },
          helplinesFor(text<"ko" | "en">("ko", "en"), undefined),
        )}
        callLabel={text("전화 걸기", "Call")}
        isFirstLarge
      />
    ),
  },
});
