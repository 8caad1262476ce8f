import { helplinesOfKind } from "@mindle/domain/safety/help-lines-of-kind";
import { HELPLINE_DIRECTORY, type Helpline } from "@mindle/domain/safety/helplines";
import { useTranslation } from "react-i18next";
import { HelplineList } from "../../ui/layout/helpline-list.tsx";

interface HelpNumbersProps {
  readonly call: Parameters<typeof helplinesOfKind>[0];
  readonly lines: readonly Helpline[];
  /** The first number stands out: something has to be done now. */
  readonly isFirstLarge?: boolean;
}

/** The helplines that fit what was noticed. */
export function HelpNumbers({ call, lines, isFirstLarge = false }: HelpNumbersProps) {
  const { t } = useTranslation("help-card");
  return (
    <HelplineList
      lines={helplinesOfKind(call, lines)}
      callLabel={t("call")}
      textLabel={(number) => t("text", { number })}
      isFirstLarge={isFirstLarge}
    />
  );
}

/** A link to the helplines of all countries, where none of ours answers; nothing elsewhere. */
export function DirectoryLink({ lines }: { readonly lines: readonly Helpline[] }) {
  const { t } = useTranslation("help-card");
  if (lines[0]?.region !== "world") return null;
  return (
    <a href={HELPLINE_DIRECTORY} target="_blank" rel="noreferrer">
      {t("directory", { host: new URL(HELPLINE_DIRECTORY).host })}
    </a>
  );
}
