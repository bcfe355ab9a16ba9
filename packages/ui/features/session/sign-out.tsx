import { useDatabase } from '@anwurf/db/client/react';
import { unsentRows, type UnsentRows } from '@anwurf/db/queries/unsent-changes';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { showFailure } from '../../kit/toast-queue.ts';
import { wipeKeptOfUser } from '../../storage/kept-value.ts';
import type { DatabaseKeeper } from './database-keeper.ts';
import { useSession, useSignedInUser } from './session-context.tsx';
import { UnsentWarning } from './unsent-warning.tsx';

const SignOutContext = createContext<() => void>(() => undefined);

/** Starts signing out: at once, or after the warning when something has not been synced. */
export function useSignOut(): () => void {
  return use(SignOutContext);
}

/** Signing out removes what this device has of the player, without a network too, so it warns before anything unsynced is lost. */
export function SignOutProvider({ keeper, children }: { keeper: DatabaseKeeper; children: ReactNode }) {
  const session = useSession();
  const user = useSignedInUser();
  const db = useDatabase();
  const [unsent, setUnsent] = useState<readonly UnsentRows[] | null>(null);

  const leave = useCallback(() => {
    void session.signOut();
    wipeKeptOfUser(user.id);
    // What is interrupted is finished at the next start.
    keeper.remove(user.id).catch(() => {
      showFailure(
        'Noch nicht alles gelöscht',
        'Schließe andere Tabs der App. Beim nächsten Start wird der Rest von diesem Gerät entfernt.',
      );
    });
  }, [session, keeper, user.id]);

  const start = useCallback(async () => {
    const { sql, params } = unsentRows();
    // The outbox itself: the state of the sync may not have come yet.
    const { rows } = await db.query<UnsentRows>(sql, params);
    if (rows.length > 0) setUnsent(rows);
    else leave();
  }, [db, leave]);

  const onSignOut = useCallback(() => {
    // What cannot be read may be there.
    start().catch(() => setUnsent([]));
  }, [start]);

  return (
    <SignOutContext value={onSignOut}>
      {children}
      {unsent !== null && <UnsentWarning unsent={unsent} onStay={() => setUnsent(null)} onLeave={leave} />}
    </SignOutContext>
  );
}
