import type { NextButtonProps } from "@mindle/domain/widgets/next-button/widget";
import { Button } from "../../../ui/controls/button.tsx";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import { useContentPage } from "../../page-context.ts";
import { type ShownProps, shownWidget } from "../../widget-view.ts";
import styles from "./next-button.module.css";

export default shownWidget<NextButtonProps>("next-button", NextButton);

/** Finishes the page. The child sits on it. */
function NextButton({ props, disabled }: ShownProps<NextButtonProps>) {
  const { language, child, pose, finish, isFinishing } = useContentPage();
  return (
    <div className={styles.place}>
      <span className={styles.child} aria-hidden="true">
        <CharacterArt character={child} pose={pose} size={160} />
      </span>
      <Button block loading={isFinishing} disabled={disabled} onClick={finish}>
        {props.label[language]}
      </Button>
    </div>
  );
}
