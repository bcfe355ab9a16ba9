import { useDatabase } from '@anwurf/db/client/react';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { QuestionDialog } from '../../kit/question-dialog.tsx';
import { showFailure } from '../../kit/toast-queue.ts';
import { wipeKeptOfUser } from '../../storage/kept-value.ts';
import { RequestError } from '../../http/server-request.ts';
import type { DatabaseKeeper } from './database-keeper.ts';
import { useSession, useSignedInUser } from './session-context.tsx';

const SignOutContext = createContext<() => void>(() => undefined);

/** Starts signing out: at once, or after the warning when something has not been synced. */
export function useSignOut(): () => void {
  return use(SignOutContext);
}

function failureText(error: unknown): string {
  return error instanceof RequestError && error.code === 'unreachable'
    ? 'Dafür brauchst du kurz Empfang. Deine Daten bleiben auf dem Gerät.'
    : 'Bitte versuche es später erneut. Deine Daten bleiben auf dem Gerät.';
}

/** Signing out removes the local database, so it warns before anything unsynced is lost. */
export function SignOutProvider({ keeper, children }: { keeper: DatabaseKeeper; children: ReactNode }) {
  const session = useSession();
  const user = useSignedInUser();
  const { sync } = useDatabase();
  const [warned, setWarned] = useState<number | null>(null);
  const [pending, setPending] = useState(false);

  const leave = useCallback(async () => {
    setPending(true);
    try {
      await session.signOut();
      await keeper.remove(user.id);
      wipeKeptOfUser(user.id);
    } catch (error) {
      showFailure('Abmeldung fehlgeschlagen', failureText(error));
    } finally {
      setPending(false);
      setWarned(null);
    }
  }, [session, keeper, user.id]);

  const start = useCallback(() => {
    const { waiting, refused } = sync.state();
    const unsynced = waiting + refused.length;
    if (unsynced > 0) setWarned(unsynced);
    else void leave();
  }, [sync, leave]);

  return (
    <SignOutContext value={start}>
      {children}
      <QuestionDialog
        title="Noch nicht alles abgeglichen"
        isOpen={warned !== null}
        other={{ label: 'Abbrechen', onPress: () => setWarned(null) }}
        answer={{ label: 'Trotzdem abmelden', variant: 'danger', pending, onPress: () => void leave() }}
        onDismiss={() => setWarned(null)}
      >
        {warned === 1 ? '1 Änderung ist' : `${warned} Änderungen sind`} nur auf diesem Gerät gespeichert. Beim Abmelden werden die Daten
        hier gelöscht.
      </QuestionDialog>
    </SignOutContext>
  );
}
