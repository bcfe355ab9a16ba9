import type { LocalDatabase, SyncState } from '@anwurf/db/client/local-database';
import { useState } from 'react';
import { Button } from '../kit/action/button.tsx';
import { Dialog } from '../kit/overlay/dialog.tsx';
import { showFailure } from '../kit/overlay/toast-queue.ts';
import { useNow } from '../kit/use-now.ts';
import { changeName, refusalWords } from './refusal-words.ts';
import styles from './refused-changes.module.css';
import { timeWords } from './sync-words.ts';

interface RefusedChangesProps {
  refused: SyncState['refused'];
  sync: LocalDatabase['sync'];
}

async function attempt(action: Promise<void>): Promise<void> {
  try {
    await action;
  } catch {
    showFailure('Das hat nicht geklappt', 'Die Änderung ist weiter auf dem Gerät gespeichert.');
  }
}

/** Lists changes that the server refused, and why; each can be sent again or discarded. */
export function RefusedChanges({ refused, sync }: RefusedChangesProps) {
  const now = useNow(60_000);
  const [discarding, setDiscarding] = useState<string | null>(null);
  if (refused.length === 0) return null;
  return (
    <section className={styles.refused} aria-labelledby="refused-title">
      <h3 id="refused-title">Nicht angenommen</h3>
      <ul className={styles.list}>
        {refused.map((change) => (
          <li key={change.mutationId} className={styles.change}>
            <p className={styles.what}>
              {changeName(change)} <span>{timeWords(new Date(change.at), now)}</span>
            </p>
            <p>{refusalWords(change)}</p>
            <div className={styles.actions}>
              <Button onPress={() => void attempt(sync.retry(change.mutationId))}>Erneut versuchen</Button>
              <Button variant="danger" onPress={() => setDiscarding(change.mutationId)}>
                Verwerfen
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        role="alertdialog"
        title="Änderung verwerfen?"
        isOpen={discarding !== null}
        onOpenChange={() => setDiscarding(null)}
        actions={
          <>
            <Button variant="quiet" onPress={() => setDiscarding(null)}>
              Abbrechen
            </Button>
            <Button
              variant="danger"
              onPress={() => {
                if (discarding !== null) void attempt(sync.discard(discarding));
                setDiscarding(null);
              }}
            >
              Verwerfen
            </Button>
          </>
        }
      >
        Sie wird auf diesem Gerät gelöscht. Diese Aktion kann nicht rückgängig gemacht werden.
      </Dialog>
    </section>
  );
}
