import { describe, expect, it } from 'vitest';
import type { LoggedSet } from './logged-set.ts';
import { reportDuration, reportFacts, reportHero, reportTitle, shareText } from './report-words.ts';
import { readStoredReport, toStoredReport } from './stored-report.ts';
import {
  MOST_REPORTED_EXERCISES,
  MOST_REPORTED_SETS,
  reportGroups,
  reportOf,
  reportSums,
  type ReportedRecord,
  SHARE_QUESTION_DELAY_MS,
  type TrainingReport,
} from './training-report.ts';
import { workoutSummary } from './workout-summary.ts';

const START = Date.UTC(2026, 10, 20, 18, 0);
const minute = (minutes: number) => new Date(START + minutes * 60_000);

function logged(change: Partial<LoggedSet>): LoggedSet {
  return {
    workoutId: 'today',
    exerciseName: 'Bankdrücken',
    phase: 'main',
    setNumber: 1,
    weight: null,
    reps: null,
    durationSeconds: null,
    distanceMeters: null,
    loggedAt: minute(0),
    ...change,
  };
}

const sets = [
  logged({ exerciseName: 'Seilspringen', phase: 'warmup', durationSeconds: 300 }),
  logged({ weight: 32.5, reps: 8, loggedAt: minute(10) }),
  logged({ setNumber: 2, weight: 34, reps: 8, loggedAt: minute(12) }),
  logged({ exerciseName: 'Rudern', weight: 20, reps: 10, rightAmount: 9, loggedAt: minute(20) }),
  logged({ exerciseName: 'Auslaufen', phase: 'cooldown', distanceMeters: 1000, loggedAt: minute(50) }),
];
const workout = { planName: 'Wurfkraft Aufbau', sessionOrder: 3, durationMinutes: 52, day: '2026-11-20', completedAt: minute(52) };
const record: ReportedRecord = { exercise: 'Bankdrücken', kind: 'weight', value: 34, reps: 8, before: 32.5 };
const report = reportOf(workout, workoutSummary(sets, null), [record]);

/** Through JSON, like a stored row. */
const readBack = (data: unknown) => readStoredReport(JSON.parse(JSON.stringify(data)));

describe('a report', () => {
  it('has the contents of the summary, from the first set to the end', () => {
    expect(reportSums(report)).toEqual({ exerciseCount: 4, setCount: 5, movedKilograms: 912 });
    expect([report.startedAt, report.endedAt]).toEqual([minute(0), minute(52)]);
    expect(reportGroups(report).map(({ phase, exercises }) => [phase, exercises.map(({ name }) => name)])).toEqual([
      ['warmup', ['Seilspringen']],
      ['main', ['Bankdrücken', 'Rudern']],
      ['cooldown', ['Auslaufen']],
    ]);
  });

  it('is stored with the documents’ field names, and round-trips', () => {
    const stored = toStoredReport(report, 'a-session');
    expect(stored.exercises[1]).toMatchObject({
      exercise_name: 'Bankdrücken',
      phase: 'haupt',
      sets: [{ weight: 32.5, reps: 8, completed_at: '2026-11-20T18:10:00.000Z' }, { weight: 34 }],
    });
    expect(stored.metadata).toMatchObject({
      planName: 'Wurfkraft Aufbau',
      duration: 52,
      startTime: '2026-11-20T18:00:00.000Z',
      endTime: '2026-11-20T18:52:00.000Z',
      sessionId: 'a-session',
    });
    expect(readBack(stored)).toEqual(report);
  });

  it('is limited in length', () => {
    const many = Array.from({ length: MOST_REPORTED_EXERCISES + 5 }, (_, index) => logged({ exerciseName: `Übung ${index}` }));
    const long = Array.from({ length: MOST_REPORTED_SETS + 5 }, (_, index) => logged({ setNumber: index + 1, reps: 1 }));
    const largest = reportOf(workout, workoutSummary([...long, ...many], null), []);
    expect(largest.exercises).toHaveLength(MOST_REPORTED_EXERCISES);
    expect(largest.exercises[0]?.sets).toHaveLength(MOST_REPORTED_SETS);
    expect(readBack(toStoredReport(largest, null))).toEqual(largest);
  });

  it('asks half a second after the summary', () => expect(SHARE_QUESTION_DELAY_MS).toBe(500));
});

