import { expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { stressOf } from '../../exercise/stress.ts';
import { CONCUSSION_LADDER } from './concussion-ladder.ts';
import { HAMSTRING_LADDER } from './hamstring-ladder.ts';
import { KNEE_LADDER } from './knee-ladder.ts';
import { RECOVERY_LADDERS } from './recovery-ladders.ts';
import { keepsWay, STRESS_OF_INJURY, wayLimits } from './stage-limits.ts';

function isAllowed(slug: string, ladder: typeof KNEE_LADDER, stage: number, status: 'active' | 'stopped' = 'active'): boolean {
  const exercise = CATALOGUE.find((one) => one.slug === slug);
  if (exercise === undefined) throw new Error(`${slug} is not in the catalogue`);
  const way = wayLimits(ladder, { status, stage }, CATALOGUE);
  return way === null || keepsWay(exercise, way);
}

it('allows sprints for a hamstring, and landings and cuts for a knee, only from their stage on', () => {
  expect([0, 1, 2, 4].map((stage) => isAllowed('sprint-10m', HAMSTRING_LADDER, stage))).toEqual([false, false, false, true]);
  expect([0, 2, 3].map((stage) => isAllowed('squat-jump-halten', KNEE_LADDER, stage))).toEqual([false, false, true]);
  expect([3, 4].map((stage) => isAllowed('seitlicher-cut-45', KNEE_LADDER, stage))).toEqual([false, true]);
});

it.each(RECOVERY_LADDERS)(
  'allows all that the stages of $id have trained, never less in a later one, and nothing after a red flag',
  (ladder) => {
    const tags = STRESS_OF_INJURY[ladder.region];
    let before = tags.map(() => 0);
    for (const stage of ladder.stages.keys()) {
      const soFar = ladder.stages.slice(0, stage + 1).flatMap(({ exercises }) => exercises);
      expect(soFar.filter(({ slug }) => !isAllowed(slug, ladder, stage))).toEqual([]);
      const limits = wayLimits(ladder, { status: 'active', stage }, CATALOGUE)?.limits;
      const now = tags.map((tag) => limits?.get(tag) ?? 3);
      expect(now.every((allowed, index) => allowed >= (before[index] ?? 0))).toBe(true);
      before = now;
      const loading = CATALOGUE.filter((one) => tags.some((tag) => stressOf(one, tag) > 0));
      expect(loading.filter(({ slug }) => isAllowed(slug, ladder, stage, 'stopped'))).toEqual([]);
    }
  },
);

it('has no limits in the last stage, before the start and after the end', () => {
  const last = KNEE_LADDER.stages.length - 1;
  expect(wayLimits(KNEE_LADDER, { status: 'active', stage: last }, CATALOGUE)).toBeNull();
  for (const status of ['waiting', 'done', 'ended'] as const) expect(wayLimits(KNEE_LADDER, { status, stage: 0 }, CATALOGUE)).toBeNull();
});

it('rests every session after a concussion until a doctor has released the training, and lets it grow by stages then', () => {
  const [released] = CONCUSSION_LADDER.stages[1]?.progress.checks.filter(({ id }) => id === 'training-frei') ?? [];
  expect(released?.text).toContain('Ärztin');
  const stressed = CATALOGUE.filter(({ stress }) => Object.keys(stress).length > 0);
  const allowedIn = (stage: number) => {
    const trained = CONCUSSION_LADDER.stages.slice(0, stage + 1).flatMap(({ exercises }) => exercises.map(({ slug }) => slug));
    return stressed.filter(({ slug }) => !trained.includes(slug) && isAllowed(slug, CONCUSSION_LADDER, stage));
  };
  expect([allowedIn(0), allowedIn(1)]).toEqual([[], []]);
  const highest = (stage: number) => Math.max(...allowedIn(stage).flatMap(({ stress }) => Object.values(stress)));
  expect([highest(2), highest(3), highest(4)]).toEqual([1, 2, 3]);
});
