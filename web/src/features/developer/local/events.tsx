import { useTranslation } from "react-i18next";
import { readEvents, type StoredEvent } from "../../../platform/developer/local-mailbox.ts";
import styles from "../developer.module.css";
import { LocalList, Moment } from "./local-list.tsx";

/** Tracking events of the local tracking host. */
export default function Events() {
  const { t } = useTranslation("developer");
  return (
    <LocalList
      name="events"
      title={t("local.events")}
      lead={t("local.eventsLead")}
      empty={t("local.noEvents")}
      read={readEvents}
      keyOf={({ id }) => id}
    >
      {(event) => <EventItem event={event} />}
    </LocalList>
  );
}

function EventItem({ event: { name, at, route, details } }: { readonly event: StoredEvent }) {
  return (
    <>
      <p className={styles.itemHead}>
        <strong>{name}</strong>
        <Moment at={at} />
      </p>
      <p className={styles.note}>
        <code>{route}</code> <code>{details}</code>
      </p>
    </>
  );
}
