import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useWaiting } from "../../../platform/browser/shown.ts";
import { Header } from "../../../shell/header.tsx";
import { ErrorReference } from "../../../shell/states/error-reference.tsx";
import { Button, LinkButton } from "../../../ui/controls/button.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Growth } from "../../../ui/pictures/growth/growth.tsx";
import styles from "./viewer.module.css";

/** While a step is read; what is known of it is drawn as soon as it is there. In the HTML, which all steps share, nothing leads back. */
export function LoadingViewer({ back }: { readonly back?: string }) {
  const { t } = useTranslation("viewer");
  useWaiting();
  return (
    <Page tone="mindle" top={<Header back={back} account={false} />}>
      <p className={styles.loading} role="status">
        <span className={styles.loadingSeed} aria-hidden="true">
          <Growth form="seed" size={72} />
        </span>
        {t("loading")}
      </p>
    </Page>
  );
}

interface ViewerFailureProps {
  readonly back: string;
  readonly title: string;
  readonly text: string;
  /** Tries again; without it there is nothing to try. */
  readonly retry?: () => void;
  /** Why it failed. */
  readonly error?: unknown;
  /** What the server said. */
  readonly children?: ReactNode;
}

/** A step, or a page of it, that cannot be shown. */
export function ViewerFailure({ back, title, text, retry, error, children }: ViewerFailureProps) {
  const { t } = useTranslation("viewer");
  return (
    <Page tone="mindle" top={<Header back={back} account={false} />}>
      <div className={styles.failure}>
        <Growth form="bud" size={132} />
        <h1>{title}</h1>
        <p>{text}</p>
        {children !== undefined && children !== null && <p className={styles.detail}>{children}</p>}
        <ErrorReference error={error} />
        {retry !== undefined && <Button onClick={retry}>{t("retry")}</Button>}
        <LinkButton to={back} variant={retry === undefined ? "primary" : "quiet"}>
          {t("toSchedule")}
        </LinkButton>
      </div>
    </Page>
  );
}

/** A page without anything to show. */
export function InvalidPage({ back }: { readonly back: string }) {
  const { t } = useTranslation("viewer");
  return <ViewerFailure back={back} title={t("invalidPath")} text={t("invalidPathText")} />;
}
