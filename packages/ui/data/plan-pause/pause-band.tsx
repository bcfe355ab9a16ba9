import { useDatabase } from '@anwurf/db/client/react';
import { endPauses } from '@anwurf/db/commands/pause-plan';
import type { StoredPause } from '@anwurf/db/queries/plan-pauses';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { sayFailure } from '../../forms/say-failure.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../kit/action/button.tsx';
import { showMessage } from '../../kit/overlay/toast-queue.ts';
import { pausesAhead, pauseWords } from './pause-words.ts';
import styles from './pause-band.module.css';

const words = { title: 'Fehler', text: 'Die Pause konnte nicht geändert werden. Es bleibt, wie es war.' };

/** Says that a plan rests, or will, and ends it; nothing where it does not. */
export function PauseBand({ pauses, today }: { pauses: readonly StoredPause[]; today: string }) {
  const db = useDatabase();
  const { run, pending } = useSubmission();
  const ahead = pausesAhead(pauses, today);
  const [first] = ahead;
  if (first === undefined) return null;
  const isNow = first.from <= today;

  async function goOn() {
    const undo = await endPauses(db, ahead, dayAfter(today, -1));
    showMessage(isNow ? 'Der Plan geht weiter' : 'Pause aufgehoben', undefined, {
      label: 'Rückgängig',
      run: () => void sayFailure(undo(), words.title, words.text),
    });
  }

  return (
    <section className={styles.band} aria-label="Pause des Plans">
      <p>
        {pauseWords(first, today)}
        <small>Danach geht es in der Woche weiter, in der die Pause begann. Kurze Pausen bis drei Tage verschieben nichts.</small>
      </p>
      <Button pending={pending} onPress={() => void run({ words, work: goOn })}>
        {isNow ? 'Weitermachen' : 'Pause aufheben'}
      </Button>
    </section>
  );
}
