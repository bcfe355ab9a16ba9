import { describe, expect, it } from 'vitest';
import { ABILITIES } from '@anwurf/domain/vocabulary/ability';
import { BODY_REGIONS } from '@anwurf/domain/vocabulary/body-region';
import { EQUIPMENT, type Equipment, NO_EQUIPMENT } from '@anwurf/domain/vocabulary/equipment';
import { GOALS } from '@anwurf/domain/vocabulary/goal';
import type { Phase } from '@anwurf/domain/vocabulary/phase';
import { POSITIONS } from '@anwurf/domain/vocabulary/player';
import { type CatalogueExercise, MOVEMENT_PATTERNS } from '@anwurf/domain/exercise/catalogue-exercise';
import { stressOf } from '@anwurf/domain/exercise/stress';
import { CATALOGUE } from './catalogue.ts';

const OWNED: readonly Equipment[] = EQUIPMENT.filter((equipment) => equipment !== NO_EQUIPMENT);
/** Different exercises per phase and goal that five sessions need. */
const ENOUGH_BY_PHASE: Record<Phase, number> = { warmup: 10, main: 30, cooldown: 8 };
/** Main exercises that make a piece of equipment worth owning. */
const ENOUGH_WITH_EQUIPMENT = 6;
const KINDS_BY_PHASE: Record<Phase, readonly CatalogueExercise['kind'][]> = {
  warmup: ['raise', 'mobility', 'activation'],
  main: ['speed', 'power', 'strength', 'prevention', 'mobility', 'endurance'],
  cooldown: ['recovery', 'stretch'],
};

function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function repeated(values: readonly string[]): string[] {
  return [...countOf(values)].filter(([, count]) => count > 1).map(([value]) => value);
}

function slugsWhere(isWrong: (exercise: CatalogueExercise) => boolean): string[] {
  return CATALOGUE.filter(isWrong).map(({ slug }) => slug);
}

function isListOf(allowed: readonly string[], list: readonly string[]): boolean {
  return list.every((item) => allowed.includes(item)) && new Set(list).size === list.length;
}

