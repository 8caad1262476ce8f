import type { NextButtonProps } from "@mindle/domain/widgets/next-button/widget";
import { Button } from "../../../ui/controls/button.tsx";
import { useContentPage } from "../../page-context.ts";
import { shownWidget } from "../../widget-view.ts";

/** Finishes the page. */
export default shownWidget<NextButtonProps>("next-button", function NextButton({ props, disabled }) {
  const { language, finish, isFinishing } = useContentPage();
  return (
    <Button block loading={isFinishing} disabled={disabled} onClick={finish}>
      {props.label[language]}
    </Button>
  );
});
