import { Link } from 'react-aria-components/Link';
import { classNames } from '../kit/class-names.ts';
import styles from './bottom-navigation.module.css';
import { isActiveEntry, navigationEntries } from './navigation.ts';

/** The active entry stands inside the goal area. */
export function BottomNavigation({ path }: { path: string }) {
  return (
    <nav className={styles.nav} aria-label="Hauptnavigation">
      <ul className={styles.entries}>
        {navigationEntries.map((entry) => (
          <li key={entry.href}>
            <Link
              href={entry.href}
              className={classNames(styles.entry)}
              {...(isActiveEntry(entry, path) && { 'aria-current': 'page' as const })}
            >
              <entry.icon aria-hidden="true" />
              <span>{entry.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
