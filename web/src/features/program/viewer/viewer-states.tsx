import { schedulePath } from "@mindle/domain/programme/paths";
import { childNamedBy } from "@mindle/domain/programme/step";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useWaiting } from "../../../platform/browser/shown.ts";
import { Header } from "../../../shell/header.tsx";
import { ErrorReference } from "../../../shell/states/error-reference.tsx";
import { Button, LinkButton } from "../../../ui/controls/button.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Growth } from "../../../ui/pictures/growth/growth.tsx";
import { toneOf } from "../../../ui/tone.ts";
import styles from "./viewer.module.css";

interface ViewerStateProps {
  /** From the address: the programme is not known yet, or never will be. */
  readonly programId: string;
  readonly children: ReactNode;
}

/** A page in place of those of a step, in the colour of its child. */
function ViewerState({ programId, children }: ViewerStateProps) {
  const back = programId === "" ? undefined : schedulePath(programId);
  return (
    <Page tone={toneOf(childNamedBy(programId))} top={<Header back={back} account={false} />}>
      {children}
    </Page>
  );
}

/** While a step is read; what is known of it is drawn as soon as it is there. The HTML, which all steps share, is of no programme. */
export function LoadingViewer({ programId = "" }: { readonly programId?: string }) {
  const { t } = useTranslation("viewer");
  useWaiting();
  return (
    <ViewerState programId={programId}>
      <p className={styles.loading} role="status">
        <span className={styles.loadingSeed} aria-hidden="true">
          <Growth form="seed" size={72} />
        </span>
        {t("loading")}
      </p>
    </ViewerState>
  );
}

interface ViewerFailureProps {
  readonly programId: string;
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
export function ViewerFailure({ programId, title, text, retry, error, children }: ViewerFailureProps) {
  const { t } = useTranslation("viewer");
  return (
    <ViewerState programId={programId}>
      <div className={styles.failure}>
        <Growth form="bud" size={132} />
        <h1>{title}</h1>
        <p>{text}</p>
        {children !== undefined && children !== null && <p className={styles.detail}>{children}</p>}
        <ErrorReference error={error} />
        {retry !== undefined && <Button onClick={retry}>{t("retry")}</Button>}
        <LinkButton to={schedulePath(programId)} variant={retry === undefined ? "primary" : "quiet"}>
          {t("toSchedule")}
        </LinkButton>
      </div>
    </ViewerState>
  );
}

/** A page without anything to show. */
export function InvalidPage({ programId }: { readonly programId: string }) {
  const { t } = useTranslation("viewer");
  return <ViewerFailure programId={programId} title={t("invalidPath")} text={t("invalidPathText")} />;
}
