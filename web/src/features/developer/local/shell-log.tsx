import { useTranslation } from "react-i18next";
import { useQueryClient } from "../../../platform/data/query-client.ts";
import { clearShellLog, type LoggedMessage, readShellLog } from "../../../platform/developer/shell-log.ts";
import { Button } from "../../../ui/controls/button.tsx";
import styles from "../developer.module.css";
import { LocalList, Moment } from "./local-list.tsx";

const NAME = "shellLog";

/** The messages between the app and the simulated shell in this tab. */
export function ShellLog() {
  const { t } = useTranslation("developer");
  const queryClient = useQueryClient();
  const clear = () => {
    clearShellLog();
    void queryClient.invalidateQueries({ queryKey: ["developer", NAME] });
  };
  return (
    <div className={styles.list}>
      <LocalList
        name={NAME}
        title={t("shell.log")}
        lead={t("shell.logLead")}
        empty={t("shell.noMessages")}
        read={readLog}
        keyOf={({ key }) => key}
      >
        {(message) => <Message message={message} />}
      </LocalList>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={clear}>
          {t("shell.clearLog")}
        </Button>
      </div>
    </div>
  );
}

async function readLog() {
  const messages = readShellLog();
  return messages.map((message, index) => ({ ...message, key: String(messages.length - index) }));
}

function Message({ message: { at, from, text } }: { readonly message: LoggedMessage }) {
  const { t } = useTranslation("developer");
  return (
    <>
      <p className={styles.itemHead}>
        <strong>{t(`shell.from.${from}`)}</strong>
        <Moment at={at} />
      </p>
      <p className={styles.note}>
        <code>{text}</code>
      </p>
    </>
  );
}
