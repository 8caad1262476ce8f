import { Field } from "../../src/ui/field.tsx";
import { story } from "../story.ts";

export default story({
  title: "Field",
  use: "Label, hint and error around any one control that the browser brings.",
  states: {
    Default: ({ say }) => (
      <Field label={say("오늘의 날짜", "Today’s date")} hint={say("달력이 열려요.", "Opens a calendar.")}>
        {(control) => <input type="date" {...control} />}
      </Field>
    ),
    Invalid: ({ say }) => (
      <Field label={say("남은 날", "Days left")} error={say("숫자로 적어 주세요.", "Please write a number.")}>
        {(control) => <input type="text" inputMode="numeric" defaultValue="?" {...control} />}
      </Field>
    ),
  },
});
