import { exerciseGroups, MOST_IN_GROUP } from '../workout/exercise-group.ts';
import type { PlanExercise } from './generated-plan.ts';

/**
 * Names the faults of the supersets and circuits of a session from outside, in German: a group has two exercises and more, one after the
 * other in one part of the session, with one rest.
 */
export function groupProblems(exercises: readonly PlanExercise[]): string[] {
  const groups = exerciseGroups(exercises).map((group) => exercises.slice(group.first, group.end));
  const keys = [...new Set(exercises.flatMap(({ groupKey }) => groupKey ?? []))];
  return [
    ...keys.flatMap((key) => {
      const own = groups.filter(([first]) => first?.groupKey === key);
      const isWhole = own.length === 1 && own[0]?.length === exercises.filter(({ groupKey }) => groupKey === key).length;
      return isWhole ? [] : [`Die Übungen der Gruppe ${key} stehen nicht zu zweit oder mehreren direkt hintereinander.`];
    }),
    ...groups.flatMap((members) => {
      const key = members[0]?.groupKey;
      const problems: string[] = [];
      if (members.length > MOST_IN_GROUP) problems.push(`Die Gruppe ${key} hat mehr als ${MOST_IN_GROUP} Übungen.`);
      if (new Set(members.map(({ phase }) => phase)).size > 1)
        problems.push(`Die Gruppe ${key} reicht über einen Teil der Einheit hinaus.`);
      if (new Set(members.map(({ roundRest }) => roundRest ?? null)).size > 1) {
        problems.push(`Die Übungen der Gruppe ${key} haben nicht dieselbe Pause nach der Runde.`);
      }
      return problems;
    }),
    ...exercises
      .filter(({ groupKey, roundRest }) => (groupKey ?? null) === null && (roundRest ?? null) !== null)
      .map(({ name }) => `„${name}“ hat eine Pause nach der Runde, aber keine Gruppe.`),
  ];
}
