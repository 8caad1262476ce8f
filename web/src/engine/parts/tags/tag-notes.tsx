import { useContentPage } from "../../page-context.ts";
import { quoted, UndoNote } from "../undo-note.tsx";
import styles from "./tag-notes.module.css";
import { TEXTS } from "./texts.ts";

interface TagNotesProps {
  /** Tags that came off, by id. */
  readonly removed: readonly { readonly id: string; readonly name: string }[];
  onRestore(id: string): void;
  /** Name of the tag that the next one takes the place of; undefined while there is room, or nothing more to pick. */
  readonly oldest: string | undefined;
  readonly max: number;
}

/** Says which tags came down, and before that, which one will. In sight as long as the tags are. */
export function TagNotes({ removed, onRestore, oldest, max }: TagNotesProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const isEmpty = removed.length === 0 && oldest === undefined;
  return (
    <div role="status" className={styles.notes} data-empty={isEmpty || undefined}>
      {removed.map(({ id, name }) => (
        <div key={id} data-undo={id}>
          <UndoNote text={texts.removed(quoted(name))} onUndo={() => onRestore(id)} />
        </div>
      ))}
      {oldest !== undefined && <p className={styles.warning}>{texts.full(max, quoted(oldest))}</p>}
    </div>
  );
}
