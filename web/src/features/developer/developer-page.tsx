import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { findProblems } from "../../platform/developer/check-overrides.ts";
import { readOverrides } from "../../platform/settings/overrides.ts";
import { Header } from "../../shell/header.tsx";
import { Tabs } from "../../ui/controls/tabs.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { ApiReference } from "./api-reference.tsx";
import styles from "./developer.module.css";
import { SettingsForm } from "./settings-form.tsx";

/** Views of the local emulators. The condition is known at build time: a build for a real project does not contain them. */
const LOCAL =
  import.meta.env.VITE_LOCAL_MAILBOX === "on"
    ? {
        mailbox: lazy(() => import("./local/mailbox.tsx")),
        accounts: lazy(() => import("./local/accounts.tsx")),
        events: lazy(() => import("./local/events.tsx")),
        signIn: lazy(() => import("./local/other-sign-in.tsx")),
        shell: lazy(() => import("./local/shell.tsx")),
        time: lazy(() => import("./local/time.tsx")),
      }
    : null;

const VIEWS = [
  "settings",
  ...(LOCAL === null ? [] : (["mailbox", "accounts", "events", "signIn", "shell", "time"] as const)),
  "api",
] as const;

type View = (typeof VIEWS)[number];

/** Developer panel: settings, what the local emulators have, API. */
export default function DeveloperPage() {
  const { t } = useTranslation(["developer", "common"]);
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find((name) => name === search.get("view")) ?? "settings";

  const showView = (next: View) => {
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
          <h1>{t("common:titles.developer")}</h1>
          <p className={styles.lead}>{t("lead")}</p>
          {LOCAL !== null && (
            <p className={styles.note}>
              <a href="http://127.0.0.1:5300/gallery/">{t("gallery")}</a> {t("galleryHint")}
            </p>
          )}
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
          onChange={showView}
        />
      </div>
    </Page>
  );
}

function ViewOf({ name }: { readonly name: View }) {
  if (name === "settings") return <SettingsForm />;
  if (name === "api") return <ApiReference />;
  const Local = LOCAL?.[name];
  return <Suspense fallback={<Skeleton height="12rem" />}>{Local !== undefined && <Local />}</Suspense>;
}

/** Says which settings a tester changed, as long as there are any. */
function ActiveOverrides() {
  const { t } = useTranslation("developer");
  const overrides = readOverrides();
  const entries = Object.entries(overrides);
  if (entries.length === 0) return null;
  const isIgnored = findProblems(overrides).size > 0;
  return (
    <section className={isIgnored ? styles.ignored : styles.active} aria-labelledby="active-overrides">
      <h2 id="active-overrides">
        {isIgnored ? t("active.ignored") : t("active.title", { count: entries.length })}
      </h2>
      <ul>
        {entries.map(([setting, text]) => (
          <li key={setting}>
            <code>
              {setting} = {text}
            </code>
          </li>
        ))}
      </ul>
    </section>
  );
}
