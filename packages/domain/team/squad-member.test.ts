import { describe, expect, it, test } from 'vitest';
import { loadRatio, loadWord } from './load-ratio.ts';
import { nextSquadOrder, FIRST_ORDER, sortSquad } from './sort-squad.ts';
import { type SquadFacts, squadMember } from './squad-member.ts';
import { squadSummary } from './squad-summary.ts';

const today = '2026-11-27';
const facts: SquadFacts = {
  user: 'a',
  name: 'Lea Arnold',
  sharedKinds: ['trainings', 'loads', 'tests', 'complaints'],
  weekSessions: 3,
  joinedOn: '2026-09-01',
  done: 2,
  last: { day: '2026-11-26', name: 'Athletik', minutes: 36 },
  load: { short: 1000, long: 4000, firstDay: '2026-09-01' },
  complaints: [],
  readiness: null,
  lastTestOn: '2026-11-01',
  lastEntryOn: '2026-11-26',
  unreadAnswers: 0,
};
const judge = (change: Partial<SquadFacts>) => squadMember({ ...facts, ...change }, today);

test('the load of 7 days is compared with a quarter of that of 28, once they are known', () => {
  expect(loadRatio(1000, 4000, 28)).toBe(1);
  expect(loadRatio(1234, 4000, 28)).toBe(1.23);
  expect(loadRatio(1000, 1000, 27)).toBeNull();
  expect(loadRatio(0, 0, 100)).toBeNull();
});

test.each([
  [0.79, 'wenig'],
  [0.8, 'im Rahmen'],
  [1.3, 'im Rahmen'],
  [1.31, 'gestiegen'],
  [1.6, 'gestiegen'],
  [1.61, 'steil gestiegen'],
])('%f is %s', (ratio, word) => expect(loadWord(ratio)).toBe(word));

describe('a hint', () => {
  it('is not there for a player who trains as usual', () => {
    expect(judge({})).toMatchObject({ hints: [], needsCoach: false, ratio: { value: 1, word: 'im Rahmen' } });
  });

  it('names the worst region that hurts, from a level on at which training changes, for two weeks', () => {
    const complaints = [
      { region: 'Knie', level: 2, day: '2026-11-27' },
      { region: 'Schulter', level: 5, day: '2026-11-24' },
      { region: 'Hüfte', level: 9, day: '2026-11-13' },
    ];
    expect(judge({ complaints })).toMatchObject({ hints: [{ kind: 'pain', region: 'Schulter', level: 5 }], needsCoach: true });
  });

  it('says that the player has answered, behind what is about his body', () => {
    expect(judge({ unreadAnswers: 2 })).toMatchObject({ hints: [{ kind: 'answer', count: 2 }], needsCoach: true });
    const complaints = [{ region: 'Knie', level: 6, day: '2026-11-27' }];
    expect(judge({ unreadAnswers: 1, complaints }).hints.map(({ kind }) => kind)).toEqual(['pain', 'answer']);
  });

  it('names a steep rise of the load', () => {
    expect(judge({ load: { short: 1700, long: 4000, firstDay: '2026-09-01' } }).hints).toEqual([{ kind: 'steep', ratio: 1.7 }]);
    expect(judge({ load: { short: 1500, long: 4000, firstDay: '2026-09-01' } }).hints).toEqual([]);
  });

  const felt = (sum: number, day = today, mean = 18) => ({ day, sum, before: { days: 20, mean, deviation: 2 } });

  it('names a player who is tired and clearly more so than usual, today or yesterday', () => {
    expect(judge({ readiness: felt(12) })).toMatchObject({ hints: [{ kind: 'tired', value: 4.8 }], needsCoach: true });
    // Always low, not low enough, and two days ago.
    expect(judge({ readiness: felt(12, today, 12) }).hints).toEqual([]);
    expect(judge({ readiness: felt(14) }).hints).toEqual([]);
    expect(judge({ readiness: felt(12, '2026-11-25') })).toMatchObject({ hints: [], readiness: null });
  });

  it('names nine days without an entry, counted from joining at the earliest', () => {
    expect(judge({ lastEntryOn: '2026-11-19' }).hints).toEqual([]);
    expect(judge({ lastEntryOn: '2026-11-18' }).hints).toEqual([{ kind: 'silent', days: 9 }]);
    expect(judge({ lastEntryOn: null, joinedOn: '2026-11-20' }).hints).toEqual([]);
    expect(judge({ lastEntryOn: null, joinedOn: '2026-11-10' }).hints).toEqual([{ kind: 'silent', days: 17 }]);
  });

  it('counts silence from the day from which on entries are known', () => {
    const silent = { ...facts, lastEntryOn: null, joinedOn: '2025-08-01' };
    expect(squadMember(silent, today, '2026-10-16').hints).toEqual([{ kind: 'silent', days: 42 }]);
    expect(squadMember({ ...silent, lastEntryOn: '2026-11-20' }, today, '2026-10-16').hints).toEqual([]);
  });

  it('does not call silent a player who shares no log', () => {
    expect(judge({ lastEntryOn: null, sharedKinds: [] })).toMatchObject({ hints: [], needsCoach: false });
    expect(judge({ lastEntryOn: null, sharedKinds: ['complaints'] }).hints).toEqual([]);
  });

  it('of a test that is due can wait', () => {
    expect(judge({ lastTestOn: '2026-08-01' })).toMatchObject({ hints: [{ kind: 'test', weeks: 16 }], needsCoach: false });
  });
});

