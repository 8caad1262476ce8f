import { useTranslation } from "react-i18next";
import { LinkButton } from "../../ui/controls/button.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { Growth } from "../../ui/pictures/growth/growth.tsx";
import styles from "./auth.module.css";
import { EmailLinkPage } from "./email-link-page.tsx";
import { emailState } from "./email-state.ts";
import { RegisterForm } from "./register-form.tsx";

/** Registration by a link in a mail. */
export default function RegisterPage() {
  return (
    <EmailLinkPage
      purpose="register"
      tone="mindle"
      openedTone="mindle"
      picture={<Growth form="sprout" size={148} />}
      openedPicture={<CharacterArt character="Mindle" pose="waving" size={132} />}
      Links={Links}
      Form={RegisterForm}
    />
  );
}

interface LinksProps {
  readonly email: string;
  readonly isRefused: boolean;
  readonly query: string;
}

/** Leads people who have an account to sign-in, with the address filled in. */
function Links({ email, isRefused, query }: LinksProps) {
  const { t } = useTranslation("auth-link");
  const state = emailState(email);
  const login = `/auth/login/email${query}`;
  if (!isRefused) {
    return (
      <LinkButton to={login} state={state} variant="quiet" block>
        {t("haveAccount")}
      </LinkButton>
    );
  }
  return (
    <div className={styles.fields}>
      <LinkButton to={login} state={state} variant="secondary" block>
        {t("signIn")}
      </LinkButton>
      <LinkButton to={`/auth/find-password${query}`} state={state} variant="quiet" block>
        {t("forgot")}
      </LinkButton>
    </div>
  );
}
