import { useDatabase } from '@anwurf/db/client/react';
import { refuseReadiness } from '@anwurf/db/commands/decide-about-health';
import { useState } from 'react';
import { decisionFailure } from '../../data/health/decision-failure.ts';
import { useHealthConsent } from '../../data/health/use-health-consent.ts';
import { ReadinessConsent } from '../../data/readiness/readiness-consent.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../kit/action/button.tsx';
import { showMessage } from '../../kit/overlay/toast-queue.ts';
import styles from './health-data-sheet.module.css';

/** Takes the yes back, after it has said what goes. */
function End() {
  const db = useDatabase();
  const { pending, run } = useSubmission({ leaves: true });
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) return <Button onPress={() => setAsking(true)}>Tagesfrage abschalten</Button>;

  async function end() {
    await refuseReadiness(db);
    showMessage(
      'Tagesfrage abgeschaltet',
      'Hier ist nichts mehr davon zu sehen. Server und Trainerteam verlieren es beim nächsten Abgleich.',
    );
  }
  return (
    <>
      <p>Alle deine Antworten auf die Tagesfrage werden gelöscht, auch die Punkte bei deinem Trainerteam.</p>
      <div className={styles.sure}>
        <Button onPress={() => setAsking(false)}>Abbrechen</Button>
        <Button variant="danger" pending={pending} onPress={() => void run({ words: decisionFailure, work: end })}>
          Abschalten und löschen
        </Button>
      </div>
    </>
  );
}

/** The decision about the daily question: five short answers on the dashboard. */
export function ReadinessChoice() {
  const consent = useHealthConsent('readiness');
  const [isAsking, setAsking] = useState(false);
  if (consent.state !== 'rows') return null;
  const isGranted = consent.value?.granted === true;
  return (
    <section aria-labelledby="readiness-choice" className={styles.part}>
      <h3 id="readiness-choice">Tagesfrage</h3>
      {isAsking && !isGranted ? (
        <ReadinessConsent onClose={() => setAsking(false)} />
      ) : (
        <>
          <p className={styles.note}>
            {isGranted
              ? 'Auf der Startseite fragen wir dich jeden Tag, wie fit du bist.'
              : 'Fünf kurze Antworten am Tag zeigen dir, wie fit du im Vergleich zu sonst bist.'}
          </p>
          {isGranted ? <End /> : <Button onPress={() => setAsking(true)}>Tagesfrage einschalten</Button>}
        </>
      )}
    </section>
  );
}
