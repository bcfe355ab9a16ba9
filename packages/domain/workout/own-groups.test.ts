import { describe, expect, it } from 'vitest';
import { canJoin, withDissolved, withJoined, withRounds, withTakenApart } from './own-groups.ts';
import { type ChosenExercise, withExercise, withMoved, withoutExercise } from './own-plan.ts';
import { movedIds } from './shaped-today.ts';

function chosen(id: string, changes: Partial<ChosenExercise> = {}): ChosenExercise {
  return { id, name: id, phase: 'main', unit: 'kg', perSide: false, sets: 3, amount: 8, ...changes };
}

/** 'W | A1 B1 C': a session of a warm-up and main exercises, with the keys of their groups. */
const shown = (session: readonly ChosenExercise[]) => session.map(({ id, groupKey }) => `${id}${groupKey ?? ''}`).join(' ');
const plain = [
  chosen('W', { phase: 'warmup' }),
  chosen('A', { pauseSeconds: 90 }),
  chosen('B', { pauseSeconds: 60 }),
  chosen('C'),
  chosen('D'),
];
const superset = withJoined(plain, 'A', 1);
const circuit = withJoined(superset, 'C', -1);

describe('joining', () => {
  it('makes a superset of neighbours, with the longest pause as the rest of the round', () => {
    expect(shown(superset)).toBe('W A1 B1 C D');
    expect(superset[1]).toMatchObject({ roundRest: 90, pauseSeconds: 90 });
    expect(superset[2]).toMatchObject({ roundRest: 90, pauseSeconds: 60 });
    expect(withJoined(plain, 'C', 1)[3]?.roundRest).toBe(60);
  });

  it('adds to a group from both sides, and joins two groups', () => {
    expect(shown(circuit)).toBe('W A1 B1 C1 D');
    expect(shown(withJoined(superset, 'B', 1))).toBe('W A1 B1 C1 D');
    const both = withJoined(superset, 'C', 1);
    expect(shown(both)).toBe('W A1 B1 C2 D2');
    expect(shown(withJoined(both, 'D', -1))).toBe('W A2 B2 C2 D2');
  });

  it('stays within a part of the session and its bounds', () => {
    expect(canJoin(plain, 'A', -1)).toBe(false);
    expect(canJoin(plain, 'D', 1)).toBe(false);
    expect(canJoin(plain, 'missing', 1)).toBe(false);
    const many = Array.from({ length: 12 }, (_, index) => chosen(String(index), index < 10 ? { groupKey: 4 } : {}));
    expect(canJoin(many, '10', -1)).toBe(false);
    expect(canJoin(many, '10', 1)).toBe(true);
  });
});

describe('taking apart', () => {
  it('leaves two exercises on their own, or takes one out of a circuit', () => {
    expect(shown(withTakenApart(superset, 'A'))).toBe('W A B C D');
    expect(shown(withTakenApart(circuit, 'B'))).toBe('W A1 C1 B D');
    expect(shown(withDissolved(circuit, 'B'))).toBe('W A B C D');
    expect(withDissolved(plain, 'B')).toBe(plain);
  });

  it('follows from removing, and from another part of the session', () => {
    expect(shown(withoutExercise(superset, 'A'))).toBe('W B C D');
    expect(shown(withoutExercise(circuit, 'B'))).toBe('W A1 C1 D');
    const moved = withExercise(circuit, { ...(circuit[2] ?? chosen('B')), phase: 'warmup' });
    expect(shown(moved)).toBe('W B A1 C1 D');
  });
});

it('rounds are the sets of each exercise, and the rest is of all', () => {
  const changed = withRounds(withRounds(superset, 'A', { rounds: 5 }), 'B', { rest: 30 });
  expect(changed.map(({ sets, roundRest }) => [sets, roundRest])).toEqual([
    [3, undefined],
    [5, 30],
    [5, 30],
    [3, undefined],
    [3, undefined],
  ]);
  expect(withRounds(plain, 'A', { rounds: 5 })).toBe(plain);
});

describe('an exercise is moved', () => {
  it('within its group, at its edge with the group', () => {
    expect(shown(withMoved(circuit, 'B', 1))).toBe('W A1 C1 B1 D');
    expect(shown(withMoved(circuit, 'C', 1))).toBe('W D A1 B1 C1');
    expect(withMoved(circuit, 'A', -1)).toBe(circuit);
  });

  it('past a group as a whole', () => {
    expect(shown(withMoved(circuit, 'D', -1))).toBe('W D A1 B1 C1');
    expect(movedIds(circuit, 'D', -1)).toEqual(['W', 'D', 'A', 'B', 'C']);
    expect(shown(withMoved(withJoined(superset, 'C', 1), 'C', -1))).toBe('W C2 D2 A1 B1');
  });
});
