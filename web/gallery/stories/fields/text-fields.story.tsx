import { Field } from "../../../src/ui/fields/field.tsx";
import { TextField } from "../../../src/ui/fields/text-field.tsx";
import { entered, story } from "../../story.tsx";

export default [
  story({
    title: "Field",
    use: "Label, hint and error around one native control.",
    states: {
      "With a hint": ({ text }) => (
        <Field label={text("오늘의 날짜", "Today’s date")} hint={text("달력이 열려요.", "Opens a calendar.")}>
          {(control) => <input type="date" {...control} />}
        </Field>
      ),
    },
  }),
  story({
    title: "Text field",
    use: "One line of text. Does not change text during composition, so Hangul input works.",
    states: {
      Empty: entered("", (value, onChange, text) => (
        <TextField
          label={text("뭐라고 불러 드릴까요?", "What shall we call you?")}
          name="nickname"
          placeholder={text("별명", "Nickname")}
          value={value}
          onChange={onChange}
        />
      )),
      Invalid: entered("mindle@", (value, onChange, text) => (
        <TextField
          label={text("이메일", "E-mail")}
          name="email"
          type="email"
          autoComplete="off"
          value={value}
          onChange={onChange}
          error={text("이메일 주소를 다시 살펴봐 주세요.", "Please have another look at the address.")}
        />
      )),
      "Password, hidden until it is shown": entered("dandelion-9", (value, onChange, text) => (
        <TextField
          label={text("비밀번호", "Password")}
          name="password"
          autoComplete="off"
          reveal={{ show: text("보기", "Show"), hide: text("숨기기", "Hide") }}
          value={value}
          onChange={onChange}
        />
      )),
      "Read only": ({ text }) => (
        <TextField
          label={text("가입한 이메일", "Your e-mail")}
          name="fixed"
          value="mindler@example.com"
          onChange={() => undefined}
          readOnly
        />
      ),
      "Long text, with a hint": entered(
        "A very long nickname that does not fit into one line of the field",
        (value, onChange, text) => (
          <TextField
            label={text(
              "이름이 조금 길어도 괜찮아요. 적고 싶은 만큼 적어 주세요",
              "A name may be long. Write as much of it as you like",
            )}
            name="long"
            hint={text("언제든 바꿀 수 있어요.", "You can change it at any time.")}
            value={value}
            onChange={onChange}
          />
        ),
      ),
    },
  }),
];
