import type { Consent } from "@mindle/domain/policy/consents";
import { type SyntheticEvent, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { saveConsents } from "../../platform/account/save-profile.ts";
import { ALWAYS_STALE } from "../../platform/data/query-client.ts";
import { useLoadable } from "../../platform/data/use-loadable.ts";
import { useSave } from "../../platform/data/use-save.ts";
import { useCurrentUid, userInfoQuery } from "../../platform/data/user.ts";
import { Header } from "../../shell/header.tsx";
import { useSignOut } from "../../shell/sign-out/sign-out-provider.tsx";
import { ErrorText } from "../../shell/states/error-text.tsx";
import { useQueryValue } from "../../shell/use-query.ts";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { MascotArt } from "../../ui/pictures/characters/mindle.tsx";
import { useShake } from "../../ui/shake.ts";
import styles from "./auth.module.css";
import { ConsentFields, hasAllConsents } from "./consent-fields.tsx";
import { safeRedirect } from "./page-parameters.ts";

const NONE: readonly Consent[] = [];

/** Asks for the consents of an account that was made without our registration, once, before its pages open. */
export default function ConsentPage() {
  const { t } = useTranslation(["auth-link", "common"]);
  const redirectUrl = useQueryValue("redirectUrl", "");
  // The page is for signed-in users only.
  const uid = useCurrentUid() ?? "";
  // What is cached may be older than the consents.
  const user = useLoadable({ ...userInfoQuery(uid), staleTime: ALWAYS_STALE });
  const leaving = useSignOut();

  if (user.status === "ready" && user.data.hasConsented) {
    return <Navigate to={safeRedirect(redirectUrl, location.origin) ?? "/mypage"} replace />;
  }
  return (
    <Page tone="mindle" top={<Header account={false} />}>
      <div className={styles.main}>
        <header className={styles.head}>
          <p className={styles.says}>{t("ask.says")}</p>
          <MascotArt pose="waving" size={132} />
          <h1 tabIndex={-1}>{t("ask.title")}</h1>
          <p className={styles.text}>{t("ask.text")}</p>
        </header>
        {user.status === "loading" && <Skeleton height="16rem" />}
        {user.status === "ready" && <Question uid={uid} />}
        {user.status === "failed" && (
          <div className={styles.fields}>
            <ErrorText>{t("ask.notLoaded")}</ErrorText>
            <Button block loading={user.retrying} onClick={user.retry}>
              {t("common:tryAgain")}
            </Button>
          </div>
        )}
        <div className={styles.fields}>
          <Button
            variant="secondary"
            block
            loading={leaving.isBusy}
            onClick={() => leaving.start({ kind: "here" })}
          >
            {t("common:signOut")}
          </Button>
          <LinkButton variant="quiet" block to="/mypage/deleteAccount">
            {t("common:titles.deleteAccount")}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}

function Question({ uid }: { readonly uid: string }) {
  const { t } = useTranslation("auth-link");
  const [agreed, setAgreed] = useState(NONE);
  const [isTried, setTried] = useState(false);
  const { ref, shake } = useShake<HTMLFormElement>();
  const save = useSave<void, void>((_, queryClient) => saveConsents(uid, queryClient));
  const hasAgreed = hasAllConsents(agreed);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (hasAgreed) {
      save.run();
      return;
    }
    flushSync(() => setTried(true));
    shake();
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form ref={ref} className={styles.fields} onSubmit={submit} noValidate>
      <ConsentFields agreed={agreed} onChange={setAgreed} isRefused={isTried && !hasAgreed} />
      <ErrorText>{save.error !== null && t("ask.notSaved")}</ErrorText>
      <Button type="submit" block loading={save.isSaving}>
        {t("ask.goOn")}
      </Button>
    </form>
  );
}
