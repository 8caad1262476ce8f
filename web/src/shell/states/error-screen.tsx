import { useTranslation } from "react-i18next";
import { isLostConnection } from "../../platform/api/api-error.ts";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { MascotArt } from "../../ui/pictures/characters/mindle.tsx";
import { Header } from "../header.tsx";
import styles from "../shell.module.css";

/** Shown instead of a page that threw an error or could not be loaded. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const isLost = isLostConnection(error);
  return (
    <Page tone="mindle" top={<Header />}>
      <div className={styles.message}>
        <MascotArt pose="worried" size={160} />
        <h1>{isLost ? t("problem.outdatedTitle") : t("problem.title")}</h1>
        <p className={styles.messageText}>{isLost ? t("problem.outdatedText") : t("problem.text")}</p>
        <Button onClick={() => location.reload()}>{t("problem.reload")}</Button>
        <LinkButton to="/" variant="quiet">
          {t("home")}
        </LinkButton>
      </div>
    </Page>
  );
}
