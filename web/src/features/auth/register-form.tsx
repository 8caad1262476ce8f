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
import { TextField } from "../../ui/fields/text-field.tsx";
import { ConsentFields, hasAllConsents } from "./consent-fields.tsx";
import type { LinkFormProps } from "./email-link-page.tsx";
import { LinkForm } from "./link-form.tsx";
import { useFoundResult } from "./use-found-result.ts";

const NONE: readonly Consent[] = [];

/** Nickname, password and consents of a new account. The nickname is the assessment's, until another one is typed. */
export function RegisterForm(props: LinkFormProps) {
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
