import { Field } from "../../../src/ui/fields/field.tsx";
import { story } from "../../story.ts";

export default story({
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
});
