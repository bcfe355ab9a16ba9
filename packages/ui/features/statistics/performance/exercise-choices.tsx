import type { SampledWorkout } from '@anwurf/db/queries/log-records';
import { thinnedCourse } from '@anwurf/domain/statistics/thinned-course';
import { recordFigure, recordUnit } from '@anwurf/domain/workout/record-words';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../../../kit/class-names.ts';
import { Num } from '../../../kit/text/num.tsx';
import styles from './exercise-choices.module.css';
import type { PerformanceExercise } from './use-performance.ts';
import { DividedName } from '../../../data/divided-name.tsx';

const width = 64;
const height = 26;
const edge = 3;
const most = 12;
const kinds = ['oneRepMax', 'weight', 'seconds', 'metres', 'reps'] as const;

/** As many as there is room for, with their rises and falls. */
const thinned = (values: readonly number[]) =>
  thinnedCourse(
    values.map((value) => ({ value })),
    most,
  ).map(({ value }) => value);

/** Values that describe an exercise: its best, and its course over the period with rises and falls. */
function shown({ reached, course }: PerformanceExercise) {
  const kind = kinds.find((one) => reached.some((workout) => (workout[one] ?? 0) > 0)) ?? 'weight';
  const valuesOf = (workouts: readonly SampledWorkout[]) => workouts.flatMap((workout) => workout[kind] ?? []);
  const values = valuesOf(reached);
  return { kind, best: values.length === 0 ? null : Math.max(...values), values: thinned(valuesOf(course)) };
}

/** The course in small, for the eye alone: the figure stands beside it. */
function Spark({ values }: { values: readonly number[] }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index) => [
    edge + (index / Math.max(1, values.length - 1)) * (width - 2 * edge),
    height - edge - ((value - low) / (high - low || 1)) * (height - 2 * edge - 1),
  ]);
  const [x, y] = points.at(-1) ?? [];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" className={styles.spark}>
      <polyline points={points.map((point) => point.join(',')).join(' ')} />
      <circle cx={x} cy={y} r={3} />
    </svg>
  );
}

export interface ExerciseChoicesProps {
  exercises: readonly PerformanceExercise[];
  /** Null: the records of all. */
  chosen: string | null;
  onChoose: (name: string | null) => void;
}

/** The exercises with their best of the period; on wide screens beside the course. */
export function ExerciseChoices({ exercises, chosen, onChoose }: ExerciseChoicesProps) {
  const current = (name: string | null) => (name === chosen ? ({ 'aria-current': 'true' } as const) : {});
  return (
    <nav aria-label="Übungen">
      <Button className={classNames(styles.choice)} onPress={() => onChoose(null)} {...current(null)}>
        <span className={styles.name}>Alle Bestleistungen</span>
      </Button>
      {exercises.map((exercise) => {
        const { name } = exercise;
        const { kind, best, values } = shown(exercise);
        return (
          <Button key={name} className={classNames(styles.choice)} onPress={() => onChoose(name)} {...current(name)}>
            <span className={styles.name}>
              <DividedName>{name}</DividedName>
            </span>
            <Num size="s" unit={best === null ? undefined : recordUnit(kind)}>
              {best === null ? '–' : recordFigure(best)}
            </Num>
            {values.length > 1 && <Spark values={values} />}
          </Button>
        );
      })}
    </nav>
  );
}
