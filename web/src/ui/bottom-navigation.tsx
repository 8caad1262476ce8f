import { Link } from "react-router-dom";
import styles from "./bottom-navigation.module.css";
import { Icon, type IconName } from "./icon.tsx";

interface NavigationItem {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  /** True for the item of the page that is shown. */
  readonly current: boolean;
}

interface BottomNavigationProps {
  readonly label: string;
  readonly items: readonly NavigationItem[];
}

/** The main pages as icons with labels, fixed to the lower edge of the screen. */
export function BottomNavigation({ label, items }: BottomNavigationProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.items}>
        {items.map(({ to, icon, label: name, current }) => (
          <li key={to}>
            <Link to={to} className={styles.item} aria-current={current ? "page" : undefined}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
