import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSave } from "../../platform/query/use-save.ts";
import { useLazyOverlay } from "../../shell/use-lazy-overlay.ts";
import { useSignOut } from "../../shell/use-sign-out.ts";
import { MenuButton } from "./menu-row.tsx";
import styles from "./mypage.module.css";

const loadConfirmation = () => import("./everywhere-dialog.tsx");

/** Signing out here, and in every browser. */
export function SignOutRows({ uid }: { readonly uid: string }) {
  const { t } = useTranslation("mypage");
  const here = useSignOut();
  const everywhere = useLazyOverlay(loadConfirmation);
  const [isAsking, setAsking] = useState(false);
  const ending = useSave<void, void>(async () => {
    const { signOutEverywhere } = await import("../../platform/account/sign-out-everywhere.ts");
    await signOutEverywhere(uid);
  });
  const ask = () => {
    ending.dismiss();
    setAsking(true);
    void everywhere.open();
  };
  return (
    <>
      <li>
        <MenuButton icon="signOut" busy={here.isLoading} onPress={() => void here.open()}>
          {t("menu.signOut")}
        </MenuButton>
        {here.Component !== undefined && <here.Component open={here.isOpen} onClose={here.close} />}
      </li>
      <li>
        <MenuButton icon="everywhere" busy={everywhere.isLoading} onPress={ask}>
          {t("menu.everywhere")}
        </MenuButton>
        {everywhere.Component !== undefined && (
          <everywhere.Component
            open={isAsking && everywhere.isOpen && ending.error === null}
            loading={ending.isSaving}
            onConfirm={() => ending.run()}
            onClose={() => setAsking(false)}
          />
        )}
        {ending.error !== null && (
          <p role="alert" className={styles.problem}>
            {t("everywhere.failed")}
          </p>
        )}
      </li>
    </>
  );
}
