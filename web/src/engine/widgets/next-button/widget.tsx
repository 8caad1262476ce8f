import type { NextButtonProps } from "@mindle/domain/widgets/next-button/props";
import { Button } from "../../../ui/button.tsx";
import { useContentPage } from "../../page-context.ts";
import { type ShownProps, shownWidget } from "../../widget-view.ts";
import styles from "./next-button.module.css";

export default shownWidget<NextButtonProps>("next-button", NextButton);

/** Finishes the page. */
function NextButton({ props, disabled }: ShownProps<NextButtonProps>) {
  const { language, finish, isFinishing } = useContentPage();
  return (
    <div className={styles.place}>
      <Button block loading={isFinishing} disabled={disabled} onClick={finish}>
        {props.label[language]}
      </Button>
    </div>
  );
}
