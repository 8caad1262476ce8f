import { helplinesOfKind } from "@mindle/domain/safety/help-lines-of-kind";
import { helplinesFor } from "@mindle/domain/safety/helplines";
import { HelplineList } from "../../../src/ui/layout/helpline-list.tsx";
import { story } from "../../story.ts";

const linesOf = (text: (ko: string, en: string) => string) =>
  helplinesFor(text("ko", "en") === "ko" ? "ko" : "en", undefined);

export default story({
  title: "Helpline list",
  use: "Phone numbers as links, and how to write instead of calling.",
  states: {
    Default: ({ text }) => (
      <div>
        <HelplineList lines={linesOf(text)} callLabel={text("전화 걸기", "Call")} />
      </div>
    ),
    "With details": ({ text }) => (
      <div>
        <HelplineList
          lines={linesOf(text)}
          callLabel={text("전화 걸기", "Call")}
          textLabel={(number) => text(`${number} 문자 보내기`, `Text ${number}`)}
          withDetails
        />
      </div>
    ),
    "Something has to be done now": ({ text }) => (
      <div>
        <HelplineList
          lines={helplinesOfKind({ kind: "danger", now: true }, linesOf(text))}
          callLabel={text("전화 걸기", "Call")}
          isFirstLarge
        />
      </div>
    ),
  },
});
