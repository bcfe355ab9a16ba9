import { useDatabase } from '@anwurf/db/client/react';
import { adoptWeek, type SessionWeekday } from '@anwurf/db/commands/adopt-week';
import { weekdayOf } from '@anwurf/domain/week/day-fit';
import type { CalendarWeek } from '../../data/week/use-calendar-week.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../kit/action/button.tsx';
import { showFailure, showMessage } from '../../kit/overlay/toast-queue.ts';
import styles from './adopt-week.module.css';

const failed = { title: 'Fehler', text: 'Deine Woche konnte nicht gespeichert werden. Es bleibt, wie es war.' };

/** 'Woche übernehmen': sessions that were moved in this week lie so in the next ones, too. Only while any does not. */
export function AdoptWeek({ week: { days } }: { week: CalendarWeek }) {
  const db = useDatabase();
  const { run, pending } = useSubmission();
  const moved = days.flatMap(({ planned }) => planned).filter(({ moveId, day, weekday }) => moveId !== null && weekdayOf(day) !== weekday);
  if (moved.length === 0) return null;

  async function undo(before: readonly SessionWeekday[]) {
    try {
      await adoptWeek(db, before);
    } catch {
      showFailure(failed.title, failed.text);
    }
  }

  async function adopt() {
    const before = moved.map(({ sessionId, weekday }) => ({ sessionId, weekday }));
    await adoptWeek(
      db,
      moved.map(({ sessionId, day }) => ({ sessionId, weekday: weekdayOf(day) })),
    );
    showMessage('Woche übernommen', 'Auch in den nächsten Wochen liegen deine Einheiten an diesen Tagen.', {
      label: 'Rückgängig',
      run: () => void undo(before),
    });
  }

  return (
    <div className={styles.adopt}>
      <Button variant="ball" wide pending={pending} onPress={() => void run({ words: failed, work: adopt })}>
        Woche übernehmen
      </Button>
      <p>Die verschobenen Tage gelten dann auch in den nächsten Wochen.</p>
    </div>
  );
}
