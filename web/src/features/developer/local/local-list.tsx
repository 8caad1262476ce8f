import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useLocalData } from "../../../platform/developer/emulator-documents.ts";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Skeleton } from "../../../ui/layout/skeleton.tsx";
import styles from "../developer.module.css";

interface LocalListProps<Item> {
  /** Key of the list. */
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  /** Shown for an empty list. */
  readonly empty: string;
  readonly read: (signal: AbortSignal) => Promise<readonly Item[]>;
  readonly keyOf: (item: Item) => string;
  /** Renders an item. */
  readonly children: (item: Item) => ReactNode;
}

/** A list of the local emulators, read when it is opened and on demand. */
export function LocalList<Item>(props: LocalListProps<Item>) {
  const { name, title, lead, empty, read, keyOf, children } = props;
  const { t } = useTranslation("developer");
  const reading = useLocalData(name, read);
  const { data, isError } = reading;
  const items = isError ? undefined : data;

  return (
    <Panel title={title} lead={lead} reading={reading}>
      <p className={styles.count} role="status">
        {isError && t("local.failed")}
        {items !== undefined && (items.length === 0 ? empty : t("local.count", { count: items.length }))}
      </p>
      {items === undefined && !isError && <Skeleton height="6rem" />}
      {items !== undefined && items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={keyOf(item)} className={styles.item}>
              {children(item)}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface PanelProps {
  readonly title: string;
  readonly lead: string;
  /** What a button reads again. */
  readonly reading?: { readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
  readonly children: ReactNode;
}

/** A part of a view, with its title and what it is for. */
export function Panel({ title, lead, reading, children }: PanelProps) {
  const { t } = useTranslation("developer");
  const headingId = useId();
  return (
    <section className={styles.list} aria-labelledby={headingId}>
      <div className={styles.listHead}>
        <h2 id={headingId}>{title}</h2>
        {reading !== undefined && (
          <Button variant="secondary" loading={reading.isFetching} onClick={() => void reading.refetch()}>
            {t("local.refresh")}
          </Button>
        )}
      </div>
      <p className={styles.note}>{lead}</p>
      {children}
    </section>
  );
}

/** A time in milliseconds since the epoch, in the local time zone. */
export function Moment({ at }: { readonly at: number }) {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "medium" });
  return (
    <time className={styles.moment} dateTime={new Date(at).toISOString()}>
      {format.format(at)}
    </time>
  );
}
