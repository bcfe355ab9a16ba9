import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useList, useRows } from '@anwurf/db/queries/react/use-rows';
import { readinessOn, readinessSince } from '@anwurf/db/queries/readiness';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { readinessOf } from '@anwurf/domain/readiness/readiness';
import { Activity } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ReadinessCourse } from '../../data/readiness/readiness-course.tsx';
import { readinessNumber, readinessWords } from '../../data/readiness/readiness-words.ts';
import { Button } from '../../kit/action/button.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { QuestionCard } from '../../kit/overlay/question-card.tsx';
import { Num } from '../../kit/text/num.tsx';
import styles from './readiness-card.module.css';
import { ReadinessSheet } from './readiness-sheet.tsx';
import { useToday } from '../../data/use-today.ts';

const DAYS = 14;
const canBeEmpty = { canBeEmpty: true };

/** Asks once a day how fit the player is; then shows it beside the days before. */
export function ReadinessCard() {
  const today = useToday();
  const from = dayAfter(today, 1 - DAYS);
  const [isAsking, setAsking] = useState(false);
  const given = useRows(useMemo(() => readinessOn(today), [today]));
  const since = useList(
    useMemo(() => readinessSince(from), [from]),
    canBeEmpty,
  );
  if (given.state !== 'rows') return null;
  const [answers = null] = given.value;
  const entries = loadedOr(since, []);
  const entry = entries.find(({ day }) => day === today);
  const readiness = entry === undefined ? null : readinessOf(entry);
  return (
    <>
      {answers === null ? (
        <QuestionCard icon={Activity} title="Wie fit bist du heute?" text="Fünf kurze Antworten. An einem normalen Tag reicht ein Knopf.">
          <Button onPress={() => setAsking(true)}>Antworten</Button>
        </QuestionCard>
      ) : (
        <Card aria-labelledby="readiness">
          <div className={styles.card}>
            <header className={styles.head}>
              <h2 id="readiness">Bereitschaft</h2>
              <Button variant="quiet" onPress={() => setAsking(true)}>
                Ändern
              </Button>
            </header>
            {readiness !== null && (
              <p className={styles.now}>
                <Num>{readinessNumber(readiness.value)}</Num>
                <span className={styles.words}>{readinessWords(readiness)}</span>
              </p>
            )}
            <ReadinessCourse entries={entries} today={today} days={DAYS} />
          </div>
        </Card>
      )}
      {isAsking && <ReadinessSheet day={today} given={answers} onClose={() => setAsking(false)} />}
    </>
  );
}
