import { useTranslation } from "react-i18next";
import { useQueryValue } from "../../shell/use-query.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import styles from "./auth.module.css";
import { AuthFrame } from "./auth-frame.tsx";
import { safeRedirect } from "./page-parameters.ts";

/** After the password was changed, or set anew by a link. */
export default function ChangePasswordDonePage() {
  const { t } = useTranslation("auth-password");
  const redirectUrl = useQueryValue("redirectUrl", "");
  const redirect = redirectUrl === "" ? undefined : safeRedirect(redirectUrl, location.origin);
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
        <LinkButton to={redirect ?? "/mypage"} block>
          {t(redirect === undefined ? "done.back" : "done.goOn")}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}
