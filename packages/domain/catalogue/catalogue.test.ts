import { describe, expect, it } from 'vitest';
import { EQUIPMENT, type Equipment, NO_EQUIPMENT } from '../vocabulary/equipment.ts';
import { GOALS } from '../vocabulary/goal.ts';
import type { Phase } from '../vocabulary/phase.ts';
import { POSITIONS } from '../vocabulary/player.ts';
import type { CatalogueExercise } from './catalogue-exercise.ts';
import { CATALOGUE } from './catalogue.ts';

const OWNED: readonly Equipment[] = EQUIPMENT.filter((equipment) => equipment !== NO_EQUIPMENT);
const ENOUGH_BY_PHASE: Record<Phase, number> = { warmup: 2, main: 12, cooldown: 2 };
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

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/);
}

describe('every exercise', () => {
  it('has its own slug, name and instruction', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(90);
    expect(repeated(CATALOGUE.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(CATALOGUE.map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(repeated(CATALOGUE.map(({ instruction }) => instruction))).toEqual([]);
  });

  it('has a plain slug and a clean name', () => {
    expect(slugsWhere(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(slugsWhere(({ name }) => name !== name.trim() || name.length > 60)).toEqual([]);
  });

  it('uses canonical equipment, positions and goals, each once', () => {
    expect(
      slugsWhere(
        ({ equipment, positions, goals }) =>
          equipment.some((item) => !OWNED.includes(item)) ||
          positions.some((position) => !POSITIONS.includes(position)) ||
          goals.length === 0 ||
          goals.some((goal) => !GOALS.includes(goal)) ||
          [equipment, positions, goals].some((list) => new Set(list).size !== list.length),
      ),
    ).toEqual([]);
  });

  it('is explained in one to three sentences that name the usual mistake', () => {
    expect(
      slugsWhere(({ instruction }) => {
        const parts = sentences(instruction);
        return (
          parts.length > 3 ||
          !instruction.includes('Häufiger Fehler: ') ||
          parts.some((part) => !/^[A-ZÄÖÜ0-9].*[.!]$/.test(part)) ||
          /\s{2}|\s[,.]|ß{2}/.test(instruction)
        );
      }),
    ).toEqual([]);
  });

  it('has exactly the amount its metric needs, in sensible ranges', () => {
    expect(
      slugsWhere(({ metric, defaults }) => {
        const { sets, reps, seconds, metres, tempo, pauseSeconds } = defaults;
        const amounts = { weight_reps: reps, reps, seconds, metres };
        const given = [reps, seconds, metres].filter((amount) => amount !== null);
        const isTempo = tempo === null || /^(\d|X)(-(\d|X)){3}$/.test(tempo);
        return (
          given.length !== 1 ||
          (amounts[metric] ?? 0) <= 0 ||
          !isTempo ||
          sets < 1 ||
          sets > 12 ||
          pauseSeconds < 0 ||
          pauseSeconds > 180 ||
          (sets > 1 && pauseSeconds === 0)
        );
      }),
    ).toEqual([]);
  });

  it('has a kind that belongs to its phase', () => {
    expect(slugsWhere(({ phase, kind }) => !KINDS_BY_PHASE[phase].includes(kind))).toEqual([]);
  });

  it('weighs only what has weight', () => {
    const weightless = ['Theraband', 'Rope', 'Sprungbox'];
    expect(slugsWhere(({ metric, equipment }) => metric === 'weight_reps' && equipment.every((item) => weightless.includes(item)))).toEqual(
      [],
    );
  });
});

describe('the whole catalogue', () => {
  it('uses every equipment', () => {
    const uses = countOf(CATALOGUE.flatMap(({ equipment }) => equipment));
    expect(OWNED.filter((equipment) => (uses.get(equipment) ?? 0) < 2)).toEqual([]);
  });

  it('has enough for every goal, phase and position without any equipment', () => {
    const gaps: string[] = [];
    for (const position of POSITIONS) {
      const possible = CATALOGUE.filter(
        ({ equipment, positions }) => equipment.length === 0 && (positions.length === 0 || positions.includes(position)),
      );
      for (const goal of GOALS) {
        for (const phase of ['warmup', 'main', 'cooldown'] as const) {
          const count = possible.filter((exercise) => exercise.phase === phase && exercise.goals.includes(goal)).length;
          if (count < ENOUGH_BY_PHASE[phase]) gaps.push(`${position} ${goal} ${phase}: ${count}`);
        }
      }
    }
    expect(gaps).toEqual([]);
  });

  it('has work made for goalkeepers in every phase', () => {
    const forGoalkeepers = CATALOGUE.filter(({ positions }) => positions.join() === 'Torwart');
    expect(new Set(forGoalkeepers.map(({ phase }) => phase)).size).toBe(3);
    expect(forGoalkeepers.filter(({ phase }) => phase === 'main').length).toBeGreaterThanOrEqual(6);
  });

  it('prevents shoulder injuries with and without equipment', () => {
    const shoulder = CATALOGUE.filter(({ kind, goals }) => kind === 'prevention' && goals.includes('starker_im_wurfarm'));
    expect(shoulder.filter(({ equipment }) => equipment.length === 0).length).toBeGreaterThanOrEqual(3);
    expect(shoulder.filter(({ equipment }) => equipment.length > 0).length).toBeGreaterThanOrEqual(3);
  });
});
