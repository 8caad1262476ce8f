import { offerPath } from "@mindle/domain/catalogue/beta";
import { useTranslation } from "react-i18next";
import { settings } from "../../../platform/settings/settings.ts";
import { LinkButton } from "../../../ui/controls/button.tsx";
import { OutsideLinkButton } from "../../../ui/controls/outside-link-button.tsx";
import { completePackageOf, UnlockFrame, type UnlockSheetProps } from "./schedule-unlock-frame.tsx";

/** The sheet of a locked step in a browser: the app is where one pays. Without a store page nothing can be opened here. */
export default function UnlockSheet(props: UnlockSheetProps) {
  const { t } = useTranslation("program-schedule");
  const { storePage } = settings();
  const action =
    storePage === undefined ? (
      <LinkButton to={offerPath(completePackageOf(props.programme))} block>
        {t("unlock.see")}
      </LinkButton>
    ) : (
      <OutsideLinkButton href={storePage}>{t("unlock.toApp")}</OutsideLinkButton>
    );
  return (
    <UnlockFrame {...props} terms={t("unlock.text")} visitorLabel={t("unlock.signIn")} action={action} />
  );
}
