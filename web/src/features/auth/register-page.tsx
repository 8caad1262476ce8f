import {
  cleanNickname,
  isLongNickname,
  isNickname,
  NICKNAME_MAX_UNITS,
} from "@mindle/domain/account/nickname";
import { CONSENT_TEXTS, type Consent } from "@mindle/domain/policy/consents";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { typedNickname } from "../../platform/account/visitor-details.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { Growth } from "../../ui/pictures/growth/growth.tsx";
import styles from "./auth.module.css";
import { ConsentFields, hasAllConsents } from "./consent-fields.tsx";
import { EmailLinkPage, type LinkFormProps, type LinksProps } from "./email-link/email-link-page.tsx";
import { LinkForm } from "./email-link/link-form.tsx";
import { emailState } from "./page-parameters.ts";
import { useFoundResult } from "./use-found-result.ts";

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

/** Leads people who have an account to sign-in, with the address filled in. */
function Links({ email, isRefused, query }: LinksProps) {
  const { t } = useTranslation(["auth-link", "auth"]);
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
        {t("auth:email.forgot")}
      </LinkButton>
    </div>
  );
}

const NONE: readonly Consent[] = [];

/** Nickname, password and consents of a new account. The nickname is the assessment's, until another one is typed. */
function RegisterForm(props: LinkFormProps) {
  const { t } = useTranslation("auth-link");
  const found = useFoundResult(props.signIn.redirect);
  const [typed, setTyped] = useState<string>();
  const [agreed, setAgreed] = useState(NONE);
  const [isTried, setTried] = useState(false);
  const nickname = typed ?? (typedNickname.read() || found?.details?.nickname || "");
  const hasAgreed = hasAllConsents(agreed);

  return (
    <LinkForm
      {...props}
      onSubmit={(details) =>
        props.onSubmit({ ...details, nickname: cleanNickname(nickname), consents: CONSENT_TEXTS })
      }
      isComplete={isNickname(nickname) && hasAgreed}
      onIncomplete={() => setTried(true)}
      above={
        <TextField
          label={t("nickname")}
          name="nickname"
          autoComplete="nickname"
          maxLength={NICKNAME_MAX_UNITS}
          value={nickname}
          onChange={setTyped}
          error={
            isLongNickname(nickname)
              ? t("nicknameLong")
              : isTried && !isNickname(nickname)
                ? t("nicknameProblem")
                : undefined
          }
        />
      }
      below={<ConsentFields agreed={agreed} onChange={setAgreed} isRefused={isTried && !hasAgreed} />}
    />
  );
}
