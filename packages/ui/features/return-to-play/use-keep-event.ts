import { useDatabase } from '@anwurf/db/client/react';
import { takeRecoveryEventBack, writeRecoveryEvent } from '@anwurf/db/commands/write-recovery-event';
import type { RecoveryEvent } from '@anwurf/domain/coach/return-to-play/next-stage';
import type { RecoveryLadder } from '@anwurf/domain/coach/return-to-play/recovery-ladder';
import { showFailure, showMessage } from '../../kit/overlay/toast-queue.ts';

interface KeptWords {
  readonly title: string;
  readonly text?: string | undefined;
  /** State that remains when taking it back fails: 'Der Weg läuft weiter.' */
  readonly stays: string;
}

/** Keeps an event of a ladder, says so and offers to take it back. Resolves when it is on disk. */
export function useKeepEvent({ id: ladderId }: RecoveryLadder) {
  const db = useDatabase();
  return async (event: RecoveryEvent, { title, text, stays }: KeptWords): Promise<void> => {
    const id = await writeRecoveryEvent(db, ladderId, event);
    showMessage(title, text, {
      label: 'Rückgängig',
      run: () => void takeRecoveryEventBack(db, id).catch(() => showFailure('Fehler', stays)),
    });
  };
}
