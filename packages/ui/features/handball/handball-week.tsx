import { recoveryEvents } from '@anwurf/db/queries/recovery-events';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { isShoulderWeak } from '@anwurf/domain/coach/return-to-play/weak-shoulder';
import { evidenceInWords, handballRise, riseInWords, THROWS_WORDS, throwShare } from '@anwurf/domain/statistics/handball-rise';
import { useState } from 'react';
import type { CalendarWeek } from '../../data/week/use-calendar-week.ts';
import { Button } from '../../kit/action/button.tsx';
import { Disclosure } from '../../kit/layout/disclosure.tsx';
import { HandballSheet } from './handball-sheet.tsx';
import styles from './handball-week.module.css';

const events = recoveryEvents();

/** The week's handball against the four weeks before, what follows from it, and the way to note more. */
export function HandballWeek({ week }: { week: CalendarWeek }) {
  const [isNoting, setNoting] = useState(false);
  const recoveries = loadedOr(useRows(events, { canBeEmpty: true }), []);
  const monday = week.days[0]?.day ?? week.today;
  const past = week.days.map(({ day }) => day).filter((day) => day <= week.today);
  const rise = handballRise(week.handball, monday);
  const isWeak = isShoulderWeak(recoveries, week.today);
  const evidence = rise && evidenceInWords(rise, isWeak);
  if (past.length === 0) return null;
  return (
    <section className={styles.week} aria-label="Handball">
      <p>
        {rise === null ? 'Ob es viel Handball ist, zeigt sich, wenn vier Wochen davor notiert sind.' : riseInWords(rise)}
        {rise && throwShare(rise, isWeak) < 1 && <b> {THROWS_WORDS}</b>}
      </p>
      {evidence && <Disclosure title="Was man darüber weiß">{evidence}</Disclosure>}
      <Button variant="quiet" onPress={() => setNoting(true)}>
        Teamtraining oder Spiel eintragen
      </Button>
      {isNoting && <HandballSheet days={past} noted={week.handball} onClose={() => setNoting(false)} />}
    </section>
  );
}
