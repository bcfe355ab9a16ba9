import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import type { Plan } from '@anwurf/db/queries/plans';
import { amountsInWeek } from '@anwurf/domain/coach/week-amounts';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { PHASE_LABELS, PHASES } from '@anwurf/domain/vocabulary/phase';
import { isPerSideUnit } from '@anwurf/domain/vocabulary/unit';
import { toChosenExercise } from '@anwurf/domain/workout/edited-plan';
import { type ExerciseGroup, groupAt, groupName, restOfExercise } from '@anwurf/domain/workout/exercise-group';
import { chosenText } from '@anwurf/domain/workout/own-plan';
import { DividedName } from '../../../data/divided-name.tsx';
import { classNames } from '../../../kit/class-names.ts';
import styles from './plan-table.module.css';

export interface PlanTableProps {
  plan: Plan;
  exercises: readonly SessionExercise[];
  /** The plan's present week, from 1; null: none. */
  week: number | null;
}

/** The amount of an exercise in each week: '4×8', '2×20 s'. */
function amountsOf(exercise: SessionExercise, weeks: number): string[] {
  return Array.from({ length: weeks }, (_, index) =>
    chosenText(toChosenExercise({ ...amountsInWeek(exercise, index + 1), weekTargets: null }, exercise.id)),
  );
}

/** The part of the session, sides and the weight to begin with, below the name. */
function asideOf({ phase, unit, weight }: SessionExercise, group: ExerciseGroup | null): string {
  return [
    ...(group === null ? [] : [groupName(group)]),
    ...(phase === 'main' ? [] : [PHASE_LABELS[phase]]),
    ...(unit !== null && isPerSideUnit(unit) ? ['je Seite'] : []),
    ...(weight === null ? [] : [`${formatGermanDecimal(weight)} kg`]),
  ].join(' · ');
}

/** '90 s', '90 s je Runde' of a superset or circuit. */
function restText(rest: number, group: ExerciseGroup | null): string {
  if (rest === 0) return '–';
  return group === null ? `${rest} s` : `${rest} s je Runde`;
}

function ExerciseCells({ exercise, weeks, week }: { exercise: SessionExercise; weeks: number; week: number | null }) {
  const amounts = amountsOf(exercise, weeks);
  const isSame = amounts.every((amount) => amount === amounts[0]);
  if (isSame)
    return (
      <td colSpan={weeks} className={classNames(weeks > 1 && styles.same)}>
        {amounts[0]}
        {weeks > 1 && ' in allen Wochen'}
      </td>
    );
  return amounts.map((amount, index) => (
    <td key={index} className={classNames(index + 1 === week && styles.now)}>
      {amount}
    </td>
  ));
}

/** The whole plan as one table: a column a week, each session's exercises in training order. */
export function PlanTable({ plan, exercises, week }: PlanTableProps) {
  const weeks = plan.weekCount ?? 1;
  const heads = plan.weekCount === null ? ['Umfang'] : Array.from({ length: weeks }, (_, index) => `Woche ${index + 1}`);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling element must be reachable by keyboard.
    <div className={styles.scroll} role="region" aria-label={`${plan.name}: alle Wochen`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Übung</th>
            {heads.map((head, index) => (
              <th key={head} scope="col" className={classNames(index + 1 === week && styles.now)}>
                {head}
              </th>
            ))}
            <th scope="col">Pause</th>
          </tr>
        </thead>
        {plan.sessions.map(({ id, order }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={weeks + 2} className={styles.session}>
                Einheit {order}
              </th>
            </tr>
            {PHASES.flatMap((phase) => {
              const ofPhase = exercises.filter((exercise) => exercise.sessionId === id && exercise.phase === phase);
              return ofPhase.map((exercise, index) => {
                const group = groupAt(ofPhase, index);
                return (
                  <tr key={exercise.id}>
                    <th scope="row">
                      <DividedName>{exercise.name}</DividedName>
                      <small>{asideOf(exercise, group)}</small>
                    </th>
                    <ExerciseCells exercise={exercise} weeks={weeks} week={week} />
                    <td>{restText(restOfExercise(ofPhase, index), group)}</td>
                  </tr>
                );
              });
            })}
          </tbody>
        ))}
      </table>
    </div>
  );
}
