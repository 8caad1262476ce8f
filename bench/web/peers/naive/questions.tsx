import { CHOICES, FIRST_HALF, type QuestionAnswers } from "@mindle/domain/assessment/questions";
import type { Auth } from "firebase/auth";
import { addDoc, collection, type Firestore } from "firebase/firestore";
import { useState } from "react";
import wizard from "../../../../web/src/locales/ko/schema.ts";
import texts from "../../../../web/src/locales/ko/schema-questions.ts";

interface QuestionsProps {
  readonly auth: Auth;
  readonly database: Firestore;
}

const statements: Readonly<Record<string, unknown>> = texts;

/** The first half of the wizard's questions, kept in the page's state and written to Firestore. */
export function Questions({ auth, database }: QuestionsProps) {
  const [answers, setAnswers] = useState<QuestionAnswers>({});
  const count = Object.keys(answers).length;
  const send = () => addDoc(collection(database, "answers"), { answers, uid: auth.currentUser?.uid ?? null });
  return (
    <main>
      <h1>{wizard.titles.question1}</h1>
      <p>
        {count} / {FIRST_HALF.length}
      </p>
      {FIRST_HALF.map((id) => (
        <fieldset key={id} aria-label={String(statements[id])}>
          <p>{String(statements[id])}</p>
          {CHOICES.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name={id}
                value={choice}
                checked={answers[id] === choice}
                onChange={() => setAnswers({ ...answers, [id]: choice })}
              />
              {texts.scale[choice]}
            </label>
          ))}
        </fieldset>
      ))}
      <button type="button" disabled={count < FIRST_HALF.length} onClick={() => void send()}>
        {wizard.continue}
      </button>
    </main>
  );
}
