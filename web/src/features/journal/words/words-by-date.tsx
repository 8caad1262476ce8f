import type { Programme } from "@mindle/domain/catalogue/programme";
import { hasWords, type WrittenPage } from "@mindle/domain/content/written-pages";
import { parseStepId } from "@mindle/domain/programme/step";
import { seoulDay } from "@mindle/domain/time";
import { useEffect, useId, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { sessionAnchor } from "../names.ts";
import { Sheet } from "./sheet.tsx";
import styles from "./words.module.css";

interface WordsByDateProps {
  readonly programme: Programme;
  readonly written: readonly WrittenPage[];
}

/** Everything one wrote in a programme, a sheet for each day and step, the newest first; searched on this device alone. */
export function WordsByDate({ programme, written }: WordsByDateProps) {
  const { t } = useTranslation("journal");
  const language = useLanguage();
  const id = useId();
  const [typed, setQuery] = useState("");
  const [isPrinting, setPrinting] = useState(false);
  // On paper is everything, also what a search hides; on the screen the search stays.
  const query = isPrinting ? "" : typed;
  useEffect(() => {
    const onPrint = ({ type }: Event) => flushSync(() => setPrinting(type === "beforeprint"));
    addEventListener("beforeprint", onPrint);
    addEventListener("afterprint", onPrint);
    return () => {
      removeEventListener("beforeprint", onPrint);
      removeEventListener("afterprint", onPrint);
    };
  }, []);
  const found = useMemo(
    () =>
      written.flatMap((page) => {
        const answers = page.answers.filter(({ question, words }) =>
          hasWords([question ?? "", words], query),
        );
        return answers.length === 0 ? [] : [{ ...page, answers }];
      }),
    [written, query],
  );
  const sheets = useMemo(() => sheetsOf(found), [found]);
  const count = found.reduce((sum, { answers }) => sum + answers.length, 0);
  const isSearching = query.trim() !== "";
  const anchored = new Set<number>();
  return (
    <section className={styles.words} aria-labelledby={id}>
      <h2 id={id}>{t("words.title")}</h2>
      <search className={styles.search}>
        <TextField
          type="search"
          name="journal-search"
          autoComplete="off"
          enterKeyHint="search"
          label={t("search.label")}
          hint={t("search.note")}
          value={typed}
          onChange={setQuery}
        />
        <p role="status" className={styles.found}>
          {isSearching &&
            (count === 0 ? t("search.none", { word: query.trim() }) : t("search.found", { count }))}
        </p>
      </search>
      <div className={styles.print}>
        <Button variant="quiet" onClick={() => print()}>
          {t("print")}
        </Button>
      </div>
      <ol className={styles.sheets}>
        {sheets.map(({ key, day, stepId, pages }) => {
          const { session = 0 } = parseStepId(stepId) ?? {};
          const isFirst = !anchored.has(session);
          anchored.add(session);
          return (
            <li key={key} id={isFirst ? sessionAnchor(session) : undefined}>
              <Sheet
                day={day}
                stepId={stepId}
                title={programme.steps[stepId]?.title[language]}
                pages={pages}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface SheetOfDay {
  readonly key: string;
  readonly day: string;
  readonly stepId: string;
  readonly pages: WrittenPage[];
}

/** Pages of one step on one day together, the newest sheet first; within a sheet as the step has them. */
function sheetsOf(written: readonly WrittenPage[]): readonly SheetOfDay[] {
  const sheets = new Map<string, SheetOfDay>();
  for (const page of written) {
    const day = seoulDay(page.savedAt);
    const key = `${day} ${page.stepId}`;
    const sheet = sheets.get(key);
    if (sheet === undefined) sheets.set(key, { key, day, stepId: page.stepId, pages: [page] });
    else sheet.pages.push(page);
  }
  return [...sheets.values()].reverse().map((sheet) => ({
    ...sheet,
    pages: sheet.pages.toSorted((one, other) => placeOf(one) - placeOf(other)),
  }));
}

/** Pages whose place is not known come last, in order of time. */
function placeOf({ page }: WrittenPage): number {
  return page ?? Number.MAX_SAFE_INTEGER;
}
