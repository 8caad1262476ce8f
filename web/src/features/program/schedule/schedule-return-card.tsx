import { STRESS_MAX } from "@mindle/domain/assessment/submission";
import type { Programme } from "@mindle/domain/catalogue/programme";
import { type OwnAnswer, writtenPages } from "@mindle/domain/content/written-pages";
import { journalPath, viewerPath } from "@mindle/domain/programme/paths";
import type { Return } from "@mindle/domain/programme/schedule";
import { parseStepId } from "@mindle/domain/programme/step";
import { isPrediction } from "@mindle/domain/programme/tries";
import { useEffect, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { prepareOwnPages, type ReadOwnPages } from "../../../engine/step/own-pages.ts";
import type { JournalContent } from "../../../platform/answers/load-journal.ts";
import { unlessCancelled } from "../../../platform/browser/timing.ts";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import { crisisWords } from "../../../platform/safety/crisis-words.ts";
import { Button, LinkButton } from "../../../ui/controls/button.tsx";
import { Slider } from "../../../ui/fields/slider.tsx";
import styles from "./schedule-return.module.css";
import { OwnWords, ShortVersionDialog, type ShortVersionPart } from "./short-version.tsx";

export interface ReturnCardProps {
  readonly uid: string;
  readonly programId: string;
  readonly programme: Programme;
  readonly kind: Exclude<Return, "same-page">;
  readonly newest: JournalContent;
  readonly nextStep: string;
  readonly firstStep: string;
}

/** From this answer up help is offered first, as after the assessment. */
const HARD = 9;

/**
 * The last own sentence, and how to go on. After a long while one question comes first, whose answer stays on this page, and the
 * session's one small thing to do is a choice too. Where the last words spoke of dying or of violence, nothing of them is quoted
 * and help comes first.
 */
export default function ReturnCard(props: ReturnCardProps) {
  const { uid, programId, programme, kind, newest, nextStep, firstStep } = props;
  const { t } = useTranslation(["program-schedule", "common"]);
  const id = useId();
  const { last, isCrisis } = useLastWords(uid, programId, programme.tries, newest);
  const [weight, setWeight] = useState(-1);
  const [part, setPart] = useState<ShortVersionPart>();
  const journal = journalPath(programId);
  const short = programme.shortVersions?.[(parseStepId(nextStep)?.session ?? 1) - 1] ?? undefined;
  const isAsking = kind === "check-in" && weight < 0;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{t("return.title")}</h2>
      {isCrisis && <HelpFirst text={t("return.helpAfterWords")} />}
      <OwnWords answer={last} />
      {kind === "check-in" && (
        <div className={styles.weight}>
          <p>{t("return.weight")}</p>
          <Slider
            label={t("return.weight")}
            min={0}
            max={STRESS_MAX}
            value={weight}
            onChange={setWeight}
            lowLabel={t("return.light")}
            highLabel={t("return.heavy")}
          />
        </div>
      )}
      {weight >= HARD && !isCrisis && <HelpFirst text={t("return.help")} />}
      {!isAsking && (
        <div className={styles.ways}>
          <LinkButton to={viewerPath(programId, nextStep, "resume")} block>
            {t("return.continue")}
          </LinkButton>
          {short === undefined ? (
            <LinkButton to={journal} variant="secondary" block>
              {t("return.words")}
            </LinkButton>
          ) : (
            <Button variant="secondary" block onClick={() => setPart("whole")}>
              {t("return.short")}
            </Button>
          )}
          {short !== undefined && kind === "check-in" && (
            <Button variant="secondary" block onClick={() => setPart("act")}>
              {t("return.experiment")}
            </Button>
          )}
          <LinkButton to={viewerPath(programId, firstStep, 1)} variant="quiet" block>
            {t("return.restart")}
          </LinkButton>
          <p className={styles.kept}>{t("return.kept")}</p>
        </div>
      )}
      {short !== undefined && (
        <ShortVersionDialog
          part={part}
          onClose={() => setPart(undefined)}
          short={short}
          last={last}
          journal={journal}
        />
      )}
    </section>
  );
}

function HelpFirst({ text }: { readonly text: string }) {
  const { t } = useTranslation("common");
  return (
    <div className={styles.help}>
      <p>{text}</p>
      <LinkButton to="/help" block>
        {t("getHelp")}
      </LinkButton>
    </div>
  );
}

interface LastWords {
  /** Undefined until it is known, and where there is nothing to quote. */
  readonly last: OwnAnswer | undefined;
  /** Whether crisis words were typed on the newest pages. */
  readonly isCrisis: boolean;
}

/** What the person wrote last in a programme, but a prediction, which may be folded away. */
function useLastWords(
  uid: string,
  programId: string,
  tries: Programme["tries"],
  newest: JournalContent,
): LastWords {
  const language = useLanguage();
  const [read, setRead] = useState<ReadOwnPages>();
  useEffect(() => {
    const reading = Promise.all([prepareOwnPages(uid, newest), crisisWords.load()]);
    const warn = (error: unknown) => console.warn("the last words cannot be shown", error);
    return unlessCancelled(reading, ([prepared]) => setRead(() => prepared), warn);
  }, [uid, newest]);
  return useMemo(() => {
    const pages = (read?.(language) ?? []).filter((page) => page.programId === programId);
    const written = writtenPages(pages, language);
    const typed = written.flatMap(({ answers }) => answers.filter(({ isTyped }) => isTyped));
    const isCrisis = crisisWords.current()?.(typed.map(({ words }) => words)) !== undefined;
    const shown = written.flatMap((page) =>
      page.answers.filter(({ model }) => !isPrediction(tries ?? [], page, model)),
    );
    const last = isCrisis ? undefined : (shown.findLast(({ isTyped }) => isTyped) ?? shown.at(-1));
    return { last, isCrisis };
  }, [read, language, programId, tries]);
}
