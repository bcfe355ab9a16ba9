import { useSyncState } from '@anwurf/db/client/react';
import type { ReactNode } from 'react';
import { AccessEndNotice } from './access-end-notice.tsx';
import { Link } from '../links/plain-links.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './app-shell.module.css';
import { BottomNavigation } from './bottom-navigation.tsx';
import { BrandLink } from './brand-link.tsx';
import { DataNotice } from './data-notice.tsx';
import { HeldWrites } from './held-writes.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { SyncBadge } from './sync-badge.tsx';
import { UnsentNotice } from './unsent-notice.tsx';
import { useScrollPlace } from './use-scroll-place.ts';

/**
 * Frame around a screen. `full`: header and navigation; `bar`: the screen brings its own bar above the navigation; `page`: the same
 * without the navigation on a phone, for steps that are gone through; `none`: nothing, for a running workout.
 */
export type Chrome = 'full' | 'bar' | 'page' | 'none';

export interface AppShellProps {
  chrome: Chrome;
  path: string;
  email: string;
  onSignOut: () => void;
  /** Buys access anew, where it has ended. */
  buyAction: ReactNode;
  children: ReactNode;
}

export function AppShell({ chrome, path, email, onSignOut, buyAction, children }: AppShellProps) {
  // Rows shown meanwhile are those of the last visit.
  const isOpening = useSyncState(({ store }) => store === 'opening');
  useScrollPlace();
  return (
    <div className={styles.shell} data-chrome={chrome}>
      {chrome !== 'none' && <SideNavigation path={path} email={email} onSignOut={onSignOut} />}
      <div className={styles.column}>
        {chrome === 'full' && (
          <header className={styles.header}>
            <BrandLink />
            <span className={styles.space} />
            <SyncBadge />
            <AccountMenu email={email} onSignOut={onSignOut} />
          </header>
        )}
        <main className={styles.main} data-chrome={chrome} aria-busy={isOpening}>
          <DataNotice />
          <HeldWrites />
          {chrome === 'full' && <AccessEndNotice buyAction={buyAction} />}
          {chrome === 'full' && <UnsentNotice />}
          {children}
          {chrome === 'full' && (
            <footer className={styles.legal}>
              <Link to="/withdrawal">Vertrag widerrufen</Link>
            </footer>
          )}
        </main>
        {(chrome === 'full' || chrome === 'bar') && <BottomNavigation path={path} />}
      </div>
    </div>
  );
}
