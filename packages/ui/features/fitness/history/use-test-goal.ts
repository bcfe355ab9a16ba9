import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { targetWords, untilWords } from '../../../data/goals/goal-words.ts';
import { isAbout, useOpenGoals } from '../../../data/goals/use-goals.ts';
import type { LineContent } from '../../../kit/charts/line-model.ts';
import { useToday } from '../../../data/use-today.ts';

const none: readonly never[] = [];

/** The nearest of the player's open goals in a test, as a line of its chart. */
export function useTestGoal(test: string | undefined): LineContent['goal'] {
  const today = useToday();
  const open = loadedOr(useOpenGoals(), none);
  const own = open.find(({ goal }) => test !== undefined && isAbout(goal, { kind: 'test', test, target: 0, until: '' }));
  if (own === undefined) return null;
  return { value: own.goal.target, words: `Ziel ${targetWords(own.goal)} ${untilWords(own.goal.until, today)}`, estimated: null };
}
