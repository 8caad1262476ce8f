import { useTranslation } from "react-i18next";
import { useSignOut } from "../../shell/sign-out/sign-out-provider.tsx";
import { MenuButton } from "./menu-row.tsx";

/** Signing out here, and in every browser. */
export function SignOutRows() {
  const { t } = useTranslation("mypage");
  const { start, isBusy } = useSignOut();
  return (
    <>
      <li>
        <MenuButton icon="signOut" busy={isBusy} onPress={() => start({ kind: "here" })}>
          {t("menu.signOut")}
        </MenuButton>
      </li>
      <li>
        <MenuButton icon="everywhere" busy={isBusy} onPress={() => start({ kind: "everywhere" })}>
          {t("menu.everywhere")}
        </MenuButton>
      </li>
    </>
  );
}
