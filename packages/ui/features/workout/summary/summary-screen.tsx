import { bestWeightsBefore, setsOfWorkout } from '@anwurf/db/queries/logged-sets';
import { finishedWorkout } from '@anwurf/db/queries/finished-workouts';
import { allLoaded } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { PHASE_LABELS } from '@anwurf/domain/vocabulary/phase';
import { workoutSummary } from '@anwurf/domain/workout/workout-summary';
import { BottomAction } from '../../../kit/bottom-action.tsx';
import { Card } from '../../../kit/card.tsx';
import { ButtonLink } from '../../../links/app-links.ts';
import { newBest } from '../set/new-best.ts';
import { SummaryBoard } from './summary-board.tsx';
import { SummaryExercises } from './summary-exercises.tsx';
import { SummaryRecord } from './summary-record.tsx';
import styles from './summary-screen.module.css';
import { NoWorkout, WorkoutNotLoaded } from '../workout-problem.tsx';

/** 'Training abgeschlossen': what was done, on the scoreboard and set by set. */
export function SummaryScreen({ workoutId }: { workoutId: string }) {
  const data = allLoaded({
    workout: useFirstRow(finishedWorkout(workoutId)),
    sets: useRows(setsOfWorkout(workoutId), { canBeEmpty: true }),
    bests: useRows(bestWeightsBefore(workoutId), { canBeEmpty: true }),
  });
  if (data.state !== 'rows') return <WorkoutNotLoaded data={data} />;
  const { workout, sets, bests } = data.value;
  if (workout === null) {
    return (
      <NoWorkout
        title="Fehler beim Laden"
        action={
          <ButtonLink to="/dashboard" variant="court">
            Zurück zum Dashboard
          </ButtonLink>
        }
      >
        Deine Sätze sind gespeichert. Workout-Daten konnten nicht geladen werden.
      </NoWorkout>
    );
  }
  const summary = workoutSummary(sets, null);
  const records = summary.groups
    .flatMap((group) => group.exercises)
    .flatMap((exercise) => {
      const best = newBest(exercise.sets, bests.find((one) => one.exerciseName === exercise.name)?.weight);
      return best ? [{ name: exercise.name, best }] : [];
    });
  return (
    <div className={styles.screen}>
      <SummaryBoard workout={workout} summary={summary} />
      <div className={styles.content}>
        {records.map((record) => (
          <SummaryRecord key={record.name} {...record} />
        ))}
        <div className={styles.groups}>
          {summary.groups.map((group) => (
            <section key={group.phase}>
              <h2 className={styles.phase}>{PHASE_LABELS[group.phase]}</h2>
              <Card flush>
                <SummaryExercises exercises={group.exercises} />
              </Card>
            </section>
          ))}
        </div>
        <BottomAction>
          <ButtonLink to="/dashboard" variant={records.length > 0 ? 'court' : 'ball'}>
            Zurück zum Dashboard
          </ButtonLink>
        </BottomAction>
      </div>
    </div>
  );
}
