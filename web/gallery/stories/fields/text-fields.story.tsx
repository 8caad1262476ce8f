import { Field } from "../../../src/ui/fields/field.tsx";
import { TextField } from "../../../src/ui/fields/text-field.tsx";
import { WithState } from "../../../src/ui/testing/with-state.tsx";
import { story } from "../../story.ts";
import styles from "../stack.module.css";

export default [
  story({
    title: "Field",
    use: "Label, hint and error around one native control.",
    states: {
      Default: ({ text }) => (
        <Field label={text("오늘의 날짜", "Today’s date")} hint={text("달력이 열려요.", "Opens a calendar.")}>
          {(control) => <input type="date" {...control} />}
        </Field>
      ),
      Invalid: ({ text }) => (
        <Field
          label={text("남은 날", "Days left")}
          error={text("숫자로 적어 주세요.", "Please write a number.")}
        >
          {(control) => <input type="text" inputMode="numeric" defaultValue="?" {...control} />}
        </Field>
      ),
    },
  }),
  story({
    title: "Text field",
    use: "One line of text. Does not change text during composition, so Hangul input works.",
    states: {
      Empty: ({ text }) => (
        <WithState initial="">
          {(value, onChange) => (
            <TextField
              label={text("뭐라고 불러 드릴까요?", "What shall we call you?")}
              name="nickname"
              placeholder={text("별명", "Nickname")}
              value={value}
              onChange={onChange}
            />
          )}
        </WithState>
      ),
      "Filled, with a hint": ({ text }) => (
        <WithState initial={text("민들레", "Dandelion")}>
          {(value, onChange) => (
            <TextField
              label={text("별명", "Nickname")}
              name="hinted"
              hint={text("언제든 바꿀 수 있어요.", "You can change it at any time.")}
              value={value}
              onChange={onChange}
            />
          )}
        </WithState>
      ),
      Invalid: ({ text }) => (
        <WithState initial="mindle@">
          {(value, onChange) => (
            <TextField
              label={text("이메일", "E-mail")}
              name="email"
              type="email"
              autoComplete="off"
              value={value}
              onChange={onChange}
              error={text("이메일 주소를 다시 살펴봐 주세요.", "Please have another look at the address.")}
            />
          )}
        </WithState>
      ),
      "Password, hidden until it is shown": ({ text }) => (
        <WithState initial="dandelion-9">
          {(value, onChange) => (
            <TextField
              label={text("비밀번호", "Password")}
              name="password"
              autoComplete="off"
              reveal={{ show: text("보기", "Show"), hide: text("숨기기", "Hide") }}
              value={value}
              onChange={onChange}
            />
          )}
        </WithState>
      ),
      "Read only, disabled": ({ text }) => (
        <div className={styles.stack}>
          <TextField
            label={text("가입한 이메일", "Your e-mail")}
            name="fixed"
            value="mindler@example.com"
            onChange={() => undefined}
            readOnly
          />
          <TextField
            label={text("쿠폰 번호", "Coupon")}
            name="closed"
            value=""
            placeholder={text("지금은 쓸 수 없어요", "Not available now")}
            onChange={() => undefined}
            disabled
          />
        </div>
      ),
      "Long text": ({ text }) => (
        <WithState
          initial={text(
            "아주 길고 긴 이름을 가진 사람도 이 자리에서 편안했으면 해요",
            "A very long nickname that does not fit into one line of the field",
          )}
        >
          {(value, onChange) => (
            <TextField
              label={text(
                "이름이 조금 길어도 괜찮아요. 적고 싶은 만큼 적어 주세요",
                "A name may be long. Write as much of it as you like",
              )}
              name="long"
              value={value}
              onChange={onChange}
            />
          )}
        </WithState>
      ),
    },
  }),
];
