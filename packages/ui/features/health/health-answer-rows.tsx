import { useDatabase } from '@anwurf/db/client/react';
import { removeHealthAnswer, removeInjuries } from '@anwurf/db/commands/decide-about-health';
import { type HealthAnswer, healthAnswers } from '@anwurf/db/queries/health-answers';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { RECOVERY_LADDERS } from '@anwurf/domain/coach/return-to-play/recovery-ladders';
import { format } from 'date-fns';
import { useState } from 'react';
import { sayFailure } from '../../forms/say-failure.ts';
import { Button } from '../../kit/action/button.tsx';
import { Row, Rows } from '../../kit/layout/rows.tsx';
import styles from './health-data-sheet.module.css';

const stored = healthAnswers();
const atFirst = 20;
const failure = 'Die Angabe konnte nicht gelöscht werden.';

/** One stored answer, as the player knows it: 'Knie 4/10', 'Wochenfrage'. */
function answerWords({ table, subject, level }: Pick<HealthAnswer, 'table' | 'subject' | 'level'>): string {
  switch (table) {
    case 'complaints':
      return level === 0 ? `${subject}: nichts mehr` : `${subject} ${level}/10`;
    case 'health_checks':
      return 'Wochenfrage';
    case 'readiness_checks':
      return 'Tagesfrage';
    case 'recovery_events':
      return RECOVERY_LADDERS.find(({ id }) => id === subject)?.name ?? 'Weg zurück';
    case 'fragebogen_antworten':
      return subject === '' ? 'Fragebogen' : `Fragebogen, zu schonen: ${subject}`;
  }
}

/** Every answer about the player's health and every questionnaire, each with its removal. */
export function HealthAnswerRows() {
  const db = useDatabase();
  const answers = loadedOr(useRows(stored, { canBeEmpty: true }), []);
  const [showsAll, setShowsAll] = useState(false);
  const questionnaires = answers.filter(({ table }) => table === 'fragebogen_antworten').length;

  function buttonOf(answer: HealthAnswer) {
    const name = `${answerWords(answer)} vom ${format(answer.at, 'dd.MM.yyyy')}`;
    if (answer.table === 'fragebogen_antworten' && answer.subject !== '') {
      return (
        <Button
          aria-label={`Zu schonen löschen: ${name}`}
          onPress={() => void sayFailure(removeInjuries(db, answer.id), 'Fehler', failure)}
        >
          Angabe löschen
        </Button>
      );
    }
    // The last one ends the onboarding: without it the app would ask all its questions again.
    if (answer.table === 'fragebogen_antworten' && questionnaires === 1) return null;
    return (
      <Button aria-label={`Löschen: ${name}`} onPress={() => void sayFailure(removeHealthAnswer(db, answer), 'Fehler', failure)}>
        Löschen
      </Button>
    );
  }

  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="health-answers" className={styles.part}>
      <h3 id="health-answers">Deine Angaben</h3>
      <Rows>
        {answers.slice(0, showsAll ? answers.length : atFirst).map((answer) => (
          <Row key={answer.id} detail={format(answer.at, 'dd.MM.yyyy')} end={buttonOf(answer)}>
            {answerWords(answer)}
          </Row>
        ))}
      </Rows>
      {!showsAll && answers.length > atFirst && (
        <Button variant="quiet" onPress={() => setShowsAll(true)}>
          Alle {answers.length} zeigen
        </Button>
      )}
      <p className={styles.note}>Aus deinem letzten Fragebogen entsteht der nächste Plan. Er geht erst mit dem Konto.</p>
    </section>
  );
}
