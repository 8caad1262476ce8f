import type { Programme } from "@mindle/domain/catalogue/programme";
import type { ReadPage } from "@mindle/domain/content/own-words";
import { lastUsedFirst } from "@mindle/domain/programme/home";
import { schedulePath } from "@mindle/domain/programme/paths";
import { TRIAL_PROGRAM_ID } from "@mindle/domain/programme/programme-id";
import { isOpenOnDevice } from "@mindle/domain/purchase/grant";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { journalQuery } from "../../platform/answers/journal-query.ts";
import { deviceNow, now } from "../../platform/browser/now.ts";
import { useNow } from "../../platform/browser/use-now.ts";
import { useOnline } from "../../platform/browser/use-online.ts";
import { type OwnProgramme, useOwnProgrammes } from "../../platform/data/catalogue/own-programmes.ts";
import { type Loadable, useLoadable, useReadAt } from "../../platform/data/use-loadable.ts";
import { useCurrentUid, userProgramQuery } from "../../platform/data/user.ts";
import { timeAgo } from "../../platform/i18n/counts.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { Header } from "../../shell/header.tsx";
import { useMainPath } from "../../shell/main-navigation.tsx";
import { ErrorReference } from "../../shell/states/error-reference.tsx";
import { useQuery } from "../../shell/use-query.ts";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Tabs } from "../../ui/controls/tabs.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { Growth } from "../../ui/pictures/growth/growth.tsx";
import { toneOf } from "../../ui/tone.ts";
import { AssessmentChanges } from "./assessment-changes.tsx";
import styles from "./journal.module.css";
import { NotebookScene } from "./notebook-scene.tsx";
import { ProgrammeJournal } from "./programme-journal.tsx";
import { useOwnPages } from "./use-own-pages.ts";

/** What one wrote in one's programmes, as a notebook with pressed flowers. */
export default function JournalPage() {
  const uid = useCurrentUid();
  return uid === undefined ? null : <Journal uid={uid} />;
}

function Journal({ uid }: { readonly uid: string }) {
  const { t } = useTranslation("journal");
  const my = useMainPath("my");
  const programmes = useProgrammes(uid);
  const pages = useOwnPages(uid);
  const asked = useQuery().get("programme");
  const [chosen, setChosen] = useState(asked);
  const all = programmes.status === "ready" ? programmes.data : [];
  // What was only opened has no words yet.
  const begun = all.find(({ own }) => own.stepFinished.length > 0);
  const shown = all.find(({ own }) => own.programId === chosen) ?? begun ?? all[0];
  const failed = [programmes, pages].find((each) => each.status === "failed");
  const isReady = programmes.status === "ready" && pages.status === "ready";
  const character = shown?.programme.character;
  return (
    <Page tone={toneOf(character)} background="paper" wide top={<Header back={my} />}>
      <div className={styles.journal}>
        <header className={styles.head}>
          <h1>{t("title")}</h1>
          <p className={styles.lead}>{t("lead")}</p>
          <AsOf uid={uid} />
          <NotebookScene character={character ?? "Mindle"} />
        </header>
        {failed !== undefined && failed.status === "failed" && (
          <div className={styles.message}>
            <Growth form="bud" size={112} />
            <p role="alert">{t("failed")}</p>
            <Button loading={failed.retrying} onClick={failed.retry}>
              {t("retry")}
            </Button>
            <ErrorReference error={failed.error} />
          </div>
        )}
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
  const { t } = useTranslation("journal");
  const language = useLanguage();
  const childOf = ({ character }: Programme) => ({
    picture: <ChildOfTab character={character} name={character && t(`children.${character}`)} />,
    ...(character !== undefined && { note: t(`children.${character}`) }),
  });
  return (
    <Tabs
      label={t("programmes")}
      tabs={all.map(({ own, programme }) => ({
        value: own.programId,
        label: programme.programName[language],
        // A single one is the page's own.
        ...(all.length > 1 && childOf(programme)),
        content: (
          <ProgrammeJournal
            own={own}
            programme={programme}
            pages={pages.filter(({ programId }) => programId === own.programId)}
          />
        ),
      }))}
      value={shown.own.programId}
      onChange={onChoose}
    />
  );
}

interface ChildOfTabProps {
  readonly character: Programme["character"];
  readonly name: string | undefined;
}

/** The child of a tab's programme, in its colour. */
function ChildOfTab({ character, name }: ChildOfTabProps) {
  return (
    <span className={styles.child} data-tone={toneOf(character)}>
      <CharacterArt character={character ?? "Mindle"} pose="listening" size={44} />
      {name}
    </span>
  );
}

const MINUTE_MS = 60_000;

/** Without a connection: how long ago the journal was read. */
function AsOf({ uid }: { readonly uid: string }) {
  const { t } = useTranslation("journal");
  const language = useLanguage();
  const readAt = useReadAt(journalQuery(uid));
  useNow((at) => (Math.floor(at / MINUTE_MS) + 1) * MINUTE_MS);
  if (useOnline() || readAt === undefined) return null;
  const ago = timeAgo(deviceNow() - readAt, language);
  return (
    <p className={styles.quiet} role="status">
      {ago === undefined ? t("justNow") : t("asOf", { ago })}
    </p>
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

function Placeholder() {
  const { t } = useTranslation();
  return (
    <div className={styles.placeholder}>
      <p role="status" className={styles.quiet}>
        {t("loading")}
      </p>
      <Skeleton height="5rem" />
      <Skeleton height="12rem" />
      <Skeleton height="12rem" />
    </div>
  );
}

/** The user's programmes, those that are open first, and of them the one used last. */
function useProgrammes(uid: string): Loadable<readonly OwnProgramme[]> {
  const all = useLoadable(userProgramQuery(uid));
  const programs = all.status === "ready" ? all.data.programs : [];
  const at = now();
  const known = useOwnProgrammes(lastUsedFirst(programs, at));
  if (all.status !== "ready") return all;
  if (known === undefined) return { status: "loading" };
  const isOpen = ({ own }: OwnProgramme) => isOpenOnDevice(own.usageInfos, at);
  return { status: "ready", data: [...known.filter(isOpen), ...known.filter((each) => !isOpen(each))] };
}
