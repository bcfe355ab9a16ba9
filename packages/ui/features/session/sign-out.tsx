import { useDatabase } from '@anwurf/db/client/react';
import { wipeKeptOfUser } from '@anwurf/db/client/wipe-kept';
import { readRows } from '@anwurf/db/queries/local-query';
import { storeOrigins } from '@anwurf/db/queries/store-origins';
import { unsentRows, type UnsentRows, withUnreplayable } from '@anwurf/db/queries/unsent-changes';
import { inTime } from '@anwurf/db/store/in-time';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { showFailure } from '../../kit/overlay/toast-queue.ts';
import type { DatabaseKeeper } from './database-keeper.ts';
import { useSession, useSignedInUser } from './session-context.tsx';
import { UnsentWarning } from './unsent-warning.tsx';

const SignOutContext = createContext<() => void>(() => undefined);

/** Starts signing out: at once, or after the warning when something has not been synced. */
export function useSignOut(): () => void {
  return use(SignOutContext);
}

/** In ms. A database that is still opening, or that never came, must keep nobody signed in. */
const answerLimit = 3000;

/** Before something unsynced is lost. */
interface Asked {
  unsent: readonly UnsentRows[];
  /** Of the store, for the server to forget. */
  origins: readonly string[];
}

/** Signing out removes what this device has of the player, without a network too, so it warns before anything unsynced is lost. */
export function SignOutProvider({ keeper, children }: { keeper: DatabaseKeeper; children: ReactNode }) {
  const session = useSession();
  const user = useSignedInUser();
  const db = useDatabase();
  const [asked, setAsked] = useState<Asked | null>(null);

  const leave = useCallback(
    (origins: readonly string[]) => {
      void session.signOut(origins);
      wipeKeptOfUser(user.id);
      // An interrupted sign-out is finished at the next start.
      keeper.remove(user.id).catch(() => {
        showFailure(
          'Noch nicht alles gelöscht',
          'Schließe andere Tabs der App. Beim nächsten Start wird der Rest von diesem Gerät entfernt.',
        );
      });
    },
    [session, keeper, user.id],
  );

  const start = useCallback(async () => {
    // The outbox itself: the state of the sync may not have come yet.
    const answers = Promise.all([readRows(db, unsentRows()), readRows(db, storeOrigins())]);
    const [rows, known] = await inTime(answers, answerLimit, () => new Error('no answer'));
    const origins = known.map(({ id }) => id);
    const here = withUnreplayable(rows, db.sync.state().refused);
    if (here.length > 0) setAsked({ unsent: here, origins });
    else leave(origins);
  }, [db, leave]);

  const onSignOut = useCallback(() => {
    // An unreadable outbox may hold changes.
    start().catch(() => setAsked({ unsent: [], origins: [] }));
  }, [start]);

  return (
    <SignOutContext value={onSignOut}>
      {children}
      {asked !== null && <UnsentWarning unsent={asked.unsent} onStay={() => setAsked(null)} onLeave={() => leave(asked.origins)} />}
    </SignOutContext>
  );
}
