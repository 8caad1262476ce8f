import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useQueryClient } from "../../../platform/data/query-client.ts";
import { clearShellLog, type LoggedMessage, readShellLog } from "../../../platform/developer/shell-log.ts";
import {
  FIRST_SIMULATION,
  readSimulation,
  SIMULATED_OUTCOMES,
  type Simulation,
  simulatedTransactions,
  storeSimulation,
} from "../../../platform/developer/shell-simulator.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import styles from "../developer.module.css";
import { LocalList, Moment, Panel } from "./local-list.tsx";

/** Plays the iOS shell, whose purchases end as one chooses. */
export default function Shell() {
  const { t } = useTranslation("developer");
  const [simulation, setSimulation] = useState(readSimulation);

  const reopen = (next: Simulation | undefined) => {
    storeSimulation(next);
    location.reload();
  };
  const change = (next: Simulation) => {
    setSimulation(next);
    if (next.price !== "") storeSimulation(next);
  };
  const unfinished = simulatedTransactions.read().length;
  return (
    <>
      <Panel title={t("shell.title")} lead={t("shell.lead")}>
        <p className={styles.count} role="status">
          {simulation === undefined ? t("shell.off") : t("shell.on")}
        </p>
        {simulation !== undefined && (
          <div className={styles.fields}>
            <Select
              label={t("shell.outcome")}
              name="outcome"
              placeholder=""
              options={SIMULATED_OUTCOMES.map((value) => ({ value, label: t(`shell.outcomes.${value}`) }))}
              value={simulation.outcome}
              onChange={(outcome) => change({ ...simulation, outcome })}
            />
            <TextField
              label={t("shell.price")}
              name="price"
              autoComplete="off"
              value={simulation.price}
              onChange={(price) => change({ ...simulation, price })}
            />
          </div>
        )}
        {unfinished > 0 && <p className={styles.note}>{t("shell.unfinished", { count: unfinished })}</p>}
        <div className={styles.actions}>
          <Button
            variant="secondary"
            onClick={() => reopen(simulation === undefined ? FIRST_SIMULATION : undefined)}
          >
            {simulation === undefined ? t("shell.start") : t("shell.stop")}
          </Button>
        </div>
      </Panel>
      <ShellLog />
    </>
  );
}

const NAME = "shellLog";

/** The messages between the app and the simulated shell in this tab. */
function ShellLog() {
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
