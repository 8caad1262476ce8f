import { textInput } from "@mindle/domain/widgets/text-input/definition";
import { Button } from "../../../ui/controls/button.tsx";
import { useContentPage } from "../../page-context.ts";
import { labelId, Question } from "../../parts/question/question.tsx";
import { TypedField } from "../../parts/typing/typed-field.tsx";
import { wholeProblem } from "../../problem-text.ts";
import { plainWords } from "../../rich-text/piped-text.ts";
import { answeredWidget } from "../../widget-view.ts";

const TEXTS = {
  ko: { begin: "모아 둔 말 옮겨 오기" },
  en: { begin: "Bring in the words so far" },
} as const;

/** Words of one's own. */
export default answeredWidget(
  textInput,
  function TextInput({ id, props, value, onChange, problems, disabled }) {
    const { language, answers } = useContentPage();
    // A condition that cannot be evaluated does not hold.
    const paragraphs = (props.initial ?? []).filter((each) => !("when" in each) || each.when === true);
    const initial = plainWords(
      paragraphs.map(({ text }) => text),
      answers,
      language,
    );
    return (
      <Question id={id} label={props.label[language]} problems={[]}>
        <TypedField
          label={{ by: labelId(id) }}
          value={value}
          onChange={onChange}
          rows={props.rows}
          max={props.max}
          placeholder={props.placeholder?.[language]}
          problem={wholeProblem(problems, language)}
          disabled={disabled}
        />
        {initial !== "" && value === "" && !disabled && (
          <Button variant="secondary" onClick={() => onChange(initial)}>
            {TEXTS[language].begin}
          </Button>
        )}
      </Question>
    );
  },
);
