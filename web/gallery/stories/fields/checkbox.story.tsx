import { Checkbox } from "../../../src/ui/fields/checkbox.tsx";
import { Switch } from "../../../src/ui/fields/switch.tsx";
import { entered, story } from "../../story.tsx";

export default [
  story({
    title: "Checkbox",
    use: "For consent and lists to tick off. Use a switch for settings that apply at once.",
    states: {
      "Ticked, long text": entered(true, (checked, onChange, text) => (
        <Checkbox
          label={text(
            "예약 안내를 받기 위해 이메일 주소를 남기고, 안내가 끝나면 바로 지워지는 것에 동의해요",
            "I leave my e-mail address to be told about the reservation, and agree that it is deleted as soon as that is done",
          )}
          checked={checked}
          onChange={onChange}
        />
      )),
      "Empty, invalid": entered(false, (checked, onChange, text) => (
        <>
          <Checkbox
            label={text("꼭 필요한 동의예요", "This one is needed")}
            checked={checked}
            onChange={onChange}
            invalid={!checked}
            describedBy="consent-error"
          />
          <p id="consent-error">
            {text("동의해 주셔야 예약할 수 있어요.", "We need your agreement to go on.")}
          </p>
        </>
      )),
    },
  }),
  story({
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
  }),
];