test('a team’s mean readiness is of three players at least', () => {
  const ready = (sum: number) => judge({ readiness: { day: today, sum, before: { days: 0, mean: 0, deviation: 0 } } });
  expect(squadSummary([ready(15), ready(20), judge({})]).readiness).toBeNull();
  expect(squadSummary([ready(15), ready(20), ready(18), judge({})]).readiness).toBe(7.1);
});

describe('sorting', () => {
  const pain = judge({ user: 'p', name: 'Paula', complaints: [{ region: 'Knie', level: 4, day: today }] });
  const worse = judge({ user: 'w', name: 'Wanda', complaints: [{ region: 'Knie', level: 7, day: today }] });
  const silent = judge({ user: 's', name: 'Sina', lastEntryOn: '2026-11-01', done: 0, last: null, load: null });
  const fine = judge({ user: 'ä', name: 'Änne', done: 3 });
  const members = [fine, silent, pain, worse];
  const names = (...order: Parameters<typeof sortSquad>) => sortSquad(...order).map(({ name }) => name);

  it('begins with those who need the coach most', () => {
    expect(names(members, FIRST_ORDER)).toEqual(['Wanda', 'Paula', 'Sina', 'Änne']);
  });

  it('sorts names as German does', () => {
    expect(names(members, { by: 'name', descending: false })).toEqual(['Änne', 'Paula', 'Sina', 'Wanda']);
  });

  it('leaves players without the value at the end in both directions', () => {
    expect(names(members, { by: 'load', descending: true }).at(-1)).toBe('Sina');
    expect(names(members, { by: 'load', descending: false }).at(-1)).toBe('Sina');
  });

  it('turns with a second press and goes back with the third', () => {
    const first = nextSquadOrder(FIRST_ORDER, 'load');
    expect(first).toEqual({ by: 'load', descending: true });
    expect(nextSquadOrder(first, 'load')).toEqual({ by: 'load', descending: false });
    expect(nextSquadOrder({ by: 'load', descending: false }, 'load')).toEqual(FIRST_ORDER);
    expect(nextSquadOrder(FIRST_ORDER, 'name')).toEqual({ by: 'name', descending: false });
  });
});

test('the sum of a week counts what was planned, and no more', () => {
  expect(squadSummary([judge({ done: 5 }), judge({ done: 1 }), judge({ done: 4, weekSessions: null })])).toEqual({
    week: { done: 4, planned: 6 },
    readiness: null,
    needCoach: 0,
    players: 3,
  });
});
