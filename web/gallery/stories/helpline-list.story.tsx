import { helplinesFor } from "@mindle/domain/safety/helplines";
import { HelplineList } from "../../src/ui/helpline-list.tsx";
import { story } from "../story.ts";

export default story({
  title: "Helpline list",
  use: "Phone numbers as links.",
  states: {
    Default: ({ text }) => (
      <div>
        <HelplineList
          lines={helplinesFor(text("ko", "en") === "ko" ? "ko" : "en", undefined)}
          callLabel={text("전화 걸기", "Call")}
        />
      </div>
    ),
  },
});
