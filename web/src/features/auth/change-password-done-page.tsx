import { useTranslation } from "react-i18next";
import { LinkButton } from "../../ui/button.tsx";
import { CharacterArt } from "../../ui/characters/character-art.tsx";
import styles from "./auth.module.css";
import { AuthFrame } from "./auth-frame.tsx";

/** After the password was changed. */
export default function ChangePasswordDonePage() {
  const { t } = useTranslation("auth-password");
  return (
    <AuthFrame
      title={t("done.title")}
      text={t("done.text")}
      says={t("done.says")}
      picture={<CharacterArt character="Riggy" pose="done" size={148} />}
      tone="riggy"
      backTo="/mypage"
    >
      <div className={styles.actions}>
        <LinkButton to="/mypage" block>
          {t("done.back")}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}
