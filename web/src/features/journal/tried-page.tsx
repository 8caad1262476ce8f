import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { openAnswers } from "../../platform/answers/open-answers.ts";
import { useCurrentUid } from "../../platform/data/user.ts";
import { Header } from "../../shell/header.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Tabs } from "../../ui/controls/tabs.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Growth } from "../../ui/pictures/growth/growth.tsx";
import { AsOf } from "./as-of.tsx";
import styles from "./journal.module.css";
import { Placeholder, ReadFailed } from "./states.tsx";
import { GapPicture } from "./tried/gap-picture.tsx";
import own from "./tried/tried.module.css";
import { TryCard } from "./tried/try-card.tsx";
import { type ChildsTry, useTries } from "./use-tries.ts";

const JOURNAL = "/program/journal";

/** Every act of all programmes, the newest first: what was feared and expected beside what happened. */
export default function TriedPage() {
  const uid = useCurrentUid();
  return uid === undefined ? null : <Tried uid={uid} />;
}

function Tried({ uid }: { readonly uid: string }) {
  const { t } = useTranslation("journal");
  const tries = useTries(uid);
  const answers = openAnswers(uid);
  const waiting = useSyncExternalStore(answers.subscribe, answers.waitingRemovals);
  const [isRemoved, setRemoved] = useState(false);
  const remove = async (act: ChildsTry) => {
    setRemoved(false);
    for (const { instance, model, ...kept } of act.answers) {
      await answers.removeAnswers(instance, { [model]: kept });
    }
    setRemoved(true);
  };
  return (
    <Page tone="mindle" background="paper" wide top={<Header back={JOURNAL} />}>
      <div className={styles.journal}>
        <header className={styles.head}>
          <h1>{t("tried.title")}</h1>
          <p className={styles.lead}>{t("tried.lead")}</p>
          <AsOf uid={uid} />
          {waiting > 0 && <p className={styles.quiet}>{t("tried.waiting")}</p>}
          <p role="status" className={own.status}>
            {isRemoved && t("tried.remove.done")}
          </p>
        </header>
        {tries.status === "failed" && <ReadFailed of={tries} />}
        {tries.status === "loading" && <Placeholder />}
        {tries.status === "ready" && tries.data.isPartial && (
          <p className={styles.quiet}>{t("tried.partial")}</p>
        )}
        {tries.status === "ready" && tries.data.all.length === 0 && <NothingTried />}
        {tries.status === "ready" && tries.data.all.length > 0 && (
          <ByChild all={tries.data.all} onRemove={remove} />
        )}
      </div>
    </Page>
  );
}

interface ListProps {
  readonly all: readonly ChildsTry[];
  readonly onRemove: (act: ChildsTry) => Promise<void>;
}

/** All acts, or those with one child; of a single child there is nothing to choose. */
function ByChild({ all, onRemove }: ListProps) {
  const { t } = useTranslation(["journal", "common"]);
  const [chosen, setChosen] = useState("all");
  const children = [...new Set(all.flatMap(({ character }) => character ?? []))];
  if (children.length < 2) return <TryList all={all} onRemove={onRemove} />;
  const tabs = [
    { value: "all", label: t("tried.all"), content: <TryList all={all} onRemove={onRemove} /> },
    ...children.map((child) => ({
      value: child,
      label: t(`common:names.${child}`),
      content: <TryList all={all.filter(({ character }) => character === child)} onRemove={onRemove} />,
    })),
  ];
  // The last act with the chosen child may have been deleted.
  const value = tabs.some((tab) => tab.value === chosen) ? chosen : "all";
  return <Tabs label={t("tried.filter")} tabs={tabs} value={value} onChange={setChosen} />;
}

function TryList({ all, onRemove }: ListProps) {
  const { t } = useTranslation("journal");
  const list = useRef<HTMLOListElement>(null);
  const count = useRef(all.length);
  // The card that had the focus is gone.
  useEffect(() => {
    if (all.length < count.current) list.current?.focus({ preventScroll: true });
    count.current = all.length;
  }, [all.length]);
  return (
    <div className={own.list}>
      <GapPicture tries={all} />
      <div className={own.print}>
        <Button variant="quiet" onClick={() => print()}>
          {t("print")}
        </Button>
      </div>
      <ol ref={list} tabIndex={-1} aria-label={t("tried.title")} className={own.cards}>
        {all.map((act) => (
          <li key={act.id}>
            <TryCard act={act} onRemove={() => onRemove(act)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function NothingTried() {
  const { t } = useTranslation("journal");
  return (
    <div className={styles.message}>
      <Growth form="seed" size={112} />
      <h2>{t("tried.empty.title")}</h2>
      <p>{t("tried.empty.text")}</p>
      <LinkButton to={JOURNAL}>{t("tried.empty.go")}</LinkButton>
    </div>
  );
}
