import { Growth } from "../src/ui/pictures/growth/growth.tsx";
import styles from "./preview-app.module.css";
import type { Mistake, PreviewContent } from "./preview-content.ts";

/** The mistakes of a file, or of the page at a place of it. */
export function mistakesAt(
  { mistakes }: Pick<PreviewContent, "mistakes">,
  file: string | undefined,
  pageAt: number | undefined,
): readonly Mistake[] {
  const prefix = `pages.${pageAt}`;
  return mistakes.filter(
    (mistake) =>
      mistake.file === file &&
      (pageAt === undefined || mistake.path === prefix || mistake.path.startsWith(`${prefix}.`)),
  );
}

interface MistakesProps {
  readonly content: PreviewContent;
  /** The open step's file. */
  readonly file: string | undefined;
  readonly pageAt: number | undefined;
  /** Whether the page is shown as it was before. */
  readonly isHeld: boolean;
}

/** What must be changed in the authored files: that of the open page first. */
export function Mistakes({ content, file, pageAt, isHeld }: MistakesProps) {
  const ofPage = pageAt === undefined ? [] : mistakesAt(content, file, pageAt);
  const others = content.mistakes.filter((mistake) => !ofPage.includes(mistake));
  const { stale } = content;
  return (
    <section className={styles.card} aria-live="polite">
      <h2>{titleOf(content.mistakes.length)}</h2>
      {content.mistakes.length === 0 && (
        <p className={styles.fine}>
          <Growth form="sprout" size={48} />
          Everything that is saved can be published.
        </p>
      )}
      {isHeld && <p>Until it is right, you see this page as it was before.</p>}
      <List content={content} name="On this page" mistakes={ofPage} />
      <List content={content} name={ofPage.length === 0 ? undefined : "Elsewhere"} mistakes={others} />
      {stale.length > 0 && (
        <>
          <List
            content={content}
            name="The Korean has changed: does the English still fit?"
            mistakes={stale}
          />
          <p>Once it does, accept it with npm run content -- --accept.</p>
        </>
      )}
    </section>
  );
}

function titleOf(count: number): string {
  if (count === 0) return "No mistakes";
  return count === 1 ? "One thing to put right" : `${count} things to put right`;
}

interface ListProps {
  readonly content: PreviewContent;
  readonly name: string | undefined;
  readonly mistakes: readonly Mistake[];
}

function List({ content, name, mistakes }: ListProps) {
  if (mistakes.length === 0) return null;
  return (
    <>
      {name !== undefined && <h3>{name}</h3>}
      <ul className={styles.mistakes}>
        {mistakes.map((mistake) => (
          <li key={`${mistake.file} ${mistake.line} ${mistake.column} ${mistake.path} ${mistake.expected}`}>
            <p className={styles.where}>
              <strong>Line {mistake.line}</strong> of {mistake.file}
            </p>
            <Expected text={mistake.expected} />
            {mistake.path !== "" && <p className={styles.path}>{placeOf(mistake, content)}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** From how many characters on the list of what would fit is folded. */
const LONG = 160;

function Expected({ text }: { readonly text: string }) {
  const end = text.indexOf(": ");
  if (text.length < LONG || end === -1) return <p>{text}</p>;
  return (
    <details>
      <summary>{text.slice(0, end)}</summary>
      {text.slice(end + 2)}
    </details>
  );
}

/** Where in its file a mistake is, in the page names of the author and counted from 1. */
export function placeOf({ file, path }: Mistake, { packs, files }: PreviewContent): string {
  const pack = packs.find(({ packageBase }) => files[packageBase.gcId] === file);
  const keys = path.split(".");
  const page = keys[0] === "pages" ? pack?.afactoryData[Number(keys[1])] : undefined;
  const [start, rest] = page === undefined ? [[], keys] : [[`page ${page.pageId}`], keys.slice(2)];
  const counted = rest.map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : key));
  return [...start, ...counted].join(" › ");
}
