import { describe, expect, it, test } from 'vitest';
import { exerciseGroups, groupText, placeInGroup } from './exercise-group.ts';
import { afterSetOfGroup, resumedStation, roundAt, type Station, stationAfter, stationAfterSet } from './rounds.ts';

/** 'A1 B1 C': letters with the key of their group. */
const keysOf = (text: string) => text.split(' ').map((word) => ({ groupKey: word.length > 1 ? Number(word.slice(1)) : null }));

test.each([
  ['A B C', []],
  ['A1 B1 C', [[0, 2]]],
  ['A B1 C1 D1', [[1, 4]]],
  ['A1 B1 C2 D2', [[0, 2], [2, 4]]], // prettier-ignore
  // An exercise moved or left out leaves a single one behind.
  ['A1 B C1', []],
  ['A1', []],
])('%s has the groups %j', (text, groups) => {
  expect(exerciseGroups(keysOf(text)).map(({ first, end }) => [first, end])).toEqual(groups);
});

test('the rest of a round is what the group says, else the longest pause of its exercises', () => {
  const said = { groupKey: 1, roundRest: 45, pauseSeconds: 90, sets: 3 };
  expect(groupText([said, said])).toBe('Supersatz · 3 Runden · 45 s Rundenpause');
  const paused = (pauseSeconds: number | null) => ({ groupKey: 1, pauseSeconds, sets: pauseSeconds === null ? null : 2 });
  expect(groupText([paused(60), paused(90), paused(null)])).toBe('Zirkel · 2 Runden · 90 s Rundenpause');
  expect(groupText([paused(null), paused(null)])).toBe('Supersatz · 1 Runde · ohne Pause');
});

test('the members of a group know their place in the line', () => {
  expect(keysOf('A B1 C1 D1').map((_, index) => placeInGroup(keysOf('A B1 C1 D1'), index))).toEqual([null, 'first', 'middle', 'last']);
});

function station(count: number, done = 0, groupKey: number | null = 1): Station {
  return { count, done, groupKey, roundRest: 90, pauseSeconds: 30 };
}

/** Walks through the stations as the app does: which exercise each set is of, and the rest after it. */
function walk(stations: readonly Station[], first = 0): string[] {
  const steps: string[] = [];
  let now = stations;
  let at: number | null = first;
  while (at !== null && steps.length < 50) {
    const step = afterSetOfGroup('planned', now, at);
    const one = now[at];
    if (step === null || one === undefined) break;
    now = now.with(at, { ...one, done: one.done + 1 });
    steps.push(`${'ABCD'[at]}${one.done + 1}${step.rest > 0 ? ` ${step.rest}` : ''}`);
    at = step.to;
  }
  return steps;
}

describe('a group', () => {
  it('goes through its exercises, rests after the round, and ends without a rest', () => {
    expect(walk([station(3), station(3)])).toEqual(['A1', 'B1 90', 'A2', 'B2 90', 'A3', 'B3']);
    expect(walk([station(2), station(2), station(2)])).toEqual(['A1', 'B1', 'C1 90', 'A2', 'B2', 'C2']);
  });

  it('leaves an exercise with fewer sets out of the last rounds', () => {
    expect(walk([station(3), station(1)])).toEqual(['A1', 'B1 90', 'A2 90', 'A3']);
    expect(walk([station(1), station(3)])).toEqual(['A1', 'B1 90', 'B2 90', 'B3']);
  });

  it('waits with the rest for what was jumped over', () => {
    expect(walk([station(2), station(2)], 1)).toEqual(['B1', 'A1 90', 'A2', 'B2']);
    expect(walk([station(2, 1), station(2)], 0)).toEqual(['A2', 'B1 90', 'B2']);
  });

  it('rests before the exercise behind it, which it leads to', () => {
    const rows = [station(1), station(1, 0), station(3, 0, null)];
    expect(afterSetOfGroup('planned', [station(1, 1), station(1), station(3, 0, null)], 1)).toEqual({ rest: 90, to: 2 });
    expect(afterSetOfGroup('planned', rows, 2)).toBeNull();
  });

  it('is entered where it is behind', () => {
    expect(stationAfter('planned', [station(2, 0, null), station(2, 1), station(2)], 0)).toBe(2);
    expect(stationAfter('free', [station(2), station(2), station(2, 2, null)], 2)).toBe(0);
  });

  it('is left when nothing of it is open', () => {
    expect(stationAfter('planned', [station(2, 2), station(2), station(1, 0, null)], 1)).toBe(2);
    expect(stationAfter('planned', [station(2, 1), station(2, 2), station(1, 0, null)], 1)).toBe(0);
    expect(stationAfter('planned', [station(2, 2), station(2, 2)], 1)).toBeNull();
  });

  it('says its round', () => {
    expect(roundAt([station(3, 1), station(3)], 0)).toEqual({ number: 1, count: 3 });
    expect(roundAt([station(3, 1), station(3, 1)], 1)).toEqual({ number: 2, count: 3 });
    expect(roundAt([station(3, 3), station(2, 2)], 1)).toEqual({ number: 3, count: 3 });
    expect(roundAt([station(3, 0, null)], 0)).toBeNull();
  });
});

test.each([
  ['after the first exercise of a round', [1, 0], 0, 0, 1],
  ['after the last one of a round', [1, 1], 1, 1, 0],
  ['where the player had moved on', [1, 0], 1, 0, 1],
  ['where the player had jumped to', [0, 0], 1, null, 1],
  ['in the middle of a set with sides', [1, 0], 0, null, 0],
  ['after the last set of all', [2, 2], 1, 1, 2],
])('a workout that is resumed %s shows the right next set', (_, [one = 0, other = 0], index, latest, expected) => {
  const stations = [station(2, one), station(2, other), station(1, 0, null)];
  expect(resumedStation('planned', stations, index, latest)).toBe(expected);
});

test('an exercise on its own is resumed where it was left', () => {
  expect(resumedStation('planned', [station(2, 2, null), station(2, 0, null)], 0, 0)).toBe(0);
});

describe('the exercise that the next set leads to', () => {
  const alone = (count: number, done: number) => station(count, done, null);
  it.each([
    ['not while another set of the same one is open', [alone(3, 1), alone(3, 0)], 0, null],
    ['the next one after the last set', [alone(3, 2), alone(3, 0)], 0, 1],
    ['one that is open, not one that is done', [alone(3, 2), alone(3, 3), alone(3, 1)], 0, 2],
    ['none at the end', [alone(3, 3), alone(3, 2)], 1, null],
    ['the other one of its round after any set', [station(3, 0), station(3, 0)], 0, 1],
    ['back to the first after a round', [station(3, 1), station(3, 0)], 1, 0],
    ['not where the same one of a round goes on', [station(3, 1), station(3, 3)], 0, null],
    ['none where there is no exercise', [], 0, null],
  ] as const)('%s', (_, stations, index, to) => {
    expect(stationAfterSet('planned', stations, index)).toBe(to);
  });
});
