import type { NextButtonProps } from "@mindle/domain/widgets/next-button/widget";
import { Button } from "../../../ui/controls/button.tsx";
import { useContentPage } from "../../page-context.ts";
import { type ShownProps, shownWidget } from "../../widget-view.ts";

export default shownWidget<NextButtonProps>("next-button", NextButton);

/** Finishes the page. */
function NextButton({ props, disabled }: ShownProps<NextButtonProps>) {
  const { language, finish, isFinishing } = useContentPage();
  return (
    <Button block loading={isFinishing} disabled={disabled} onClick={finish}>
      {props.label[language]}
    </Button>
  );
}
