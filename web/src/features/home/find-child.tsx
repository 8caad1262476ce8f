import { useTranslation } from "react-i18next";
import { LinkButton } from "../../ui/controls/button.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import styles from "./without-programme.module.css";

/** The way to the assessment, for those without a programme and without grades. */
export function FindChild({ isVisitor }: { readonly isVisitor: boolean }) {
  const { t } = useTranslation("home");
  return (
    <section className={styles.find}>
      <span className={styles.shadows} aria-hidden="true">
        <CharacterArt character="Pleaser" pose="waving" size={64} gray />
        <CharacterArt character="Riggy" pose="waving" size={84} gray />
        <CharacterArt character="Shelly" pose="waving" size={64} gray />
      </span>
      <h2>{t("find.title")}</h2>
      <p>{t("find.text")}</p>
      <LinkButton to="/schema/nickname" block>
        {t("find.start")}
      </LinkButton>
      {isVisitor && (
        <LinkButton to="/auth/login?redirectUrl=%2Fhome" variant="quiet" block>
          {t("find.signIn")}
        </LinkButton>
      )}
    </section>
  );
}
