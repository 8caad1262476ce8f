import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadSignedInUser } from "../../../platform/account/sign-in.ts";
import {
  phoneProblemOf,
  type SentCode,
  sendPhoneCode,
  signInWithCustomToken,
} from "../../../platform/auth/other-sign-in.ts";
import { useAuthState } from "../../../platform/auth/use-auth-state.ts";
import { useSave } from "../../../platform/data/use-save.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import styles from "../developer.module.css";
import { Panel } from "./local-list.tsx";

/** Sign-in methods that no public page has: by telephone, and by the iOS shell's token. */
export default function OtherSignIn() {
  const { t } = useTranslation("developer");
  const auth = useAuthState();
  return (
    <>
      <p className={styles.note} role="status">
        {auth.status === "signedIn" ? t("signIn.as", { uid: auth.account.uid }) : t("signIn.asNobody")}
      </p>
      <PhoneSignIn />
      <TokenSignIn />
    </>
  );
}

function PhoneSignIn() {
  const { t } = useTranslation("developer");
  const captcha = useRef<HTMLDivElement>(null);
  const [phone, setPhone] = useState("");
  const [code, setCode] = useState("");
  const [sent, setSent] = useState<SentCode>();
  const send = useSave(
    async (container: HTMLElement) => sendPhoneCode(phone.trim(), container),
    (result) => setSent(result),
  );
  const confirm = useSave(
    async (sentCode: SentCode, queryClient) => {
      await sentCode.confirm(code.trim());
      await loadSignedInUser(queryClient);
    },
    () => setSent(undefined),
  );
  const error = send.error ?? confirm.error;

  return (
    <Panel title={t("signIn.phone")} lead={t("signIn.phoneLead")}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (sent !== undefined) confirm.run(sent);
          else if (captcha.current !== null) send.run(captcha.current);
        }}
      >
        <TextField
          label={t("signIn.number")}
          name="phone"
          type="tel"
          autoComplete="tel"
          placeholder="+821012345678"
          value={phone}
          readOnly={sent !== undefined}
          onChange={setPhone}
        />
        {sent !== undefined && (
          <TextField
            label={t("signIn.code")}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
          />
        )}
        <div ref={captcha} />
        <p role="alert">{error !== null && t(`signIn.problems.${phoneProblemOf(error)}`)}</p>
        <div className={styles.actions}>
          <Button type="submit" loading={send.isSaving || confirm.isSaving}>
            {sent === undefined ? t("signIn.send") : t("signIn.enter")}
          </Button>
          {sent !== undefined && (
            <Button
              variant="secondary"
              onClick={() => {
                setSent(undefined);
                confirm.dismiss();
              }}
            >
              {t("signIn.otherNumber")}
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}

function TokenSignIn() {
  const { t } = useTranslation("developer");
  const [token, setToken] = useState("");
  const enter = useSave(async (_: undefined, queryClient) => {
    await signInWithCustomToken(token.trim());
    await loadSignedInUser(queryClient);
  });
  return (
    <Panel title={t("signIn.token")} lead={t("signIn.tokenLead")}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          enter.run(undefined);
        }}
      >
        <TextField
          label={t("signIn.tokenField")}
          name="token"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={token}
          onChange={setToken}
        />
        <p role="alert">{enter.error !== null && t("signIn.problems.other")}</p>
        <div className={styles.actions}>
          <Button type="submit" loading={enter.isSaving}>
            {t("signIn.enter")}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
