import type { Programme } from "@mindle/domain/catalogue/programme";
import type { ReadPage } from "@mindle/domain/content/read-pages";
import { schedulePath } from "@mindle/domain/programme/paths";
import { TRIAL_PROGRAM_ID } from "@mindle/domain/programme/programme-id";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadModule } from "../../platform/browser/load-module.ts";
import { whenIdle } from "../../platform/browser/timing.ts";
import { useCurrentUid } from "../../platform/data/user.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { Header } from "../../shell/header.tsx";
import { MAIN_PATHS } from "../../shell/main-navigation.tsx";
import { useQuery } from "../../shell/use-query.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { Tabs } from "../../ui/controls/tabs.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { toneOf } from "../../ui/tone.ts";
import { AsOf } from "./as-of.tsx";
import { AssessmentChanges } from "./changes/assessment-changes.tsx";
import styles from "./journal.module.css";
import { NotebookScene } from "./notebook-scene.tsx";
import { ProgrammeJournal } from "./programme-journal.tsx";
import { Placeholder, ReadFailed } from "./states.tsx";
import { useOwnPages } from "./use-own-pages.ts";
import { type OwnProgramme, useProgrammes } from "./use-programmes.ts";

/** What one wrote in one's programmes, as a notebook with pressed flowers. */
export default function JournalPage() {
  const uid = useCurrentUid();
  return uid === undefined ? null : <Journal uid={uid} />;
}

function Journal({ uid }: { readonly uid: string }) {
  const { t } = useTranslation(["journal", "common"]);
  const programmes = useProgrammes(uid);
  const pages = useOwnPages(uid);
  const asked = useQuery().get("programme");
  const [chosen, setChosen] = useState(asked);
  const all = programmes.status === "ready" ? programmes.data.programmes : [];
  // What was only opened has no words yet.
  const begun = all.find(({ own }) => own.stepFinished.length > 0);
  const shown = all.find(({ own }) => own.programId === chosen) ?? begun ?? all[0];
  const failed = [programmes, pages].find((each) => each.status === "failed");
  const isReady = programmes.status === "ready" && pages.status === "ready";
  const character = shown?.programme.character;
  return (
    <Page tone={toneOf(character)} background="paper" wide top={<Header back={MAIN_PATHS.my} />}>
      <div className={styles.journal}>
        <header className={styles.head}>
          <h1>{t("common:titles.journal")}</h1>
          <p className={styles.lead}>{t("lead")}</p>
          <AsOf uid={uid} />
          <NotebookScene character={character ?? "Mindle"} />
        </header>
        {failed?.status === "failed" && <ReadFailed of={failed} />}
        {failed === undefined && !isReady && <Placeholder />}
        {failed === undefined && isReady && shown === undefined && <NoProgramme />}
        {failed === undefined && isReady && shown !== undefined && (
          <Programmes all={all} shown={shown} pages={pages.data} onChoose={setChosen} />
        )}
        {failed === undefined && isReady && <AssessmentChanges uid={uid} />}
      </div>
    </Page>
  );
}

interface ProgrammesProps {
  readonly all: readonly OwnProgramme[];
  readonly shown: OwnProgramme;
  readonly pages: readonly ReadPage[];
  readonly onChoose: (programId: string) => void;
}

function Programmes({ all, shown, pages, onChoose }: ProgrammesProps) {
  const { t } = useTranslation(["journal", "common"]);
  const language = useLanguage();
  const journalOf = ({ own, programme }: OwnProgramme) => (
    <ProgrammeJournal
      own={own}
      programme={programme}
      pages={pages.filter(({ programId }) => programId === own.programId)}
    >
      <OtherPages />
    </ProgrammeJournal>
  );
  if (all.length === 1) return <div className={styles.single}>{journalOf(shown)}</div>;
  return (
    <Tabs
      label={t("programmes")}
      tabs={all.map((each) => ({
        value: each.own.programId,
        label: each.programme.programName[language],
        picture: <ChildOfTab character={each.programme.character} />,
        ...(each.programme.character !== undefined && {
          note: t(`common:names.${each.programme.character}`),
        }),
        content: journalOf(each),
      }))}
      value={shown.own.programId}
      onChange={onChoose}
    />
  );
}

/** The child of a tab's programme, in its colour. */
function ChildOfTab({ character }: Pick<Programme, "character">) {
  const { t } = useTranslation(["journal", "common"]);
  return (
    <span className={styles.child} data-tone={toneOf(character)}>
      <CharacterArt character={character ?? "Mindle"} pose="listening" size={44} />
      {character && t(`common:names.${character}`)}
    </span>
  );
}

/** What else there is of the journal, on pages of their own. */
function OtherPages() {
  const { t } = useTranslation("journal");
  // The connection may be gone when either is opened; the first one is loaded as the page that this one leads to.
  useEffect(
    () =>
      whenIdle(() => {
        loadModule(() => import("./paper-page.tsx")).catch((error: unknown) =>
          console.warn("the page for a doctor was not preloaded", error),
        );
      }),
    [],
  );
  return (
    <nav className={styles.others} aria-label={t("others")}>
      {(["tried", "paper"] as const).map((page) => (
        <Link key={page} className={styles.other} to={`/program/journal/${page}`}>
          <span className={styles.otherName}>{t(`${page}.title`)}</span>
          <span className={styles.quiet}>{t(`${page}.lead`)}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Nothing was ever begun. */
function NoProgramme() {
  const { t } = useTranslation("journal");
  return (
    <div className={styles.message}>
      <h2>{t("empty.title")}</h2>
      <p>{t("empty.text")}</p>
      <LinkButton to={schedulePath(TRIAL_PROGRAM_ID)}>{t("start")}</LinkButton>
    </div>
  );
}
