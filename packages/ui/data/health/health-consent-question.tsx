import { useDatabase } from '@anwurf/db/client/react';
import { decideAboutHealth, refuseHealthData } from '@anwurf/db/commands/decide-about-health';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../kit/action/button.tsx';
import { Facts } from '../../kit/text/facts.tsx';
import { Link } from '../../links/plain-links.ts';
import { decisionFailure } from './decision-failure.ts';
import styles from './health-consent-question.module.css';

/** The text that is agreed to. A changed meaning is a new version in `@anwurf/contract/health-consent`. */
const facts = [
  [
    'Was gespeichert wird',
    'Wo und wie sehr es wehtut, deine Antworten auf die Wochenfrage, dein Weg zurück nach einer Verletzung und was der Plan schonen soll.',
  ],
  ['Wofür', 'Damit Plan, Einheiten und Gewichte Rücksicht nehmen. Für nichts anderes: keine Werbung, kein Verkauf.'],
  ['Wo', 'Auf deinen Geräten und auf dem Server des Betreibers von Anwurf.'],
  [
    'Wer sie sieht',
    'In der App nur du: kein Trainer, kein Verein, kein anderer Spieler. Ein Dienst, der Pläne erstellt, bekommt sie nur mit einem zweiten, eigenen Ja.',
  ],
  [
    'Zurücknehmen',
    'Jederzeit in den Einstellungen unter „Gesundheitsangaben“. Dann wird alles davon gelöscht, auf dem Server und auf jedem deiner Geräte, sobald es abgleicht.',
  ],
] as const;

export interface HealthConsentQuestionProps {
  /** Whether health data of before are there. */
  hasData: boolean;
  /** Called by a player who is not 16 yet; without it the birth date is known. */
  onYounger: (() => void) | undefined;
  /** Called when the no is stored. */
  onRefused: () => void;
}

/** Asks for the consent to health data (Art. 9 GDPR), before the first of them is stored. */
export function HealthConsentQuestion({ hasData, onYounger, onRefused }: HealthConsentQuestionProps) {
  const db = useDatabase();
  const { pending, run } = useSubmission({ leaves: true });

  async function refuse() {
    await refuseHealthData(db);
    onRefused();
  }

  return (
    <div className={styles.question}>
      <p className={styles.lead}>
        Was dir wehtut, ist besonders geschützt. Deshalb fragen wir dich eigens, bevor wir etwas davon speichern.
      </p>
      <Facts facts={facts} small />
      <p className={styles.note}>
        Ohne dein Ja geht alles andere genauso: Deine Pläne entstehen dann, als täte nichts weh.
        {hasData && ' Du hast früher schon Angaben gemacht. Sie bleiben, bis du dich entscheidest; bei Nein werden sie gelöscht.'} Grundlage
        ist deine Einwilligung (Art. 9 Abs. 2 a DSGVO). Mehr steht in der <Link to="/privacy-policy">Datenschutzerklärung</Link>.
        {onYounger !== undefined && ' Mit Ja sagst du auch, dass du mindestens 16 bist.'}
      </p>
      <div className={styles.answers}>
        <Button
          variant="ball"
          wide
          pending={pending}
          onPress={() => void run({ words: decisionFailure, work: () => decideAboutHealth(db, 'coaching', true) })}
        >
          Ja, speichern
        </Button>
        <Button wide isDisabled={pending} onPress={() => void run({ words: decisionFailure, work: refuse })}>
          {hasData ? 'Nein, Angaben löschen' : 'Nein, ohne'}
        </Button>
        {onYounger !== undefined && (
          <Button variant="quiet" wide isDisabled={pending} onPress={onYounger}>
            Ich bin unter 16
          </Button>
        )}
      </div>
    </div>
  );
}
