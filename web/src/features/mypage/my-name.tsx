import { DEFAULT_NICKNAME } from "@mindle/domain/product";
import { useTranslation } from "react-i18next";
import { useAuthState } from "../../platform/auth/auth-state.ts";
import { useLoadable } from "../../platform/data/use-loadable.ts";
import { userInfoQuery } from "../../platform/data/user.ts";
import { usePageExists } from "../../shell/route.ts";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import styles from "./mypage.module.css";

/** Nickname and address of the signed-in user. */
export function MyName({ uid }: { readonly uid: string }) {
  const { t } = useTranslation(["mypage", "common"]);
  const info = useLoadable(userInfoQuery(uid));
  const auth = useAuthState();
  const exists = usePageExists();
  if (info.status === "failed") {
    return (
      <div className={styles.name}>
        <p role="alert">{t("failed")}</p>
        <Button variant="secondary" loading={info.retrying} onClick={info.retry}>
          {t("retry")}
        </Button>
      </div>
    );
  }
  const user = info.status === "ready" ? info.data : undefined;
  const account = auth.status === "signedIn" ? auth.account : undefined;
  const email = user?.email ?? account?.email ?? null;
  return (
    <div className={styles.name}>
      {user === undefined ? (
        <p className={styles.nickname}>
          <Skeleton width="9rem" height="1lh" />
          <span role="status" className={styles.loading}>
            {t("common:loading")}
          </span>
        </p>
      ) : (
        <p className={styles.nickname}>
          {t("nickname", {
            nickname: user.additionalInfo.nickname ?? account?.displayName ?? DEFAULT_NICKNAME,
          })}
        </p>
      )}
      {email !== null && <p className={styles.email}>{email}</p>}
      {exists("/mypage/profile") && (
        <LinkButton to="/mypage/profile" variant="secondary">
          {t("update")}
        </LinkButton>
      )}
    </div>
  );
}
