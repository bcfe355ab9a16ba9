import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import { stressOf } from '../exercise/stress.ts';
import { sparesComplaints } from '../plan/complaint-limits.ts';
import { HAMSTRING_LADDER } from './return-to-play/hamstring-ladder.ts';
import { KNEE_LADDER } from './return-to-play/knee-ladder.ts';
import { keepsWay, wayLimits } from './return-to-play/stage-limits.ts';
import { type SwapSituation, swapSuggestions } from './swap-suggestions.ts';

function exercise(slug: string): CatalogueExercise {
  const found = CATALOGUE.find((one) => one.slug === slug);
  if (found === undefined) throw new Error(`no exercise ${slug}`);
  return found;
}

const bulgarian = exercise('bulgarische-kniebeuge');

function suggest(change: Partial<SwapSituation<CatalogueExercise>> = {}) {
  return swapSuggestions(CATALOGUE, {
    current: bulgarian,
    phase: 'main',
    usable: new Set(CATALOGUE),
    owned: ['Hanteln'],
    complaints: [],
    ways: [],
    used: new Set(),
    wish: null,
    ...change,
  });
}

describe('suggestions for a swap', () => {
  it('rank fitting ones first: same phase, same movement or purpose, owned, with reasons', () => {
    const suggestions = suggest();
    const first = suggestions.slice(0, 10);
    for (const { exercise: one, reasons, missing, fits } of first) {
      expect([one.phase, missing, fits]).toEqual(['main', [], true]);
      expect(reasons.some((reason) => reason === 'same_movement' || reason === 'same_purpose')).toBe(true);
    }
    expect(first[0]?.reasons).toContain('same_movement');
    const lastFit = suggestions.findLastIndex(({ fits }) => fits);
    expect(suggestions.slice(lastFit + 1).every(({ fits }) => !fits)).toBe(true);
    expect(suggestions).toHaveLength(CATALOGUE.length - 1);
  });

  it('list missing equipment and rank it after owned', () => {
    const squat = suggest().find(({ exercise: one }) => one.pattern === 'knee' && one.equipment.includes('Langhantel'));
    expect(squat).toMatchObject({ fits: false });
    expect(squat?.missing).toContain('Langhantel');
    expect(suggest({ owned: null }).every(({ missing }) => missing.length === 0)).toBe(true);
  });

  it('never fit against a complaint', () => {
    const complaint = { region: 'Knie', level: 5 } as const;
    const suggestions = suggest({ complaints: [complaint] });
    for (const { exercise: one, against, fits } of suggestions) {
      const spares = sparesComplaints([complaint])(one);
      expect(against).toEqual(spares ? null : complaint);
      if (fits) expect(spares).toBe(true);
    }
    expect(suggestions.at(-1)?.against).toEqual(complaint);
  });

  it('never fit if they load a region more than its recovery has trained so far', () => {
    const current = exercise('sprint-10m');
    const way = wayLimits(HAMSTRING_LADDER, { status: 'active', stage: 1 }, CATALOGUE);
    if (way === null) throw new Error('no bounds');
    expect(suggest({ current }).some(({ exercise: one, fits }) => fits && stressOf(one, 'sprint') === 3)).toBe(true);
    const suggestions = suggest({ current, ways: [way] });
    for (const { exercise: one, against, fits } of suggestions) {
      expect(against).toEqual(keepsWay(one, way) ? null : { region: 'Oberschenkelrückseite', level: null });
      if (fits) expect(against).toBeNull();
    }
    expect(suggestions.some(({ against }) => against !== null)).toBe(true);
  });

  it('name the worst complaint before a recovery', () => {
    const way = wayLimits(KNEE_LADDER, { status: 'active', stage: 0 }, CATALOGUE);
    const complaints = [
      { region: 'Sprunggelenk', level: 3 },
      { region: 'Oberschenkelrückseite', level: 6 },
    ] as const;
    const sprint = suggest({ current: null, complaints, ways: way === null ? [] : [way] }).find(
      ({ exercise: one }) => one.slug === 'sprint-10m',
    );
    expect(sprint?.against).toEqual({ region: 'Oberschenkelrückseite', level: 6 });
  });

  it('omit the session’s exercises and the exercise itself', () => {
    const names = suggest({ used: new Set(['Kniebeuge mit Pause']) }).map(({ exercise: one }) => one.name);
    expect(names).not.toContain('Kniebeuge mit Pause');
    expect(names).not.toContain(bulgarian.name);
  });

  it('follow the wish: other equipment, other regions, easier or harder', () => {
    const row = exercise(CATALOGUE.find((one) => one.pattern === 'pull' && one.equipment.includes('Hanteln'))?.slug ?? '');
    expect(suggest({ current: row, wish: 'busy' }).some(({ exercise: one }) => one.equipment.includes('Hanteln'))).toBe(false);
    const painless = suggest({ wish: 'pain' });
    expect(painless.some(({ exercise: one }) => one.contraindications.includes('Knie'))).toBe(false);
    const easier = suggest({ wish: 'too_hard' });
    expect(easier[0]?.reasons).toContain('easier');
    expect(easier.every(({ exercise: one }) => !bulgarian.progressions.includes(one.slug))).toBe(true);
    expect(suggest({ wish: 'too_easy', owned: null })[0]?.reasons).toContain('harder');
  });

  it('know only the phase of an exercise of another origin', () => {
    const suggestions = suggest({ current: null, phase: 'cooldown' });
    expect(suggestions[0]?.exercise.phase).toBe('cooldown');
    expect(suggestions).toHaveLength(CATALOGUE.length);
  });

  it('do not include exercises that the player may not do', () => {
    const usable = new Set(CATALOGUE.filter(({ level }) => level === 1));
    expect(suggest({ usable }).filter(({ exercise: one, fits }) => fits && one.level > 1)).toEqual([]);
  });
});
