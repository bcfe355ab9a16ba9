import { bestsBefore, setsOfWorkout, volumesBefore } from '@anwurf/db/queries/logged-sets';
import { finishedBefore, finishedWorkout } from '@anwurf/db/queries/finished-workouts';
import { allLoaded } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { PHASE_LABELS } from '@anwurf/domain/vocabulary/phase';
import { shownRecords } from '@anwurf/domain/workout/shown-records';
import { reportOf } from '@anwurf/domain/workout/training-report';
import { workoutNote } from '@anwurf/domain/workout/workout-note';
import { workoutSummary } from '@anwurf/domain/workout/workout-summary';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { ButtonLink } from '../../../links/app-links.ts';
import { ShareWorkout } from '../share/share-workout.tsx';
import { NoWorkout, WorkoutNotLoaded } from '../workout-problem.tsx';
import { SummaryBoard } from './summary-board.tsx';
import { SummaryComparison } from './summary-comparison.tsx';
import { SummaryEffort } from './summary-effort.tsx';
import { SummaryEmpty } from './summary-empty.tsx';
import { SummaryExercises } from './summary-exercises.tsx';
import { SummaryTables } from './summary-tables.tsx';
import { SummaryRecord } from './summary-record.tsx';
import styles from './summary-screen.module.css';

const canBeEmpty = { canBeEmpty: true };
const noData = {
  title: 'Fehler beim Laden',
  action: (
    <ButtonLink to="/dashboard" variant="court">
      Zurück zum Dashboard
    </ButtonLink>
  ),
  children: 'Deine Sätze sind gespeichert. Workout-Daten konnten nicht geladen werden.',
};

export interface SummaryScreenProps {
  workoutId: string;
  /** The way to invite a team mate. */
  invite: ReactNode;
  /** Words of coaches about the workout. */
  comments: ReactNode;
}

/** 'Training abgeschlossen': what was done, on the scoreboard and set by set. */
export function SummaryScreen({ workoutId, invite, comments }: SummaryScreenProps) {
  const data = allLoaded({
    workout: useFirstRow(finishedWorkout(workoutId)),
    before: useFirstRow(finishedBefore(workoutId), canBeEmpty),
    sets: useRows(setsOfWorkout(workoutId), canBeEmpty),
    bests: useRows(bestsBefore(workoutId), canBeEmpty),
    volumes: useRows(volumesBefore(workoutId), canBeEmpty),
  });
  if (data.state !== 'rows') return <WorkoutNotLoaded data={data} {...noData} />;
  const { workout, before, sets, bests, volumes } = data.value;
  if (workout === null) return <NoWorkout {...noData} />;
  if (sets.length === 0) return <SummaryEmpty workout={workout} comments={comments} />;
  const summary = workoutSummary(sets, null);
  const note = workoutNote(workout.notes);
  const records = shownRecords(summary.groups.find(({ phase }) => phase === 'main')?.exercises ?? [], bests, volumes);
  return (
    <div className={styles.screen}>
      <SummaryBoard workout={workout} summary={summary} />
      <div className={styles.content}>
        {records.map((record) => (
          <SummaryRecord key={record.exercise} {...record} />
        ))}
        {before && <SummaryComparison workout={workout} before={before} />}
        <SummaryEffort workout={workout} />
        <div className={styles.groups}>
          {summary.groups.map((group) => (
            <section key={group.phase}>
              <h2 className={styles.phase}>{PHASE_LABELS[group.phase]}</h2>
              <Card flush>
                {workout.sessionId === null ? (
                  <SummaryTables exercises={group.exercises} />
                ) : (
                  <SummaryExercises exercises={group.exercises} />
                )}
              </Card>
            </section>
          ))}
        </div>
        {note !== null && <p className={styles.note}>{note}</p>}
        {comments}
        <p className={styles.edit}>
          <ButtonLink to="/workout-completed" search={{ workout: workoutId }} hash="edit" variant="quiet">
            <Pencil size={20} aria-hidden="true" />
            Training bearbeiten
          </ButtonLink>
          {invite}
        </p>
        <BottomAction pair>
          <ButtonLink to="/dashboard" variant="line">
            Zurück zum Dashboard
          </ButtonLink>
          <ShareWorkout
            variant={records.length > 0 ? 'court' : 'ball'}
            workoutId={workoutId}
            sessionId={workout.sessionId}
            report={reportOf(workout, summary, records)}
          />
        </BottomAction>
      </div>
    </div>
  );
}
