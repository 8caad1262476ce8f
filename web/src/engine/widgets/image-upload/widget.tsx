import { imageUpload } from "@mindle/domain/widgets/image-upload/definition";
import { type RefObject, useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../ui/controls/button.tsx";
import { useContentPage } from "../../page-context.ts";
import { Question } from "../../parts/question/question.tsx";
import { TypedField } from "../../parts/typing/typed-field.tsx";
import { UndoNote } from "../../parts/typing/undo-note.tsx";
import { partProblem } from "../../problem-text.ts";
import { answeredWidget } from "../../widget-view.ts";
import { FileChoice } from "./file-choice.tsx";
import styles from "./image-upload.module.css";
import { Photo } from "./photo.tsx";
import { TEXTS } from "./texts.ts";
import { useUpload } from "./use-upload.ts";

/** A photo taped to the page, with its description below. */
export default answeredWidget(
  imageUpload,
  function ImageUpload({ id, props, value, onChange, problems, disabled }) {
    const { language } = useContentPage();
    const upload = useUpload(value, onChange);
    const { state, former } = upload;
    const texts = TEXTS[language];
    const removeButton = useRef<HTMLButtonElement>(null);
    const undoButton = useRef<HTMLButtonElement>(null);
    /** From the moment it is seen, so that nothing moves under a finger once it is saved. */
    const isSeen = value !== null || state.kind === "saving" || state.kind === "unsaved";
    const isBusy = state.kind === "opening" || state.kind === "saving";
    const problem = partProblem(problems, "alt", language);
    return (
      <Question id={id} label={props.label[language]} problems={problems}>
        <div className={styles.card}>
          <Photo value={value} upload={upload} disabled={disabled} />
          {disabled && value?.alt !== undefined && <p className={styles.words}>{value.alt}</p>}
          {!disabled && isSeen && (
            <TypedField
              label={{ above: texts.describe }}
              value={value?.alt ?? ""}
              onChange={(alt) => value !== null && onChange({ ...value, alt })}
              max={props.characters}
              rows={props.characters > LONG ? 2 : 1}
              placeholder={texts.describeHint}
              problem={problem}
              disabled={value === null}
              part="alt"
            />
          )}
        </div>
        {state.kind === "unsaved" && (
          <div className={styles.trouble} role="alert">
            <p>{texts.unsaved}</p>
            <Button variant="secondary" onClick={upload.saveAgain}>
              {texts.saveAgain}
            </Button>
          </div>
        )}
        {(state.kind === "unreadable" || state.kind === "large" || state.kind === "full") && (
          <p className={styles.trouble} role="alert">
            {texts[state.kind]}
          </p>
        )}
        {!disabled && isSeen && (
          <div className={styles.actions}>
            <FileChoice look="button" disabled={isBusy} onChoose={upload.choose}>
              {texts.replace}
            </FileChoice>
            <Button
              variant="quiet"
              disabled={isBusy}
              ref={removeButton}
              onClick={() => replaceFocus(upload.remove, undoButton)}
            >
              {texts.remove}
            </Button>
          </div>
        )}
        {!disabled && former !== undefined && !isBusy && (
          <div role="status">
            <UndoNote
              text={value === null ? texts.removed : texts.replaced}
              buttonRef={undoButton}
              onUndo={() => replaceFocus(upload.undo, removeButton)}
            />
          </div>
        )}
      </Question>
    );
  },
);

/** The button that was pressed goes with what it does: the focus goes to the one that takes it back. */
function replaceFocus(change: () => void, to: RefObject<HTMLButtonElement | null>): void {
  flushSync(change);
  to.current?.focus();
}

/** Characters from which a description gets more than one line. */
const LONG = 60;
