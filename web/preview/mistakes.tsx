import { Growth } from "../src/ui/growth/growth.tsx";
import styles from "./desk.module.css";
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
      <List name="On this page" mistakes={ofPage} />
      <List name={ofPage.length === 0 ? undefined : "Elsewhere"} mistakes={others} />
      {stale.length > 0 && (
        <>
          <List name="The Korean has changed: does the English still fit?" mistakes={stale} />
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

function List({
  name,
  mistakes,
}: {
  readonly name: string | undefined;
  readonly mistakes: readonly Mistake[];
}) {
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
            <p>{mistake.expected}</p>
            {mistake.path !== "" && <p className={styles.path}>{mistake.path}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
