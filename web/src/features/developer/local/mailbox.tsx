import { useTranslation } from "react-i18next";
import {
  type QueuedMail,
  readCodes,
  readMails,
  readPushes,
  type SentCode,
  type SentPush,
} from "../../../platform/developer/local-mailbox.ts";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import styles from "../developer.module.css";
import { LocalList, Moment } from "./local-list.tsx";

/** Codes of the Auth emulator, mail and messages to devices that the functions queued. */
export default function Mailbox() {
  const { t } = useTranslation("developer");
  return (
    <>
      <LocalList
        name="codes"
        title={t("local.codes")}
        lead={t("local.codesLead")}
        empty={t("local.noCodes")}
        read={readCodes}
        keyOf={({ to, code }) => `${to} ${code}`}
      >
        {(code) => <Code code={code} />}
      </LocalList>
      <LocalList
        name="mails"
        title={t("local.mails")}
        lead={t("local.mailsLead")}
        empty={t("local.noMails")}
        read={readMails}
        keyOf={({ id }) => id}
      >
        {(mail) => <Mail mail={mail} />}
      </LocalList>
      <LocalList
        name="pushes"
        title={t("local.pushes")}
        lead={t("local.pushesLead")}
        empty={t("local.noPushes")}
        read={readPushes}
        keyOf={({ id }) => id}
      >
        {(push) => <Push push={push} />}
      </LocalList>
    </>
  );
}

function Code({ code: { to, kind, code, link } }: { readonly code: SentCode }) {
  const { t } = useTranslation("developer");
  return (
    <>
      <p className={styles.itemHead}>
        <strong>{to}</strong>
        <span className={styles.chips}>
          <span>{kind}</span>
        </span>
      </p>
      <p>
        <code>{code}</code>
      </p>
      <div className={styles.actions}>
        <CopyButton
          text={code}
          label={t("local.copyCode")}
          copiedLabel={t("local.copied")}
          failedLabel={t("local.copyFailed")}
        />
        {link !== undefined && <a href={link}>{t("local.openLink")}</a>}
      </div>
    </>
  );
}

function Mail({ mail: { to, subject, text, at } }: { readonly mail: QueuedMail }) {
  return (
    <>
      <p className={styles.itemHead}>
        <strong>{subject}</strong>
        <Moment at={at} />
      </p>
      <p className={styles.note}>{to}</p>
      <p className={styles.letter}>{withLinks(text)}</p>
    </>
  );
}

function Push({ push: { title, text, path, at } }: { readonly push: SentPush }) {
  return (
    <>
      <p className={styles.itemHead}>
        <strong>{title}</strong>
        <Moment at={at} />
      </p>
      <p className={styles.letter}>{text}</p>
      <p>
        <a href={path}>{path}</a>
      </p>
    </>
  );
}

/** A text with clickable links. A mark after an address belongs to the sentence. */
function withLinks(text: string) {
  return text.split(/(https?:\/\/\S+[^\s.,;:!?)\]"'])/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part}>
        {part}
      </a>
    ),
  );
}
