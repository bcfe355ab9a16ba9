import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { SeasonPhase } from '../vocabulary/training-time.ts';
import type { Athlete } from './age-stage.ts';
import { type Dose, toPlanExercise } from './dose.ts';
import type { SessionLoad } from './session-load.ts';
import { NOTHING_TRAINED } from './trained-before.ts';
import { planTargets } from './week-targets.ts';

const experienced: Athlete = { stage: 'adult', trainingAge: '3+' };
const advanced: Athlete = { stage: 'adult', trainingAge: '1-2' };
const newcomer: Athlete = { stage: 'adult', trainingAge: 'neu' };
const youth: Athlete = { stage: 'under16', trainingAge: '1-2' };

function exerciseOf(slug: string): CatalogueExercise {
  const exercise = CATALOGUE.find((candidate) => candidate.slug === slug);
  if (exercise === undefined) throw new Error(`${slug} is not in the catalogue`);
  return exercise;
}

function targetsOf(slug: string, athlete: Athlete, seasonPhase: SeasonPhase = 'Saisonvorbereitung', load: SessionLoad = 'medium') {
  const exercise = exerciseOf(slug);
  const dose: Dose = {
    seasonPhase,
    load,
    focus: 'balanced',
    athlete,
    minutes: 60,
    sprintMetres: 0,
    enduranceSeconds: 0,
    trained: NOTHING_TRAINED,
    mostOfRuns: { aerobicSeconds: 0, sprintMetres: 0 },
    slow: new Set(),
  };
  const row = toPlanExercise(exercise, dose);
  return { row, targets: planTargets(exercise, row, { athlete, seasonPhase, load, trained: NOTHING_TRAINED }) ?? [] };
}

const amounts = (slug: string, athlete: Athlete, phase?: SeasonPhase) =>
  targetsOf(slug, athlete, phase).targets.map(({ amount }) => amount);

describe('the weeks of a main lift', () => {
  it('get heavier for adults who have lifted for years: from ten repetitions to three', () => {
    expect(amounts('beinpresse', experienced)).toEqual([10, 8, 6, 8, 5, 3]);
    expect(amounts('beinpresse', experienced, 'Wettkampfphase')).toEqual([8, 6, 4, 6]);
  });

  it('stop at five repetitions with one or two years of lifting', () => {
    expect(amounts('beinpresse', advanced)).toEqual([10, 8, 6, 8, 5, 5]);
    expect(Math.min(...amounts('beinpresse', advanced, 'Wettkampfphase'))).toBe(5);
  });

  it('stop at six repetitions for lunges, rows and kettlebells', () => {
    expect(amounts('kettlebell-goblet-kniebeuge', experienced)).toEqual([10, 8, 6, 8, 6, 6]);
    expect(amounts('langhantel-ausfallschritt-zurueck', experienced)).toEqual([10, 8, 6, 8, 6, 6]);
    expect(amounts('langhantel-rudern', experienced)).toEqual([10, 8, 6, 8, 6, 6]);
  });

  it('add a repetition to fast lifts first, then stay for heavier ones', () => {
    const swing = amounts('kettlebell-swing', experienced);
    expect(swing.map((reps) => reps - (swing[0] ?? 0))).toEqual([0, 1, 1, 0, 0, 0]);
  });

  it('grow by repetitions for beginners and youths, never below eight', () => {
    for (const athlete of [newcomer, youth]) {
      const reps = amounts('beinpresse', athlete);
      expect(Math.min(...reps)).toBeGreaterThanOrEqual(8);
      expect(reps.at(-1)).toBe((reps[0] ?? 0) + 2);
    }
  });

  it('stay easy in a light session, in every week', () => {
    const { targets } = targetsOf('beinpresse', experienced, 'Wettkampfphase', 'light');
    expect(new Set(targets.map(({ amount, reserve }) => `${amount} ${reserve}`))).toEqual(new Set(['8 4']));
  });

  it('begin with the row’s amounts', () => {
    const { row, targets } = targetsOf('beinpresse', experienced);
    expect(targets[0]).toMatchObject({ sets: row.sets, amount: row.reps });
  });

  it('require more reserve the more cautious the athlete must be', () => {
    const reserve = (athlete: Athlete) => targetsOf('beinpresse', athlete).targets.map((target) => target.reserve);
    expect(reserve(experienced)).toEqual([3, 3, 2, 4, 2, 1]);
    expect(reserve(youth)).toEqual([4, 3, 3, 4, 3, 2]);
  });
});

describe('the weeks of other exercises', () => {
  it('reduce sets in the lighter week, without a reserve where nothing is counted to failure', () => {
    const { targets } = targetsOf('counter-movement-jump', experienced);
    expect(targets.map(({ sets }) => sets)).toEqual([4, 4, 4, 2, 4, 4]);
    expect(targets.every(({ reserve }) => reserve === null)).toBe(true);
  });

  it.each([
    ['jumps grow first, then are jumped as high as possible', 'counter-movement-jump', '4×5 4×6 4×6 2×5 4×5 4×5'],
    ['throws too', 'medizinball-rotationswurf', '3×6 3×7 3×7 2×6 3×6 3×6'],
    ['sprints get one run more, then are run as fast as possible', 'sprint-10m', '6×10 7×10 7×10 4×10 6×10 6×10'],
    ['holds get longer, by half at most', 'wandsitzen', '3×45 3×50 3×55 2×45 3×55 3×60'],
    ['strength without weights adds repetitions', 'liegestuetz', '3×12 3×12 3×13 2×12 3×13 3×14'],
    ['intervals become more', 'intervall-15-15', '12×15 13×15 14×15 7×15 14×15 14×15'],
    ['balance stays', 'einbeinstand-stoerung', '3×30 3×30 3×30 2×30 3×30 3×30'],
  ])('%s', (_, slug, weeks) => {
    expect(
      targetsOf(slug, experienced)
        .targets.map(({ sets, amount }) => `${sets}×${amount}`)
        .join(' '),
    ).toBe(weeks);
  });

  it('keep the first week’s amounts of jumps and sprints below 14', () => {
    const child: Athlete = { stage: 'under14', trainingAge: 'neu' };
    expect(new Set(amounts('counter-movement-jump', child)).size).toBe(1);
  });

  it('follow the studied schedule if there is one', () => {
    const { row, targets } = targetsOf('nordische-beinbeuge', experienced);
    expect([row.sets, row.reps]).toEqual([2, 3]);
    expect(targets.map(({ sets, amount }) => `${sets}×${amount}`)).toEqual(['2×3', '2×4', '3×4', '2×5', '3×5', '3×6']);
  });

  it('are the same every week outside the main part', () => {
    const raise = exerciseOf('lockeres-einlaufen');
    const dose: Dose = {
      seasonPhase: 'Wettkampfphase',
      load: 'heavy',
      focus: 'balanced',
      athlete: newcomer,
      minutes: 60,
      sprintMetres: 0,
      enduranceSeconds: 0,
      trained: NOTHING_TRAINED,
      mostOfRuns: { aerobicSeconds: 0, sprintMetres: 0 },
      slow: new Set(),
    };
    expect(
      planTargets(raise, toPlanExercise(raise, dose), {
        athlete: newcomer,
        seasonPhase: 'Wettkampfphase',
        load: 'heavy',
        trained: NOTHING_TRAINED,
      }),
    ).toBeNull();
  });
});
