import { sampledCourses } from '@anwurf/db/queries/log-records';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useList } from '@anwurf/db/queries/react/use-rows';
import { ExerciseChoices, type ExerciseChoicesProps } from './exercise-choices.tsx';

const sampledQuery = sampledCourses();
const canBeEmpty = { canBeEmpty: true };

/** The exercises of the whole log, whose small courses are drawn from some of their workouts: only what advanced has been asked for. */
export function SampledChoices({ exercises, ...others }: ExerciseChoicesProps) {
  const sampled = loadedOr(useList(sampledQuery, canBeEmpty), []);
  const withCourses = exercises.map((one) => ({ ...one, course: sampled.filter(({ exerciseName }) => exerciseName === one.name) }));
  return <ExerciseChoices exercises={withCourses} {...others} />;
}
