import type { PackPage } from "@mindle/domain/content/activity";
import { helpOf, type PageState, pagesToSkip, problemsOf, reminderDays } from "@mindle/domain/content/page";
import { problemText } from "../src/engine/problem-text.ts";
import type { StepPage } from "../src/engine/step/step-page.ts";
import styles from "./preview-app.module.css";
import { readingSeconds } from "./reading-time.ts";

interface PageReportProps {
  readonly pages: readonly PackPage[];
  readonly shown: StepPage;
  readonly state: PageState;
}

/** What the validator says of the page with its present answers, where it leads, and what its conditions see. */
export function PageReport({ pages, shown: { page }, state }: PageReportProps) {
  const problems = problemsOf(state);
  const next = pages[page.viewNo - 1 + pagesToSkip(page, state)];
  const days = reminderDays(page, state, helpOf(page, state));
  return (
    <>
      <section className={styles.card}>
        <h2>{problems.length === 0 ? "This page can be finished" : "Not finished yet"}</h2>
        {problems.length > 0 && (
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={`${problem.bind} ${problem.part ?? ""} ${problem.code}`}>
                <strong>
                  {problem.part === undefined ? problem.bind : `${problem.bind}, ${problem.part}`}
                </strong>
                <span lang="ko">{problemText(problem, "ko")}</span>
                <span lang="en">{problemText(problem, "en")}</span>
              </li>
            ))}
          </ul>
        )}
        <dl className={styles.facts}>
          <dt>Leads to</dt>
          <dd>{next?.pageId ?? "the end of the step"}</dd>
          {helpOf(page, state) !== undefined && (
            <>
              <dt>Before that</dt>
              <dd>the help card</dd>
            </>
          )}
          {days !== undefined && (
            <>
              <dt>Reminder</dt>
              <dd>in {days === 1 ? "1 day" : `${days} days`}</dd>
            </>
          )}
          <dt>Reading time</dt>
          <dd>
            about {readingSeconds(state, "ko")} s in Korean, {readingSeconds(state, "en")} s in English
          </dd>
        </dl>
      </section>
      <section className={styles.card}>
        <h2>What conditions see</h2>
        <dl className={styles.facts}>
          {namesOf(state).map(([name, value]) => (
            <Fact key={name} name={name} value={value} />
          ))}
        </dl>
      </section>
    </>
  );
}

/** The answers of the page and its recalls, then what every page has. A missing answer has no value. */
function namesOf({ scope }: PageState): (readonly [name: string, value: unknown])[] {
  const { answered, user, today } = scope;
  const names = typeof answered === "object" && answered !== null ? Object.keys(answered) : [];
  const nickname = typeof user === "object" && user !== null && "nickname" in user ? user["nickname"] : "";
  return [
    ...names.map((name) => [name, scope[name]] as const),
    ["today", today],
    ["user.nickname", nickname],
  ];
}

function Fact({ name, value }: { readonly name: string; readonly value: unknown }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value === undefined ? <i>missing</i> : JSON.stringify(value)}</dd>
    </>
  );
}
