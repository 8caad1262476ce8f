import type { Language } from "@mindle/domain/catalogue/language";
import { seoulDay } from "@mindle/domain/time";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { whenIdle } from "../../platform/browser/timing.ts";
import { useCurrentUid } from "../../platform/data/user.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { loadNamespacesIn } from "../../platform/i18n/texts-in.ts";
import { activeFlag, subscribeToFlag } from "../../platform/safety/flag.ts";
import { Header } from "../../shell/header.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { RadioGroup } from "../../ui/fields/radio-group.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { AsOf } from "./as-of.tsx";
import styles from "./journal.module.css";
import { dayWithYear } from "./names.ts";
import own from "./paper/paper.module.css";
import { PaperSheet } from "./paper/paper-sheet.tsx";
import { type Paper, type Sentence, useHelpSentences, usePaper } from "./paper/use-paper.ts";
import { Placeholder, ReadFailed } from "./states.tsx";

const NAMESPACES = ["journal", "common"] as const;

/** Sentences that are listed at first, and how many more with each press. */
const LISTED = 20;

/** One A4 page for a doctor or therapist. It is made here, and printed or saved by the browser; nothing is sent. */
export default function PaperPage() {
  const uid = useCurrentUid();
  return uid === undefined ? null : <MakePaper uid={uid} />;
}

function MakePaper({ uid }: { readonly uid: string }) {
  const { t } = useTranslation("journal");
  const { language, hasFailed, choose } = usePaperLanguage();
  const paper = usePaper(uid, language);
  return (
    <Page tone="mindle" background="paper" wide top={<Header back="/program/journal" />}>
      <div className={styles.journal}>
        <header className={own.head}>
          <h1>{t("paper.title")}</h1>
          <p className={styles.lead}>{t("paper.lead")}</p>
          <AsOf uid={uid} />
        </header>
        <div className={own.language}>
          <RadioGroup
            name="paper-language"
            legend={t("paper.language.label")}
            options={(["ko", "en"] as const).map((value) => ({
              value,
              label: t(`paper.language.${value}`),
            }))}
            value={language}
            error={hasFailed ? t("paper.languageFailed") : undefined}
            onChange={choose}
          />
        </div>
        {paper.status === "failed" && <ReadFailed of={paper} />}
        {paper.status === "loading" && <Placeholder />}
        {paper.status === "ready" && <Choices paper={paper.data} language={language} />}
      </div>
    </Page>
  );
}

/** The paper's language: the app's at first, another one once its texts are there. */
function usePaperLanguage() {
  const appLanguage = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  const [hasFailed, setFailed] = useState(false);
  // The connection may be gone when the other language is chosen.
  useEffect(
    () =>
      whenIdle(() => {
        const load = (["ko", "en"] as const).map((each) => loadNamespacesIn(each, NAMESPACES));
        Promise.all(load).catch((error: unknown) => console.warn("texts were not preloaded", error));
      }),
    [],
  );
  const choose = (language: Language) => {
    setFailed(false);
    loadNamespacesIn(language, NAMESPACES).then(
      () => setChosen(language),
      () => setFailed(true),
    );
  };
  return { language: chosen ?? appLanguage, hasFailed, choose };
}

interface ChoicesProps {
  readonly paper: Paper;
  readonly language: Language;
}

/** What is put on the paper, and the paper. No sentence is ticked at first, and what is of a help card is not offered. */
function Choices({ paper, language }: ChoicesProps) {
  const { t } = useTranslation("journal");
  const flag = useSyncExternalStore(subscribeToFlag, activeFlag);
  const helpSentences = useHelpSentences(paper.sentences);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [withHelp, setWithHelp] = useState(false);
  const [isFull, setFull] = useState(false);
  const isOfHelp = ({ id }: Sentence) => typeof helpSentences === "object" && helpSentences.has(id);
  const offered =
    typeof helpSentences === "object" ? paper.sentences.filter((each) => withHelp || !isOfHelp(each)) : [];
  const hasHelp = flag !== null || paper.sentences.some(isOfHelp);
  const tick = (id: string, isTicked: boolean) => {
    setFull(false);
    setTicked(isTicked ? [...ticked, id] : ticked.filter((each) => each !== id));
  };
  /** What is not offered is not ticked either: a full page takes out what is on it. */
  const offerHelp = (isOffered: boolean) => {
    setWithHelp(isOffered);
    if (isOffered) return;
    const ids = offered.filter((each) => !isOfHelp(each)).map(({ id }) => id);
    setTicked(ticked.filter((id) => ids.includes(id)));
  };
  return (
    <>
      <section className={own.choices}>
        <h2>{t("paper.sentences.title")}</h2>
        <p className={styles.quiet}>{t("paper.sentences.about")}</p>
        {helpSentences === "unknown" && <p className={styles.quiet}>{t("paper.checking")}</p>}
        {helpSentences === "failed" && <p role="alert">{t("paper.uncheckedWords")}</p>}
        {typeof helpSentences === "object" && offered.length === 0 && <p>{t("paper.sentences.none")}</p>}
        <Sentences offered={offered} ticked={ticked} onTick={tick} />
        <p role="status" className={own.full}>
          {isFull && t("paper.sentences.full")}
        </p>
        {hasHelp && (
          <div className={own.help}>
            <Checkbox label={t("paper.help")} checked={withHelp} onChange={offerHelp} />
            <p className={styles.quiet}>{t("paper.helpAbout")}</p>
          </div>
        )}
      </section>
      <div className={own.print}>
        <Button block onClick={() => print()}>
          {t("paper.print")}
        </Button>
      </div>
      <PaperSheet
        paper={paper}
        language={language}
        sentences={offered.filter(({ id }) => ticked.includes(id))}
        help={withHelp ? flag : null}
        onFull={() => {
          setTicked(ticked.slice(0, -1));
          setFull(true);
        }}
      />
    </>
  );
}

interface SentencesProps {
  readonly offered: readonly Sentence[];
  readonly ticked: readonly string[];
  readonly onTick: (id: string, isTicked: boolean) => void;
}

function Sentences({ offered, ticked, onTick }: SentencesProps) {
  const { t } = useTranslation("journal");
  const language = useLanguage();
  const [listed, setListed] = useState(LISTED);
  return (
    <>
      <ul className={own.sentences}>
        {offered.slice(0, listed).map(({ id, savedAt, question, words }) => (
          <li key={id}>
            <Checkbox
              label={
                <>
                  <span className={own.words}>{words}</span>
                  <span className={own.from}>
                    {[dayWithYear(seoulDay(savedAt), language), question].filter(Boolean).join(" · ")}
                  </span>
                </>
              }
              checked={ticked.includes(id)}
              onChange={(isTicked) => onTick(id, isTicked)}
            />
          </li>
        ))}
      </ul>
      {offered.length > listed && (
        <Button variant="secondary" onClick={() => setListed(listed + LISTED)}>
          {t("paper.sentences.more")}
        </Button>
      )}
    </>
  );
}
