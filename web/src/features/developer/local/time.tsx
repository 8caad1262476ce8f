import { DAY_MS, HOUR_MS } from "@mindle/domain/time";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { clearCache } from "../../../platform/data/persist-cache.ts";
import { useQueryClient } from "../../../platform/data/query-client.ts";
import { useSave } from "../../../platform/data/use-save.ts";
import { useLocalData } from "../../../platform/developer/emulator-documents.ts";
import {
  moveClock,
  readClockOffset,
  readFunctionsOffset,
} from "../../../platform/developer/local-choices.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import styles from "../developer.module.css";
import { Moment, Panel } from "./local-list.tsx";

/** How far a press goes on. */
const LEAPS = [
  ["hour", HOUR_MS],
  ["day", DAY_MS],
  ["week", 7 * DAY_MS],
  ["month", 30 * DAY_MS],
] as const;

/** Moves the clock of this browser and of the local functions. */
export default function Time() {
  const { t } = useTranslation("developer");
  const offset = readClockOffset();
  const [openedAt] = useState(Date.now);
  const [wish, setWish] = useState("");
  const [isPast, setPast] = useState(false);
  const functions = useLocalData("clock", readFunctionsOffset);
  const queryClient = useQueryClient();
  const move = useSave(moveClock, () => {
    // What was read at another time would count as fresh.
    clearCache(queryClient);
    location.reload();
  });
  const go = (event: FormEvent) => {
    event.preventDefault();
    const at = new Date(wish).getTime();
    const isLater = at > Date.now();
    setPast(!isLater);
    if (isLater) move.run(at - Date.now());
  };

  return (
    <Panel title={t("time.title")} lead={t("time.lead")}>
      <div role="status">
        <p className={styles.itemHead}>
          <strong>{offset === 0 ? t("time.present") : t("time.moved")}</strong>
          <Moment at={openedAt + offset} />
        </p>
        {functions.data !== undefined && functions.data !== offset && (
          <p className={styles.itemHead}>
            <strong>{t("time.functions")}</strong>
            <Moment at={openedAt + functions.data} />
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {LEAPS.map(([name, ms]) => (
          <Button
            key={name}
            variant="secondary"
            disabled={move.isSaving}
            onClick={() => move.run(offset + ms)}
          >
            {t(`time.leaps.${name}`)}
          </Button>
        ))}
      </div>
      <form className={styles.form} noValidate onSubmit={go}>
        <TextField
          type="datetime-local"
          name="wish"
          label={t("time.wish")}
          value={wish}
          onChange={setWish}
          error={isPast ? t("time.onlyLater") : undefined}
        />
        <div className={styles.actions}>
          <Button type="submit" loading={move.isSaving}>
            {t("time.go")}
          </Button>
          <Button variant="secondary" disabled={move.isSaving} onClick={() => move.run(0)}>
            {t("time.back")}
          </Button>
        </div>
      </form>
      <p role="alert">{move.error !== null && t("local.failed")}</p>
    </Panel>
  );
}
