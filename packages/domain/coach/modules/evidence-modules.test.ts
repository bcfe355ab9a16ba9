import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { weekTargetSchema } from '../../plan/generated-plan.ts';
import { type ModuleAmount, type ModuleLevel, moduleExercises, scheduleWeek, weekTargetsOf } from './evidence-module.ts';
import { EVIDENCE_MODULES, MODULE_SCHEDULES, SCHEDULE_PROGRAMMES, scheduleById, scheduleOf } from './evidence-modules.ts';
import { NORDIC_SCHEDULE } from './hamstring-schedules.ts';
import { KNEE_CONTROL } from './knee-control.ts';
import { OSTRC_SHOULDER } from './ostrc-shoulder.ts';
import { SHOULDER_CONTROL } from './shoulder-control.ts';
import { YOUTH_KNEE } from './youth-knee.ts';

const bySlug = new Map(CATALOGUE.map((exercise) => [exercise.slug, exercise]));
const SECONDS_PER_REPETITION = 3;
const SECONDS_BETWEEN_SETS = 10;
const SECONDS_PER_TASK = 15;

function exerciseOf(slug: string) {
  const exercise = bySlug.get(slug);
  if (exercise === undefined) throw new Error(`${slug} is not in the catalogue`);
  return exercise;
}

function minutesOf(exercises: readonly ModuleAmount[]): number {
  const seconds = exercises.map(({ slug, sets, amount }) => {
    const { metric, perSide } = exerciseOf(slug);
    const oneSide = metric === 'seconds' ? amount : amount * SECONDS_PER_REPETITION;
    return SECONDS_PER_TASK + sets * (oneSide * (perSide ? 2 : 1) + SECONDS_BETWEEN_SETS);
  });
  return seconds.reduce((sum, one) => sum + one, 0) / 60;
}

const allLevels = EVIDENCE_MODULES.flatMap(({ id, minutes, levels }) =>
  levels.map((level) => ({ name: `${id}: ${level.name}`, level, minutes })),
);

function isWithoutEquipment(slug: string): boolean {
  return exerciseOf(slug).equipment.length === 0;
}

describe('a module', () => {
  it('uses exercises of the catalogue that everybody may train, not in metres', () => {
    const amounts = EVIDENCE_MODULES.flatMap(({ levels }) => levels.flatMap(({ tasks }) => tasks.flatMap(({ options }) => options)));
    expect(amounts.filter(({ slug }) => exerciseOf(slug).positions.length > 0 || exerciseOf(slug).metric === 'metres')).toEqual([]);
    expect(amounts.filter(({ sets, amount }) => sets < 1 || sets > 3 || amount < 4 || amount > 30)).toEqual([]);
  });

  it.each(allLevels)('has an exercise without equipment for every task: $name', ({ level }) => {
    expect(moduleExercises(level, isWithoutEquipment)).toHaveLength(level.tasks.length);
  });

  it.each(allLevels)('takes the stated time, with and without equipment: $name', ({ level, minutes }) => {
    for (const isPossible of [isWithoutEquipment, () => true]) {
      const taken = minutesOf(moduleExercises(level, isPossible));
      expect(taken).toBeGreaterThanOrEqual(minutes.min);
      expect(taken).toBeLessThanOrEqual(minutes.max);
    }
  });

  it('has no duplicate exercise in a level and none above its stage’s level', () => {
    for (const { levels } of EVIDENCE_MODULES) {
      for (const [index, level] of levels.entries()) {
        const slugs = moduleExercises(level, () => true).map(({ slug }) => slug);
        expect(new Set(slugs).size).toBe(slugs.length);
        expect(slugs.filter((slug) => exerciseOf(slug).level > Math.min(2, index + 1))).toEqual([]);
      }
    }
  });

  it('uses the first possible exercise and omits a task without one', () => {
    const level: ModuleLevel = {
      name: '',
      tasks: [
        {
          name: '',
          options: [
            { slug: 'a', sets: 1, amount: 5 },
            { slug: 'b', sets: 2, amount: 6 },
          ],
        },
        { name: '', options: [{ slug: 'c', sets: 1, amount: 7 }] },
      ],
    };
    expect(moduleExercises(level, (slug) => slug !== 'a')).toEqual([
      { slug: 'b', sets: 2, amount: 6 },
      { slug: 'c', sets: 1, amount: 7 },
    ]);
    expect(moduleExercises(level, (slug) => slug === 'a')).toEqual([{ slug: 'a', sets: 1, amount: 5 }]);
  });

  it('claims an effect with its uncertainty or its share, its dose and what was read', () => {
    for (const { id, why, dose, source } of EVIDENCE_MODULES) {
      expect(why, id).toMatch(/Studie|Aufwärmprogramme/);
      expect(dose, id).toMatch(/^In (der|den) Studien? .*\.$/);
      expect(source, id).toMatch(/read/);
      expect(source, id).toMatch(/are ours/);
    }
    // Single trials with wide intervals name them.
    expect(SHOULDER_CONTROL.why).toMatch(/zwischen 0,29 und 0,68/);
    expect(YOUTH_KNEE.why).toMatch(/zwischen 0,01 und 0,90/);
  });

  it('recommends three times ten minutes for the shoulder, ten to fifteen for the knee', () => {
    expect([OSTRC_SHOULDER.perWeek, KNEE_CONTROL.minutes]).toEqual([3, { min: 10, max: 15 }]);
  });
});

