import { Switch } from "../../../src/ui/fields/switch.tsx";
import { WithState } from "../../../src/ui/testing/with-state.tsx";
import { story } from "../../story.ts";

export default story({
  title: "Switch",
  use: "A setting that is on or off and applies at once.",
  states: {
    Off: ({ text }) => (
      <WithState initial={false}>
        {(checked, onChange) => (
          <Switch label={text("알림 받기", "Reminders")} checked={checked} onChange={onChange} />
        )}
      </WithState>
    ),
    On: ({ text }) => (
      <WithState initial={true}>
        {(checked, onChange) => (
          <Switch label={text("이메일로 받기", "By e-mail")} checked={checked} onChange={onChange} />
        )}
      </WithState>
    ),
    "With a description": ({ text }) => (
      <WithState initial={true}>
        {(checked, onChange) => (
          <Switch
            label={text("조용한 밤", "Quiet nights")}
            description={text(
              "밤 10시부터 아침 7시까지는 알리지 않아요.",
              "No reminders from 10 pm to 7 am.",
            )}
            checked={checked}
            onChange={onChange}
          />
        )}
      </WithState>
    ),
    Disabled: ({ text }) => (
      <div>
        <Switch label={text("꺼져 있어요", "Off")} checked={false} onChange={() => undefined} disabled />
        <Switch label={text("켜져 있어요", "On")} checked onChange={() => undefined} disabled />
      </div>
    ),
    "Long text": ({ text }) => (
      <WithState initial={false}>
        {(checked, onChange) => (
          <Switch
            label={text(
              "새로운 이야기가 열리거나 밀린 이야기가 있을 때 휴대전화로 알려 주세요",
              "Tell me on my phone when a new session opens or when there is one to catch up on",
            )}
            checked={checked}
            onChange={onChange}
          />
        )}
      </WithState>
    ),
  },
});
