import { HELPLINES } from "@mindle/domain/safety/helplines";
import { HelplineList } from "../../src/ui/helpline-list.tsx";
import { story } from "../story.ts";

export default story({
  title: "Helpline list",
  use: "Numbers to press and be connected.",
  states: {
    Default: ({ say }) => (
      <div>
        <HelplineList
          lines={HELPLINES[say("ko", "en") === "ko" ? "ko" : "en"]}
          callLabel={say("전화 걸기", "Call")}
        />
      </div>
    ),
  },
});