describe('every exercise', () => {
  it('has a unique slug, name and instruction', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(400);
    expect(repeated(CATALOGUE.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(CATALOGUE.map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(repeated(CATALOGUE.map(({ instruction }) => instruction))).toEqual([]);
  });

  it('has a plain slug and a clean name', () => {
    expect(slugsWhere(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(slugsWhere(({ name }) => name !== name.trim() || name.length > 60 || !/^[A-ZÄÖÜ0-9]/.test(name))).toEqual([]);
  });

  it('uses canonical values without duplicates', () => {
    expect(
      slugsWhere(
        ({ equipment, positions, goals, abilities, contraindications }) =>
          !isListOf(OWNED, equipment) ||
          !isListOf(POSITIONS, positions) ||
          !isListOf(GOALS, goals) ||
          !isListOf(ABILITIES, abilities) ||
          !isListOf(BODY_REGIONS, contraindications) ||
          goals.length === 0 ||
          abilities.length === 0,
      ),
    ).toEqual([]);
  });

  it('is explained in two to four sentences that name the usual mistake at the end', () => {
    expect(
      slugsWhere(({ instruction }) => {
        const parts = instruction.split(/(?<=[.!?])\s+/);
        return (
          parts.length < 2 ||
          parts.length > 4 ||
          !parts.at(-1)?.startsWith('Häufiger Fehler: ') ||
          parts.some((part) => !/^[A-ZÄÖÜ0-9].*[.!]$/.test(part)) ||
          /\s{2}|\s[,.]|ß{2}/.test(instruction)
        );
      }),
    ).toEqual([]);
  });

  it('has exactly the amount of its metric, in sensible ranges', () => {
    expect(
      slugsWhere(({ metric, defaults, level }) => {
        const { sets, reps, seconds, metres, tempo, pauseSeconds } = defaults;
        const amounts = { weight_reps: reps, reps, seconds, metres };
        const given = [reps, seconds, metres].filter((amount) => amount !== null);
        return (
          given.length !== 1 ||
          (amounts[metric] ?? 0) <= 0 ||
          (tempo !== null && !/^(\d|X)(-(\d|X)){3}$/.test(tempo)) ||
          sets < 1 ||
          sets > 12 ||
          pauseSeconds < 0 ||
          pauseSeconds > 180 ||
          (sets > 1 && pauseSeconds === 0) ||
          ![1, 2, 3].includes(level)
        );
      }),
    ).toEqual([]);
  });

  it('has a kind of its phase, and a movement only in the main part', () => {
    expect(slugsWhere(({ phase, kind }) => !KINDS_BY_PHASE[phase].includes(kind))).toEqual([]);
    expect(slugsWhere(({ phase, pattern }) => (phase === 'main') !== (pattern !== null && MOVEMENT_PATTERNS.includes(pattern)))).toEqual(
      [],
    );
  });

  it('has a weight metric only with weighted equipment', () => {
    const weightless = ['Theraband', 'Rope', 'Sprungbox'];
    expect(slugsWhere(({ metric, equipment }) => metric === 'weight_reps' && equipment.every((item) => weightless.includes(item)))).toEqual(
      [],
    );
  });

  it('is contraindicated for knee and ankle when it jumps, and for hamstrings when it sprints', () => {
    const needed = { jump: ['Knie', 'Sprunggelenk'], sprint: ['Oberschenkelrückseite'] } as const;
    const isCareless = ({ pattern, kind, contraindications }: CatalogueExercise) =>
      (kind === 'power' || kind === 'speed') &&
      ((pattern === 'jump' && !needed.jump.some((region) => contraindications.includes(region))) ||
        (pattern === 'sprint' && kind === 'speed' && contraindications.length === 0));
    expect(slugsWhere(isCareless)).toEqual([]);
  });
});

describe('the whole catalogue', () => {
  it('has enough exercises for every goal, phase and position with any single piece of equipment', () => {
    const gaps: string[] = [];
    for (const owned of EQUIPMENT) {
      for (const position of POSITIONS) {
        const possible = CATALOGUE.filter(
          ({ equipment, positions }) =>
            equipment.every((item) => item === owned) && (positions.length === 0 || positions.includes(position)),
        );
        for (const goal of GOALS) {
          for (const phase of ['warmup', 'main', 'cooldown'] as const) {
            const count = possible.filter((exercise) => exercise.phase === phase && exercise.goals.includes(goal)).length;
            if (count < ENOUGH_BY_PHASE[phase]) gaps.push(`${owned} ${position} ${goal} ${phase}: ${count}`);
          }
        }
      }
    }
    expect(gaps).toEqual([]);
  });

  it('uses every piece of equipment, on its own', () => {
    const uses = countOf(
      CATALOGUE.filter(({ phase, equipment }) => phase === 'main' && equipment.length === 1).flatMap(({ equipment }) => equipment),
    );
    expect(OWNED.filter((equipment) => (uses.get(equipment) ?? 0) < ENOUGH_WITH_EQUIPMENT)).toEqual([]);
  });

  it('has at least thirty main exercises for every ability', () => {
    const main = CATALOGUE.filter(({ phase }) => phase === 'main');
    for (const ability of ABILITIES) {
      expect(main.filter(({ abilities }) => abilities.includes(ability)).length, ability).toBeGreaterThanOrEqual(30);
    }
  });

  it('has enough exercises without equipment when any one region hurts', () => {
    const gaps = BODY_REGIONS.flatMap((region) =>
      Object.entries({ warmup: 25, main: 60, cooldown: 25 }).filter(
        ([phase, enough]) =>
          CATALOGUE.filter(
            (exercise) =>
              exercise.phase === phase &&
              exercise.equipment.length === 0 &&
              exercise.positions.length === 0 &&
              !exercise.contraindications.includes(region),
          ).length < enough,
      ),
    );
    expect(gaps).toEqual([]);
  });

  it('has goalkeeper exercises in every phase', () => {
    const forGoalkeepers = CATALOGUE.filter(({ positions }) => positions.join() === 'Torwart');
    expect(new Set(forGoalkeepers.map(({ phase }) => phase)).size).toBe(3);
    expect(forGoalkeepers.filter(({ phase }) => phase === 'main').length).toBeGreaterThanOrEqual(20);
  });

  it('prevents shoulder injuries with and without equipment', () => {
    const shoulder = CATALOGUE.filter(({ kind, pattern }) => kind === 'prevention' && pattern === 'shoulder');
    expect(shoulder.filter(({ equipment }) => equipment.length === 0).length).toBeGreaterThanOrEqual(6);
    expect(shoulder.filter(({ equipment }) => equipment.length > 0).length).toBeGreaterThanOrEqual(12);
  });
});

describe('easier and harder exercises', () => {
  const bySlug = new Map(CATALOGUE.map((exercise) => [exercise.slug, exercise]));

  it('are in the catalogue and refer to each other', () => {
    const broken = CATALOGUE.flatMap(({ slug, progressions, regressions }) => [
      ...progressions.filter((harder) => !bySlug.get(harder)?.regressions.includes(slug)).map((harder) => `${slug} > ${harder}`),
      ...regressions.filter((easier) => !bySlug.get(easier)?.progressions.includes(slug)).map((easier) => `${slug} < ${easier}`),
    ]);
    expect(broken).toEqual([]);
  });

  it('get at most one level harder per step, in the same phase, for the same players', () => {
    const broken = CATALOGUE.flatMap((exercise) =>
      exercise.progressions.flatMap((slug) => {
        const harder = bySlug.get(slug);
        if (harder === undefined) return [];
        const isStep = harder.level === exercise.level || harder.level === exercise.level + 1;
        const isForAll = harder.positions.length === 0 || harder.positions.some((position) => exercise.positions.includes(position));
        return isStep && isForAll && harder.phase === exercise.phase ? [] : [`${exercise.slug} > ${slug}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('exist for nearly every main exercise', () => {
    const alone = CATALOGUE.filter(
      ({ phase, progressions, regressions }) => phase === 'main' && progressions.length === 0 && regressions.length === 0,
    );
    expect(alone.length).toBeLessThan(60);
  });

  it.each([
    ['abdruecken-von-der-wand', 'explosiver-liegestuetz'],
    ['box-absteigen-landen', 'niedersprung'],
  ])('lead from %s to %s over at least two steps', (easy, hard) => {
    const next = bySlug.get(easy)?.progressions ?? [];
    expect(next).not.toContain(hard);
    expect(next.flatMap((slug) => bySlug.get(slug)?.progressions ?? [])).not.toContain(hard);
  });

  it('form no cycle', () => {
    const above = (slug: string, seen: readonly string[]): boolean =>
      seen.includes(slug) || (bySlug.get(slug)?.progressions ?? []).some((harder) => above(harder, [...seen, slug]));
    expect(CATALOGUE.filter(({ slug }) => above(slug, [])).map(({ slug }) => slug)).toEqual([]);
  });
});

describe('how an exercise becomes harder', () => {
  const main = CATALOGUE.filter(({ phase }) => phase === 'main');
  const namesWhere = (isWanted: (exercise: CatalogueExercise) => boolean) => main.filter(isWanted).map(({ slug }) => slug);

  it('is never the reserve for what is done as well as possible: sprints, cuts, jumps, throws, balance, mobility, conditioning', () => {
    const quality = ['sprint', 'cut', 'jump', 'throw', 'balance', 'mobility', 'conditioning'];
    expect(namesWhere(({ pattern, progress }) => quality.includes(pattern ?? '') && progress === 'reserve')).toEqual([]);
    expect(namesWhere(({ kind, progress }) => ['speed', 'mobility', 'endurance'].includes(kind) && progress === 'reserve')).toEqual([]);
  });

  it('is never the reserve where a ball is thrown or caught, one lands, or the neck answers a push', () => {
    const withBall = ({ equipment, measure }: CatalogueExercise) =>
      equipment.includes('Handball') || equipment.includes('Medizinball') || measure?.startsWith('Ball') === true;
    const isQuick = (exercise: CatalogueExercise) =>
      (exercise.pattern === 'shoulder' && withBall(exercise)) || stressOf(exercise, 'landing') > 0 || stressOf(exercise, 'neck') === 3;
    expect(namesWhere(isQuick).length).toBeGreaterThan(40);
    expect(namesWhere((exercise) => isQuick(exercise) && exercise.progress === 'reserve')).toEqual([]);
  });

  it('is never the reserve where no repetitions are counted, or each is held for three seconds and more', () => {
    const isHeld = ({ defaults: { tempo } }: CatalogueExercise) => Number(tempo?.split('-')[1] ?? 0) >= 3;
    expect(namesWhere((exercise) => exercise.progress === 'reserve' && (exercise.defaults.reps === null || isHeld(exercise)))).toEqual([]);
  });

  it('is the reserve for every counted strength exercise that is not held or done for quality', () => {
    const others = namesWhere(({ kind, progress, defaults }) => kind === 'strength' && defaults.reps !== null && progress === 'quality');
    // Each repetition is a hold of three seconds and more.
    expect(others).toEqual(['kniebeuge-isometrisch-tief', 'rueckenstrecken-bauchlage', 'griff-ball-druecken']);
  });

  it('is the reserve for power only where a lift finds its weight by it', () => {
    const power = main.filter(({ kind, progress }) => kind === 'power' && progress === 'reserve');
    expect(power.every(({ metric }) => metric === 'weight_reps')).toBe(true);
    expect(power.map(({ pattern }) => pattern).filter((pattern) => !['hip', 'knee', 'push', 'calf'].includes(pattern ?? ''))).toEqual([]);
  });
});
