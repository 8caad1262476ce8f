import { useTranslation } from "react-i18next";
import { LoadError } from "../platform/load-module.ts";
import { isOnline } from "../platform/use-online.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { MascotArt } from "../ui/characters/mascot-art.tsx";
import { Page } from "../ui/page.tsx";
import { Header } from "./header.tsx";
import styles from "./shell.module.css";

/** Shown instead of a page that threw an error or could not be loaded. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const isLoaded = !(error instanceof LoadError) && isOnline();
  return (
    <Page tone="mindle" top={<Header />}>
      <div className={styles.problem}>
        <MascotArt pose="worried" size={160} />
        <h1>{isLoaded ? t("problem.title") : t("problem.outdatedTitle")}</h1>
        <p className={styles.problemText}>{isLoaded ? t("problem.text") : t("problem.outdatedText")}</p>
        <Button onClick={() => location.reload()}>{t("problem.reload")}</Button>
        <LinkButton to="/" variant="quiet">
          {t("home")}
        </LinkButton>
      </div>
    </Page>
  );
}
