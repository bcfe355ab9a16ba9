import { useDatabase } from '@anwurf/db/client/react';
import { decideAboutHealth } from '@anwurf/db/commands/decide-about-health';
import { parentalState } from '@anwurf/db/queries/health-consents';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../kit/action/button.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { Facts } from '../../kit/text/facts.tsx';
import { Link } from '../../links/plain-links.ts';
import { decisionFailure } from '../health/decision-failure.ts';
import styles from '../health/health-consent-question.module.css';
import { NotLoaded } from '../not-loaded.tsx';

const parental = parentalState();

/** The text that is agreed to. A changed meaning is a new version in `@anwurf/contract/health-consent`. */
const facts = [
  ['Was gespeichert wird', 'Deine fünf Antworten des Tages: Schlaf, Frische, Muskeln, Stress und Stimmung.'],
  ['Wofür', 'Damit du siehst, wie es dir im Vergleich zu sonst geht. Für nichts anderes: keine Werbung, kein Verkauf.'],
  ['Wo', 'Auf deinen Geräten und auf dem Server des Betreibers von Anwurf.'],
  [
    'Wer sie sieht',
    'Nur du. Dein Trainerteam sieht die Punkte des Tages nur, wenn du das unter „Mannschaft“ einschaltest, die einzelnen Antworten nie.',
  ],
  [
    'Zurücknehmen',
    'Jederzeit in den Einstellungen unter „Gesundheitsangaben“. Dann wird alles davon gelöscht, auch bei deinem Trainerteam.',
  ],
] as const;

export interface ReadinessConsentProps {
  /** Called when the yes is stored. */
  onGranted?: () => void;
  onClose: () => void;
}

/** Asks for the consent to the daily question (Art. 9 GDPR), before its first answer is stored. */
export function ReadinessConsent({ onGranted, onClose }: ReadinessConsentProps) {
  const db = useDatabase();
  const parents = useFirstRow(parental);
  const { pending, run } = useSubmission({ leaves: true });
  if (parents.state !== 'rows') return <NotLoaded data={parents} skeleton={<Skeleton height="320px" />} />;
  if (parents.value?.isNeeded === true) {
    return (
      <div className={styles.question}>
        <p>Die Tagesfrage gibt es ab 16 Jahren.</p>
        <Button wide onPress={onClose}>
          Schließen
        </Button>
      </div>
    );
  }
  async function agree() {
    await decideAboutHealth(db, 'readiness', true);
    onGranted?.();
  }
  return (
    <div className={styles.question}>
      <p className={styles.lead}>
        Wie fit du bist, ist besonders geschützt. Deshalb fragen wir dich eigens, bevor wir etwas davon speichern.
      </p>
      <Facts facts={facts} small />
      <p className={styles.note}>
        Ohne dein Ja geht alles andere genauso. Grundlage ist deine Einwilligung (Art. 9 Abs. 2 a DSGVO). Mehr steht in der{' '}
        <Link to="/privacy-policy">Datenschutzerklärung</Link>.
        {parents.value?.knowsBirthDate !== true && ' Mit Ja sagst du auch, dass du mindestens 16 bist.'}
      </p>
      <div className={styles.answers}>
        <Button variant="ball" wide pending={pending} onPress={() => void run({ words: decisionFailure, work: agree })}>
          Ja, speichern
        </Button>
        <Button wide isDisabled={pending} onPress={onClose}>
          Nein
        </Button>
      </div>
    </div>
  );
}
