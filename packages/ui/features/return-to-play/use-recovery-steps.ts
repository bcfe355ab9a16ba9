import type { RecoveryStep } from '@anwurf/domain/coach/return-to-play/next-stage';
import type { Recovery } from '../../data/recovery/use-recoveries.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { useKeepEvent } from './use-keep-event.ts';

const words = { title: 'Fehler', text: 'Der Schritt konnte nicht gespeichert werden.' };

/** The steps on a way back that is being gone; each can be taken back at once. */
export function useRecoverySteps({ ladder, state, today }: Recovery) {
  const keep = useKeepEvent(ladder);
  const { pending, run } = useSubmission();

  const next = ladder.stages[state.stage + 1];
  const step = (kind: RecoveryStep['kind'], title: string) => ({
    pending,
    run: () => run({ words, work: () => keep({ kind, day: today }, { title, stays: 'Der Schritt gilt weiter.' }) }),
  });
  return {
    advance: step('advance', next === undefined ? 'Geschafft: zurück im Spiel' : `Stufe ${state.stage + 2}: ${next.name}`),
    clear: step('cleared', `Stufe ${state.stage + 1} beginnt von vorn`),
    end: step('end', 'Weg beendet'),
  };
}
