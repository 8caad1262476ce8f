import { CONTACT_EMAIL } from "@mindle/domain/product";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Header } from "../../shell/header.tsx";
import { SiteFooter } from "../../shell/site-footer.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import styles from "./policy.module.css";

interface PolicyDocumentProps {
  readonly title: string;
  readonly lead: string;
  /** Effective date, YYYY-MM-DD. */
  readonly date: string;
  readonly labels: { readonly effective: string; readonly contents: string };
  /** Summary above the full text. */
  readonly short: { readonly title: string; readonly list: readonly string[] };
  /** Sections in order, by id. The section `contact` ends with the e-mail address. */
  readonly sections: Readonly<Record<string, PolicySectionTexts>>;
  /** Content at the end of sections, by section id. */
  readonly extras?: Readonly<Record<string, ReactNode>>;
  /** The other policy. */
  readonly other: { readonly to: string; readonly label: string };
}

/** A policy: summary, table of contents, sections. Prints without header and footer. */
export function PolicyDocument(props: PolicyDocumentProps) {
  const { title, lead, date, labels, short, sections, extras = {}, other } = props;
  return (
    <Page tone="mindle" background="paper" wide top={<Header back="/" />} bottom={<SiteFooter />}>
      <article className={styles.document}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.date}>
            {labels.effective} <time dateTime={date}>{date}</time>
          </p>
        </header>
        <Contents label={labels.contents} sections={sections} />
        <div className={styles.body}>
          <section className={styles.short}>
            <h2>{short.title}</h2>
            <ul className={styles.list}>
              {short.list.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
          {Object.entries(sections).map(([id, texts], index) => (
            <PolicySection key={id} id={id} number={index + 1} texts={texts}>
              {id === "contact" && (
                <p>
                  <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>
                </p>
              )}
              {extras[id]}
            </PolicySection>
          ))}
          <p className={styles.other}>
            <Link to={other.to}>{other.label}</Link>
          </p>
        </div>
      </article>
    </Page>
  );
}

/** Table of contents. */
function Contents({
  label,
  sections,
}: {
  readonly label: string;
  readonly sections: PolicyDocumentProps["sections"];
}) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <p className={styles.contentsTitle} aria-hidden="true">
        {label}
      </p>
      <ol>
        {Object.entries(sections).map(([id, { title }], index) => (
          <li key={id}>
            <a href={`#${id}`}>
              {index + 1}. {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** One kind of personal data. */
interface DataEntry {
  readonly name: string;
  readonly what: string;
  readonly why: string;
  readonly kept: string;
}

/** A section's texts as the catalogues hold them; they are shown in this order. */
interface PolicySectionTexts {
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
function PolicySection({ id, number, texts, children }: PolicySectionProps) {
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
