import type { ReactNode } from "react";
import { Link } from "../../ui/controls/link.tsx";
import { StrokeIcon } from "../../ui/pictures/icon.tsx";
import styles from "./mypage.module.css";

const ICONS = {
  journal:
    "M6.5 4.5h9a2 2 0 0 1 2 2v13h-10a2 2 0 0 1-2-2v-12a1 1 0 0 1 1-1ZM5.5 17.5a2 2 0 0 1 2-2h10M9 8.5h5",
  mindCheck: "M12 19.5s-7-4.2-7-9.3a3.9 3.9 0 0 1 7-2.4 3.9 3.9 0 0 1 7 2.4c0 5.1-7 9.3-7 9.3Z",
  purchases: "M6.5 4.5h11v15l-2.2-1.6-1.8 1.6-1.7-1.6-1.7 1.6-1.6-1.6-2 1.6ZM9.5 9h5M9.5 12.5h5",
  notifications: "M6.5 16.5v-5.2a5.5 5.5 0 0 1 11 0v5.2l1.5 1.5H5ZM10.4 20.2a1.8 1.8 0 0 0 3.2 0M12 5.8V4",
  coupon: "M4.5 7.5h15v3a1.6 1.6 0 0 0 0 3v3h-15v-3a1.6 1.6 0 0 0 0-3ZM14 8v1.4M14 11.3v1.4M14 14.6V16",
  records: "M5 9h14v10.5H5ZM8 9V6.5a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1V9M12 11.5v5M9.6 14.2l2.4 2.4 2.4-2.4",
  signOut: "M13.5 5h-6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h6M10.5 12h9M16.5 9l3 3-3 3",
  everywhere: "M4.5 6h11v8.5h-11ZM3 17.5h9M15.5 11h4a1 1 0 0 1 1 1v6.5a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1V17",
} as const;

type MenuIcon = keyof typeof ICONS;

interface RowProps {
  readonly icon: MenuIcon;
  readonly children: ReactNode;
}

/** A row that leads to another page; without one it cannot be opened for now. */
export function MenuLink({ icon, to, children }: RowProps & { readonly to: string | undefined }) {
  const content = <RowContent icon={icon}>{children}</RowContent>;
  if (to !== undefined) {
    return (
      <Link className={styles.row} to={to}>
        {content}
        <StrokeIcon d="M9.5 5.5 16 12l-6.5 6.5" size={18} />
      </Link>
    );
  }
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: a link that cannot be opened has no place in the tab order.
    // biome-ignore lint/a11y/useSemanticElements: a link without an address is no link for assistive technology.
    <span role="link" aria-disabled="true" className={styles.row}>
      {content}
    </span>
  );
}

/** A row that does something at once. */
export function MenuButton({
  icon,
  onPress,
  busy,
  children,
}: RowProps & {
  readonly onPress: () => void;
  readonly busy: boolean;
}) {
  return (
    <button
      type="button"
      className={styles.row}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onPress}
    >
      <RowContent icon={icon}>{children}</RowContent>
    </button>
  );
}

function RowContent({ icon, children }: RowProps) {
  return (
    <>
      <span className={styles.icon}>
        <StrokeIcon d={ICONS[icon]} size={22} />
      </span>
      <span className={styles.label}>{children}</span>
    </>
  );
}
