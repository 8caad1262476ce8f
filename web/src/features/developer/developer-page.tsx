import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Header } from "../../shell/header.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { ActiveOverrides } from "./active-overrides.tsx";
import { ApiReference } from "./api-reference.tsx";
import styles from "./developer.module.css";
import { SettingsForm } from "./settings-form.tsx";

/** What local emulators hold. The condition is known at build time: a build for a real project has none of it. */
const LOCAL =
  import.meta.env.VITE_LOCAL_MAILBOX === "on"
    ? {
        Mailbox: lazy(() => import("./local/mailbox.tsx")),
        Events: lazy(() => import("./local/events.tsx")),
      }
    : null;

const VIEWS = ["settings", ...(LOCAL === null ? [] : (["mailbox", "events"] as const)), "api"] as const;

type View = (typeof VIEWS)[number];

/** For testers and developers: their own settings, what was sent locally, and the API. */
export default function DeveloperPage() {
  const { t } = useTranslation("developer");
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find((name) => name === search.get("view")) ?? "settings";

  const turnTo = (next: View) => {
    setSearch(
      (before) => {
        before.set("view", next);
        return before;
      },
      { replace: true },
    );
  };

  return (
    <Page tone="mindle" background="paper" wide top={<Header back="/" />}>
      <div className={styles.panel}>
        <header>
          <h1>{t("title")}</h1>
          <p className={styles.lead}>{t("lead")}</p>
        </header>
        <ActiveOverrides />
        <Tabs
          label={t("views.label")}
          tabs={VIEWS.map((name) => ({
            value: name,
            label: t(`views.${name}`),
            content: <ViewOf name={name} />,
          }))}
          value={view}
          onChange={turnTo}
        />
      </div>
    </Page>
  );
}

function ViewOf({ name }: { readonly name: View }) {
  if (name === "settings") return <SettingsForm />;
  if (name === "api") return <ApiReference />;
  return (
    <Suspense fallback={<Skeleton height="12rem" />}>
      {LOCAL !== null && (name === "mailbox" ? <LOCAL.Mailbox /> : <LOCAL.Events />)}
    </Suspense>
  );
}