describe('a schedule', () => {
  it.each(MODULE_SCHEDULES)('grows in small steps, with an exercise of the catalogue: $id', ({ slug, weeks, keep }) => {
    const { metric } = exerciseOf(slug);
    const volumes = weeks.map(({ sets, amount }) => sets * amount);
    for (const [index, volume] of volumes.entries()) {
      const before = volumes[index - 1] ?? volume;
      expect(volume).toBeGreaterThanOrEqual(before * 0.79);
      expect(volume).toBeLessThanOrEqual(before * 1.51);
    }
    expect(keep.perWeek).toBe(1);
    expect(keep.sets * keep.amount).toBeLessThanOrEqual(Math.max(...volumes));
    expect(metric).toMatch(/^(reps|seconds)$/);
  });

  it('returns one target per week, with maintenance after the build-up', () => {
    const targets = weekTargetsOf(NORDIC_SCHEDULE, 12);
    expect(targets).toHaveLength(12);
    expect(targets[0]).toEqual({ sets: 2, amount: 5, reserve: null });
    expect(targets[3]).toEqual({ sets: 3, amount: 8, reserve: null });
    expect(targets[11]).toEqual({ sets: 3, amount: 10, reserve: null });
    expect(scheduleWeek(NORDIC_SCHEDULE, 11).perWeek).toBe(1);
    for (const target of targets) weekTargetSchema.parse(target);
  });

  it('continues at the player’s week and is lighter in a lighter week', () => {
    const targets = weekTargetsOf(NORDIC_SCHEDULE, 4, { trainedWeeks: 2, lightWeeks: [4] });
    expect(targets.map(({ sets, amount }) => [sets, amount])).toEqual([
      [3, 6],
      [3, 8],
      [3, 10],
      [2, 10],
    ]);
    const oneSet = weekTargetsOf({ ...NORDIC_SCHEDULE, weeks: [{ perWeek: 1, sets: 1, amount: 5 }] }, 1, { lightWeeks: [1] });
    expect(oneSet[0]?.sets).toBe(1);
  });

  it('can be added to an own plan, each once', () => {
    const available = SCHEDULE_PROGRAMMES.flatMap(({ schedules }) => schedules.map(({ id }) => id));
    expect(available.toSorted()).toEqual(MODULE_SCHEDULES.map(({ id }) => id).toSorted());
    expect(available.map((id) => scheduleById(id)?.id)).toEqual(available);
    // Programmes need no equipment: everybody may choose one.
    expect(MODULE_SCHEDULES.filter(({ slug }) => !isWithoutEquipment(slug))).toEqual([]);
  });

  it('is found by its exercise, the sparing one first', () => {
    expect(scheduleOf('nordische-beinbeuge')?.id).toBe('nordic-sparsam');
    expect(scheduleOf('liegestuetz')).toBeUndefined();
  });
});
