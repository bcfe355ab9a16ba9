import { describe, expect, it } from 'vitest';
import { EVIDENCE_MODULES } from './evidence-modules.ts';
import { moduleExercises } from './evidence-module.ts';
import { type DoneWorkout, isSessionOf, moduleDoses } from './module-dose.ts';
import { OSTRC_SHOULDER } from './ostrc-shoulder.ts';
import { YOUTH_KNEE } from './youth-knee.ts';

const slugsOf = (place: number) => moduleExercises(YOUTH_KNEE.levels[place] ?? YOUTH_KNEE.levels[0], () => true).map(({ slug }) => slug);
const on = (day: string, slugs: readonly string[] = slugsOf(0)): DoneWorkout => ({ day, slugs });
const dosesOf = (...workouts: DoneWorkout[]) =>
  moduleDoses(EVIDENCE_MODULES, workouts, '2026-11-23').map(({ module, done, usual }) => [module.id, done, usual]);

describe('a workout is a session of a module', () => {
  it('with two thirds of the tasks of one level, not with tasks of several', () => {
    expect(isSessionOf(YOUTH_KNEE, slugsOf(0).slice(0, 4))).toBe(true);
    expect(isSessionOf(YOUTH_KNEE, slugsOf(0).slice(0, 3))).toBe(false);
    expect(isSessionOf(YOUTH_KNEE, [...slugsOf(0).slice(0, 3), ...slugsOf(1).slice(3)])).toBe(false);
  });

  it('with any of the alternatives of a task, whatever else was trained', () => {
    const [level] = OSTRC_SHOULDER.levels;
    const last = level.tasks.flatMap(({ options }) => options.at(-1)?.slug ?? []);
    expect(isSessionOf(OSTRC_SHOULDER, [...last, 'liegestuetz', 'klimmzug'])).toBe(true);
    // Two exercises of one task are one task.
    expect(
      isSessionOf(
        OSTRC_SHOULDER,
        level.tasks
          .flatMap(({ options }) => (options.length > 1 ? options : []))
          .map(({ slug }) => slug)
          .slice(0, 3),
      ),
    ).toBe(false);
  });
});

describe('the dose of a module', () => {
  it('is its sessions of the week and the mean of four weeks', () => {
    const trained = [on('2026-11-02'), on('2026-11-23'), on('2026-11-29'), on('2026-11-11')];
    expect(dosesOf(...trained)).toEqual([['knie-jugend', 2, 1]]);
  });

  it('leaves out other weeks, and modules that were not done in four weeks', () => {
    expect(dosesOf(on('2026-11-01'), on('2026-11-30'))).toEqual([]);
    expect(dosesOf(on('2026-11-22'))).toEqual([['knie-jugend', 0, 0.3]]);
    expect(dosesOf()).toEqual([]);
  });
});
