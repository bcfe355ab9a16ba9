import { Link } from 'react-aria-components/Link';
import { classNames } from '../kit/class-names.ts';
import { AccountMenu } from './account-menu.tsx';
import { BrandLink } from './brand-link.tsx';
import { isActiveEntry, navigationEntries } from './navigation.ts';
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
        <ul className={styles.entries}>
          {navigationEntries.map((entry) => (
            <li key={entry.href}>
              <Link
                href={entry.href}
                className={classNames(styles.entry)}
                {...(isActiveEntry(entry, path) && { 'aria-current': 'page' as const })}
              >
                <entry.icon aria-hidden="true" />
                {entry.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <SyncBadge />
        <AccountMenu email={email} onSignOut={onSignOut} />
      </div>
    </div>
  );
}