describe('reports of other tools', () => {
  const exercises = [{ exercise_name: 'Kniebeuge', sets: [{ weight: 60, reps: 5, completed_at: '2026-11-20T18:00:00+01:00' }] }];

  it('may be bare lists of exercises', () => {
    const bare = readBack(exercises);
    expect(bare).toMatchObject({ planName: null, durationMinutes: null, endedAt: null, records: [] });
    expect(bare?.exercises).toMatchObject([{ name: 'Kniebeuge', phase: 'main', sets: [{ weight: 60, reps: 5, durationSeconds: null }] }]);
    expect(bare && [reportTitle(bare), reportDuration(bare), reportFacts(bare).length]).toEqual(['Training', 'Unbekannt', 2]);
  });

  it('last from start to end without a duration', () => {
    const metadata = { planName: 'Kraft', startTime: '2026-11-20T18:00:00Z', endTime: '2026-11-20T18:40:20Z' };
    expect(readBack({ exercises, metadata })?.durationMinutes).toBe(40);
    expect(readBack({ exercises, metadata: { ...metadata, duration: 31 } })?.durationMinutes).toBe(31);
    expect(readBack({ exercises, metadata: { ...metadata, endTime: '2026-11-20T17:00:00Z' } })?.durationMinutes).toBeNull();
  });

  it('lose unreadable parts, and keep their sets', () => {
    const broken = readBack({
      exercises: [{ exercise_name: ' \u0000a\nb\u202e ', phase: 7, sets: [{ weight: -1, reps: '8', completed_at: 'gestern' }] }],
      metadata: { planName: 7, duration: -3, startTime: 'früh' },
      records: [{ kind: 'luck' }],
    });
    expect(broken).toMatchObject({ planName: null, durationMinutes: null, records: [] });
    expect(broken?.exercises[0]).toMatchObject({ name: 'a b', phase: 'main', sets: [{ weight: null, reps: null, completedAt: null }] });
    expect(readBack({ exercises, metadata: 'x' })?.exercises).toHaveLength(1);
  });

  it.each([null, 'x', 7, {}, { exercises: 'x' }, [{}], [{ exercise_name: 'x' }], { exercises: [{ exercise_name: 'x', sets: [7] }] }])(
    'is no report without exercises: %j',
    (data) => expect(readBack(data)).toBeNull(),
  );

  it('are rejected when longer than any workout', () => {
    expect(readBack(Array.from({ length: MOST_REPORTED_EXERCISES + 1 }, () => exercises[0]))).toBeNull();
  });
});

describe('a report of exercises with the own body', () => {
  const pulled = { exerciseName: 'Klimmzug', reps: 6, bodyWeight: 75 };
  const done = [
    logged({ ...pulled, extraWeight: 5 }),
    logged({ ...pulled, setNumber: 2, band: 'mittel' }),
    logged({ ...pulled, setNumber: 3, extraWeight: -20 }),
  ];
  const estimate: ReportedRecord = { exercise: 'Klimmzug', kind: 'oneRepMax', value: 96, reps: 6, before: 90 };
  const added: ReportedRecord = { exercise: 'Klimmzug', kind: 'weight', value: 5, reps: 6, before: 2.5 };
  const own = reportOf(workout, workoutSummary(done, null), [estimate, added]);

  it('has what was added and what helped, also when it is read back', () => {
    expect(readBack(toStoredReport(own, null))?.exercises[0]?.sets).toMatchObject([
      { reps: 6, extraWeight: 5 },
      { reps: 6, band: 'mittel' },
      { reps: 6, extraWeight: -20 },
    ]);
    expect(reportSums(own).movedKilograms).toBe(30);
  });

  it('says nothing from which the weight of its player follows', () => {
    expect(own.records).toEqual([added]);
    expect(JSON.stringify(toStoredReport(own, null))).not.toMatch(/75|9[06]/u);
  });
});

describe('the words of a report', () => {
  const other = (change: Partial<TrainingReport>): TrainingReport => ({ ...report, ...change });
  const noWeights = other({ exercises: report.exercises.slice(0, 1), durationMinutes: 1 });

  it('contain plan and session', () => {
    expect(reportTitle(report)).toBe('Wurfkraft Aufbau, Einheit 3');
    expect(reportTitle({ planName: null, sessionOrder: null })).toBe('Training');
  });

  it('show kilograms if any, else sets', () => {
    expect(reportHero(report)).toEqual({ value: '912', words: 'Kilogramm bewegt' });
    expect(reportHero(noWeights)).toEqual({ value: '1', words: 'Satz' });
    expect(reportFacts(report).map(({ value, label }) => `${value} ${label}`)).toEqual(['4 Übungen', '5 Sätze', '52 Minuten']);
    expect(reportFacts(noWeights).map(({ value, label }) => `${value} ${label}`)).toEqual(['1 Übung', '1 Minute']);
  });

  it('form a sentence for the link', () => {
    expect(shareText(report)).toBe('912 kg bewegt, 4 Übungen, 5 Sätze, 52 Minuten.');
    expect(shareText(noWeights)).toBe('1 Übung, 1 Satz, 1 Minute.');
    expect(shareText(other({ durationMinutes: null }))).toBe('912 kg bewegt, 4 Übungen, 5 Sätze.');
  });
});
