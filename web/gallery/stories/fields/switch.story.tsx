import { Switch } from "../../../src/ui/fields/switch.tsx";
import { entered, story } from "../../story.tsx";

export default story({
  title: "Switch",
  use: "A setting that is on or off and applies at once.",
  states: {
    On: entered(true, (checked, onChange, text) => (
      <Switch label={text("알림 받기", "Reminders")} name="on" checked={checked} onChange={onChange} />
    )),
    "Off, long text": entered(false, (checked, onChange, text) => (
      <Switch
        label={text(
          "새로운 이야기가 열리거나 밀린 이야기가 있을 때 휴대전화로 알려 주세요",
          "Tell me on my phone when a new session opens or when there is one to catch up on",
        )}
        name="off"
        checked={checked}
        onChange={onChange}
      />
    )),
  },
});
