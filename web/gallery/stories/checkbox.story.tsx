import { Checkbox } from "../../src/ui/checkbox.tsx";
import { WithState } from "../../src/ui/testing/with-state.tsx";
import { story } from "../story.ts";

export default story({
  title: "Checkbox",
  use: "Something to agree to or to tick off. What holds at once is a switch instead.",
  states: {
    Empty: ({ say }) => (
      <WithState initial={false}>
        {(checked, onChange) => (
          <Checkbox
            label={say("개인정보 수집에 동의해요", "I agree to the collection of my data")}
            checked={checked}
            onChange={onChange}
          />
        )}
      </WithState>
    ),
    Ticked: ({ say }) => (
      <WithState initial={true}>
        {(checked, onChange) => (
          <Checkbox label={say("소식을 받을게요", "Send me news")} checked={checked} onChange={onChange} />
        )}
      </WithState>
    ),
    Invalid: ({ say }) => (
      <WithState initial={false}>
        {(checked, onChange) => (
          <div>
            <Checkbox
              label={say("꼭 필요한 동의예요", "This one is needed")}
              checked={checked}
              onChange={onChange}
              invalid={!checked}
              describedBy="consent-error"
            />
            <p id="consent-error">
              {say("동의해 주셔야 예약할 수 있어요.", "We need your agreement to go on.")}
            </p>
          </div>
        )}
      </WithState>
    ),
    "Long text": ({ say }) => (
      <WithState initial={true}>
        {(checked, onChange) => (
          <Checkbox
            label={say(
              "예약 안내를 받기 위해 이메일 주소를 남기고, 안내가 끝나면 바로 지워지는 것에 동의해요",
              "I leave my e-mail address to be told about the reservation, and agree that it is deleted as soon as that is done",
            )}
            checked={checked}
            onChange={onChange}
          />
        )}
      </WithState>
    ),
  },
});
