import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./policy.module.css";

/** One kind of personal data. */
interface DataEntry {
  readonly name: string;
  readonly what: string;
  readonly why: string;
  readonly kept: string;
}

/** A section's texts as the catalogues hold them; they are shown in this order. */
export interface PolicySectionTexts {
  readonly title: string;
  readonly text?: readonly string[];
  readonly entries?: readonly DataEntry[];
  readonly list?: readonly string[];
  readonly after?: readonly string[];
}

interface PolicySectionProps {
  /** The address's part after `#`. */
  readonly id: string;
  readonly number: number;
  readonly texts: PolicySectionTexts;
  /** Content below the texts. */
  readonly children?: ReactNode;
}

/** A numbered section of a policy that can be linked to. */
export function PolicySection({ id, number, texts, children }: PolicySectionProps) {
  return (
    <section id={id} className={styles.section}>
      <h2>
        {number}. {texts.title}
      </h2>
      <Paragraphs texts={texts.text} />
      {texts.entries && <Entries entries={texts.entries} />}
      {texts.list && (
        <ul className={styles.list}>
          {texts.list.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <Paragraphs texts={texts.after} />
      {children}
    </section>
  );
}

function Paragraphs({ texts }: { readonly texts: readonly string[] | undefined }) {
  return texts?.map((text) => <p key={text}>{text}</p>);
}

function Entries({ entries }: { readonly entries: readonly DataEntry[] }) {
  const { t } = useTranslation("policy-privacy");
  return entries.map((entry) => (
    <section key={entry.name} className={styles.entry}>
      <h3>{entry.name}</h3>
      <dl className={styles.details}>
        {(["what", "why", "kept"] as const).map((part) => (
          <div key={part}>
            <dt>{t(`entry.${part}`)}</dt>
            <dd>{entry[part]}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
