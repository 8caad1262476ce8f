import { schedulePath } from "@mindle/domain/programme/paths";
import { MIND_CHECK_PROGRAM_ID } from "@mindle/domain/programme/step";
import { useTranslation } from "react-i18next";
import { isCouponOffered } from "../../platform/purchase/coupon-offered.ts";
import { useSignOut } from "../../shell/sign-out/sign-out-provider.tsx";
import { MenuButton, MenuLink } from "./menu-row.tsx";
import styles from "./mypage.module.css";

/** Entries that lead to another page. Visitors see the first three, which need an account, and cannot open them. */
const ENTRIES = [
  { icon: "journal", to: "/program/journal", hidden: false },
  { icon: "purchases", to: "/purchase/history", hidden: false },
  { icon: "notifications", to: "/notification/dashboard", hidden: false },
  { icon: "mindCheck", to: schedulePath(MIND_CHECK_PROGRAM_ID), hidden: true },
  { icon: "coupon", to: "/purchase/coupon", hidden: true },
  { icon: "records", to: "/mypage/records", hidden: true },
] as const;

/** The menu of one's own pages, with those that are of use here; `uid` is undefined for a visitor. */
export function MyMenu({ uid }: { readonly uid: string | undefined }) {
  const { t } = useTranslation("mypage");
  const isSignedIn = uid !== undefined;
  const entries = ENTRIES.filter(
    ({ icon, hidden }) => (isSignedIn || !hidden) && (icon !== "coupon" || isCouponOffered()),
  );
  return (
    <nav className={styles.menu} aria-label={t("menu.label")}>
      <ul>
        {entries.map(({ icon, to }) => (
          <li key={icon}>
            <MenuLink icon={icon} to={isSignedIn ? to : undefined}>
              {t(`menu.${icon}`)}
            </MenuLink>
          </li>
        ))}
        {isSignedIn && <SignOutRows />}
      </ul>
    </nav>
  );
}

/** Signing out here, and in every browser. */
function SignOutRows() {
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
