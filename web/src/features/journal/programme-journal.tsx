import type { UserProgram } from "@mindle/domain/api/user-program";
import type { Programme } from "@mindle/domain/catalogue/programme";
import { foldedAnswers } from "@mindle/domain/content/folded-answers";
import type { ReadPage } from "@mindle/domain/content/read-pages";
import { writtenPages } from "@mindle/domain/content/written-pages";
import { questionSeries } from "@mindle/domain/programme/change-series";
import { measureSeries } from "@mindle/domain/programme/measure-series";
import { schedulePath } from "@mindle/domain/programme/paths";
import { scheduleOf } from "@mindle/domain/programme/schedule";
import { isFreeProgramme } from "@mindle/domain/programme/step";
import { ownTries } from "@mindle/domain/programme/tries";
import { isOpenOnDevice } from "@mindle/domain/purchase/grant";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { now } from "../../platform/browser/now.ts";
import { useSeoulToday } from "../../platform/browser/use-now.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { Changes } from "./changes/changes.tsx";
import styles from "./journal.module.css";
import { SessionCircles } from "./session-circles.tsx";
import { WordsByDate } from "./words/words-by-date.tsx";

interface ProgrammeJournalProps {
  readonly own: UserProgram;
  readonly programme: Programme;
  /** What was answered in this programme. */
  readonly pages: readonly ReadPage[];
  /** What else there is of the journal: before many words, after none. */
  readonly children?: ReactNode;
}

/** The journal of one programme: its sessions, and what one wrote. */
export function ProgrammeJournal({ own, programme, pages, children }: ProgrammeJournalProps) {
  const { t } = useTranslation("journal");
  const language = useLanguage();
  const isOpen = isFreeProgramme(own.programId) || isOpenOnDevice(own.usageInfos, now());
  const hasClosed = !isOpen && own.usageInfos.length > 0;
  const sessions = scheduleOf(programme.steps, {
    programId: own.programId,
    finished: own.stepFinished.map(({ stepId }) => stepId),
    isAvailable: isOpen,
  });
  const today = useSeoulToday();
  const written = useMemo(() => {
    const tries = ownTries({
      programId: own.programId,
      tries: programme.tries ?? [],
      pages,
      language,
      today,
    });
    return writtenPages(pages, language, foldedAnswers(tries));
  }, [own.programId, programme.tries, pages, language, today]);
  const series = useMemo(() => questionSeries(pages, language), [pages, language]);
  return (
    <div className={styles.programme}>
      <p className={styles.name}>{programme.programName[language]}</p>
      <SessionCircles programId={own.programId} sessions={sessions} isOpen={isOpen} written={written} />
      {hasClosed && <p className={styles.quiet}>{t("closed")}</p>}
      {written.length > 0 && children}
      <Changes title={t("changes.title")} series={series} />
      <MeasureChanges pages={pages} />
      {written.length > 0 ? (
        <WordsByDate programme={programme} written={written} />
      ) : (
        <NothingWritten own={own} hasClosed={hasClosed} />
      )}
      {written.length === 0 && children}
    </div>
  );
}

interface NothingWrittenProps {
  readonly own: UserProgram;
  readonly hasClosed: boolean;
}

/** In the place of words: nothing was begun, or only steps without words of one's own were walked. */
function NothingWritten({ own, hasClosed }: NothingWrittenProps) {
  const { t } = useTranslation("journal");
  const isBegun = own.stepFinished.length > 0;
  const schedule = schedulePath(own.programId);
  return (
    <div className={styles.message}>
      <h2>{t(isBegun ? "wordless.title" : "empty.title")}</h2>
      {isBegun ? (
        !hasClosed && (
          <>
            <p>{t("wordless.text")}</p>
            <LinkButton to={schedule}>{t("wordless.goOn")}</LinkButton>
          </>
        )
      ) : (
        <>
          <p>{t("empty.text")}</p>
          <LinkButton to={schedule}>{t("start")}</LinkButton>
        </>
      )}
    </div>
  );
}

/** How the scores of the check-ins changed, with where help is whatever they are; nothing before there are two of one. */
function MeasureChanges({ pages }: { readonly pages: readonly ReadPage[] }) {
  const { t } = useTranslation(["journal", "common"]);
  const series = useMemo(() => measureSeries(pages, (name) => t(`measures.names.${name}`)), [pages, t]);
  const note = (
    <>
      {t("measures.note")} <Link to="/help">{t("common:getHelp")}</Link>
    </>
  );
  return <Changes title={t("measures.title")} series={series} note={note} />;
}
