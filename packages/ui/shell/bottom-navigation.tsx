import { keepClear } from '../kit/overlay/keep-clear.ts';
import styles from './bottom-navigation.module.css';
import { NavigationEntries } from './navigation-entries.tsx';

/** The active entry stands inside the goal area. */
export function BottomNavigation({ path }: { path: string }) {
  return (
    <nav className={styles.nav} aria-label="Hauptnavigation" {...keepClear}>
      <NavigationEntries path={path} list={styles.entries} entry={styles.entry} isNarrow />
    </nav>
  );
}
