import { useDatabase } from '@anwurf/db/client/react';
import { type RestoreRecoveryEvent, takeRecoveryEventBack } from '@anwurf/db/commands/write-recovery-event';
import { recoveryCourse } from '@anwurf/domain/coach/return-to-play/recovery-course';
import type { Recovery } from '../../data/recovery/use-recoveries.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../kit/action/button.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { Disclosure } from '../../kit/layout/disclosure.tsx';
import { showFailure, showMessage } from '../../kit/overlay/toast-queue.ts';
import { eventWords, shortDate } from './event-words.ts';
import styles from './recovery-history.module.css';

const SHOWN = 5;
const words = { title: 'Fehler', text: 'Der Eintrag konnte nicht zurückgenommen werden.' };

/** Everything that happened, newest first; a setback stays in it. The newest entry can be taken back. */
export function RecoveryHistory({ recovery: { ladder, history } }: { recovery: Recovery }) {
  const db = useDatabase();
  const { pending, run } = useSubmission();
  const [newest, ...others] = recoveryCourse(ladder, history).toReversed();
  if (newest === undefined) return null;
  async function restoreEvent(restore: RestoreRecoveryEvent) {
    try {
      await restore();
    } catch {
      showFailure('Der Eintrag konnte nicht wiederhergestellt werden');
    }
  }

  async function takeBack(id: string, title: string) {
    const restore = await takeRecoveryEventBack(db, id);
    showMessage(`Zurückgenommen: ${title}`, undefined, { label: 'Rückgängig', run: () => void restoreEvent(restore) });
  }

  const row = (moment: typeof newest, isNewest: boolean) => {
    const { title, detail } = eventWords(ladder, moment);
    return (
      <li key={moment.event.id} data-outcome={moment.outcome}>
        <span className={styles.day}>{shortDate(moment.event.day)}</span>
        <span>
          <b>{title}</b>
          {detail !== '' && <small>{detail}</small>}
        </span>
        {isNewest && (
          <Button
            variant="quiet"
            pending={pending}
            aria-label={`Zurücknehmen: ${title}`}
            onPress={() => void run({ words, work: () => takeBack(moment.event.id, title) })}
          >
            Zurücknehmen
          </Button>
        )}
      </li>
    );
  };
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">Verlauf</h2>
      <Card flush>
        <ol>
          {row(newest, true)}
          {others.slice(0, SHOWN).map((moment) => row(moment, false))}
        </ol>
      </Card>
      {others.length > SHOWN && (
        <Disclosure title="Frühere Einträge">
          <ol>{others.slice(SHOWN).map((moment) => row(moment, false))}</ol>
        </Disclosure>
      )}
    </section>
  );
}
