import type { TextProps } from "@mindle/domain/widgets/text/widget";
import { RichText } from "../../rich-text/rich-text.tsx";
import { shownWidget } from "../../widget-view.ts";

/** Words to read. */
export default shownWidget<TextProps>("text", ({ props }) => <RichText text={props} />);
