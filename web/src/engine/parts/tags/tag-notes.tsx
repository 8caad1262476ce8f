import { useContentPage } from "../../page-context.ts";
import { quoted, UndoNote } from "../undo-note.tsx";
import styles from "./tag-notes.module.css";
import { TEXTS } from "./texts.ts";

interface TagNotesProps {
  /** Tags that came off, by id. */
  readonly down: readonly { readonly id: string; readonly name: string }[];
  onBringBack(id: string): void;
  /** Name of the tag that the next one takes the place of; undefined while there is room, or nothing more to pick. */
  readonly oldest: string | undefined;
  readonly max: number;
}

/** Says which tags came down, and before that, which one will. In sight as long as the tags are. */
export function TagNotes({ down, onBringBack, oldest, max }: TagNotesProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const isEmpty = down.length === 0 && oldest === undefined;
  return (
    <div role="status" className={styles.notes} data-empty={isEmpty || undefined}>
      {down.map(({ id, name }) => (
        <div key={id} data-undo={id}>
          <UndoNote text={texts.down(quoted(name))} onUndo={() => onBringBack(id)} />
        </div>
      ))}
      {oldest !== undefined && <p className={styles.warning}>{texts.full(max, quoted(oldest))}</p>}
    </div>
  );
}
