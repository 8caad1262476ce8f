import { Link } from "../controls/link.tsx";
import { StrokeIcon } from "../pictures/icon.tsx";
import styles from "./bottom-navigation.module.css";

/** Not among those of `Icon`, which every page loads. */
const ICONS = {
  home: "M4.5 11.2 12 5l7.5 6.2M6.5 9.8v8.7h11V9.8M10 18.5v-4.2a2 2 0 0 1 4 0v4.2",
  journeys: "M5 6.5h9.5a2.5 2.5 0 0 1 0 5h-5a2.5 2.5 0 0 0 0 5H19M16.6 14l2.4 2.5-2.4 2.5",
  my: "M12 12.2a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2ZM5.2 19.2c.9-2.7 3.6-4.2 6.8-4.2s5.9 1.5 6.8 4.2",
} as const;

interface NavigationItem {
  readonly to: string;
  readonly icon: keyof typeof ICONS;
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
                <StrokeIcon d={ICONS[icon]} size={24} />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
