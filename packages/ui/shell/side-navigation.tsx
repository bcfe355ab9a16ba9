import { AccountMenu } from './account-menu.tsx';
import { BrandLink } from './brand-link.tsx';
import { NavigationEntries } from './navigation-entries.tsx';
import styles from './side-navigation.module.css';
import { SyncBadge } from './sync-badge.tsx';

/** From 1024 px: the navigation at the left, the account and the sync state below it. */
export function SideNavigation({ path, email, onSignOut }: { path: string; email: string; onSignOut: () => void }) {
  return (
    <div className={styles.side}>
      <div className={styles.brand}>
        <BrandLink />
      </div>
      <nav aria-label="Hauptnavigation">
        <NavigationEntries path={path} list={styles.entries} entry={styles.entry} />
      </nav>
      <div className={styles.foot}>
        <SyncBadge />
        <AccountMenu email={email} onSignOut={onSignOut} />
      </div>
    </div>
  );
}
