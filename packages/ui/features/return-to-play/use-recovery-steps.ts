import { useDatabase } from '@anwurf/db/client/react';
import { takeRecoveryEventBack, writeRecoveryEvent } from '@anwurf/db/commands/write-recovery-event';
import type { RecoveryStep } from '@anwurf/domain/coach/return-to-play/next-stage';
import type { Recovery } from '../../data/recovery/use-recoveries.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { showFailure, showMessage } from '../../kit/toast-queue.ts';

const words = { title: 'Fehler', text: 'Der Schritt konnte nicht gespeichert werden.' };

/** The steps on a way back that is being gone; each can be taken back at once. */
export function useRecoverySteps({ ladder, state, today }: Recovery) {
  const db = useDatabase();
  const { pending, run } = useSubmission();

  async function write(kind: RecoveryStep['kind'], message: string): Promise<void> {
    const id = await writeRecoveryEvent(db, ladder.id, { kind, day: today });
    showMessage(message, undefined, {
      label: 'Rückgängig',
      run: () => void takeRecoveryEventBack(db, id).catch(() => showFailure(words.title, 'Der Schritt gilt weiter.')),
    });
  }

  const next = ladder.stages[state.stage + 1];
  const step = (kind: RecoveryStep['kind'], message: string) => ({ pending, run: () => run({ words, work: () => write(kind, message) }) });
  return {
    advance: step('advance', next === undefined ? 'Geschafft: zurück im Spiel' : `Stufe ${state.stage + 2}: ${next.name}`),
    clear: step('cleared', `Stufe ${state.stage + 1} beginnt von vorn`),
    end: step('end', 'Weg beendet'),
  };
}
