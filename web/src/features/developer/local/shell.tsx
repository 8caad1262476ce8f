import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
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
import { ShellLog } from "./shell-log.tsx";

/** Plays the iOS shell, whose purchases end as one chooses. */
export default function Shell() {
  const { t } = useTranslation("developer");
  const headingId = useId();
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
      <section className={styles.list} aria-labelledby={headingId}>
        <h2 id={headingId}>{t("shell.title")}</h2>
        <p className={styles.note}>{t("shell.lead")}</p>
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
      </section>
      <ShellLog />
    </>
  );
}
