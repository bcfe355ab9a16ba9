import { describe, expect, it, test } from 'vitest';
import { KILOGRAMS_OF_POUND } from './read-amount.ts';
import { NoTrainingTable, readTrainingTable } from './read-training-table.ts';

const asked = { timeZone: 'Europe/Berlin', unit: 'kg', now: new Date('2026-11-25T12:00:00Z') } as const;
const read = (lines: readonly string[], unit: 'kg' | 'lb' = 'kg') => readTrainingTable(lines.join('\n'), { ...asked, unit });
const none = { kind: null, weight: null, reps: null, seconds: null, metres: null, reserve: null };

describe('a table of Hevy', () => {
  const head =
    '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"';

  it('has workouts with their times, kinds of sets, efforts and notes', () => {
    const table = read([
      head,
      '"Push","5 Nov 2026, 18:02","5 Nov 2026, 19:10","Gut gelaufen","Bench Press (Barbell)",,"Griff enger",0,"warmup",40,10,,,',
      '"Push","5 Nov 2026, 18:02","5 Nov 2026, 19:10","Gut gelaufen","Bench Press (Barbell)",,"Griff enger",1,"normal",80.5,5,,,8.5',
      '"Push","5 Nov 2026, 18:02","5 Nov 2026, 19:10","Gut gelaufen","Bench Press (Barbell)",,"Griff enger",2,"dropset",60,8,,,',
      '"Push","5 Nov 2026, 18:02","5 Nov 2026, 19:10","Gut gelaufen","Push Up",0,"",0,"failure",,20,,,',
      '"Push","5 Nov 2026, 18:02","5 Nov 2026, 19:10","Gut gelaufen","Plank",0,"",0,"normal",,,,90,',
      '"Lauf","7 Nov 2026, 09:00","7 Nov 2026, 09:30","","Running",,"",0,"normal",,,5.2,1800,',
    ]);
    expect(table).toMatchObject({ source: 'Hevy', sets: 6, refused: [], isUnitUnsaid: false, hasSupersets: true });
    const [push, run] = table.workouts;
    expect(push).toMatchObject({ title: 'Push', minutes: 68, note: 'Gut gelaufen\nBench Press (Barbell): Griff enger' });
    expect(push?.beganAt.toISOString()).toBe('2026-11-05T17:02:00.000Z');
    expect(push?.sets).toEqual([
      { ...none, exercise: 'Bench Press (Barbell)', kind: 'warmup', weight: 40, reps: 10 },
      { ...none, exercise: 'Bench Press (Barbell)', weight: 80.5, reps: 5, reserve: 1 },
      { ...none, exercise: 'Bench Press (Barbell)', kind: 'drop', weight: 60, reps: 8 },
      { ...none, exercise: 'Push Up', kind: 'failure', reps: 20 },
      { ...none, exercise: 'Plank', seconds: 90 },
    ]);
    expect(run?.sets).toEqual([{ ...none, exercise: 'Running', metres: 5200, seconds: 1800 }]);
  });

  it('in pounds and miles becomes kilograms and metres', () => {
    const [workout] = read([
      head.replace('weight_kg', 'weight_lbs').replace('distance_km', 'distance_miles'),
      '"Pull","5 Nov 2026, 18:02","5 Nov 2026, 19:10","","Deadlift (Barbell)",,"",0,"normal",225,5,,,10',
      '"Pull","5 Nov 2026, 18:02","5 Nov 2026, 19:10","","Running",,"",0,"normal",,,1,480,',
    ]).workouts;
    expect(workout?.sets[0]).toMatchObject({ weight: Math.round(225 * KILOGRAMS_OF_POUND * 100) / 100, reserve: 0 });
    expect(workout?.sets[1]?.metres).toBe(1609.3);
  });

  it.each(['5 Nov. 2026, 18:02', '5. November 2026, 18:02', '5 nov 2026, 6:02 PM', 'Nov 5, 2026, 18:02'])('is read at %s', (begin) => {
    const [workout] = read([head, `"A","${begin}","","","Squat (Barbell)",,"",0,"normal",100,5,,,`]).workouts;
    expect(workout?.beganAt.toISOString()).toBe('2026-11-05T17:02:00.000Z');
  });
});

describe('a table of Strong', () => {
  it('leaves out rests and notes, reads W and D, and asks for the unit that old files do not name', () => {
    const table = read([
      'Date;Workout Name;Duration;Exercise Name;Set Order;Weight;Reps;Distance;Seconds;Notes;Workout Notes;RPE',
      '2026-11-05 18:02:11;"Beine";1h 12m;"Squat (Barbell)";W;60,0;8;0;0;;;',
      '2026-11-05 18:02:11;"Beine";1h 12m;"Squat (Barbell)";1;100,5;5;0;0;;;9',
      '2026-11-05 18:02:11;"Beine";1h 12m;"Squat (Barbell)";Rest Timer;0;0;0;180;;;',
      '2026-11-05 18:02:11;"Beine";1h 12m;"Squat (Barbell)";D;80;6;0;0;;;',
    ]);
    expect(table).toMatchObject({ source: 'Strong', sets: 3, refused: [], isUnitUnsaid: true });
    expect(table.workouts[0]).toMatchObject({ minutes: 72 });
    expect(table.workouts[0]?.sets.map(({ kind, weight, reserve }) => [kind, weight, reserve])).toEqual([
      ['warmup', 60, null],
      [null, 100.5, 1],
      ['drop', 80, null],
    ]);
  });

  it('of newer releases says its units in a column', () => {
    const table = read(
      [
        'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes',
        '2026-11-05 18:02:11;"A";"Deadlift (Barbell)";1;100;kg;5;;;;0;"";""',
        '2026-11-05 18:02:11;"A";"Deadlift (Barbell)";2;100;lbs;5;;;;0;"";""',
      ],
      'lb',
    );
    expect(table.isUnitUnsaid).toBe(false);
    expect(table.workouts[0]?.sets.map(({ weight }) => weight)).toEqual([100, 45.36]);
  });
});

test('a table of FitNotes has a workout a day, and times as clocks', () => {
  const table = read([
    'Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time,Comment',
    '2026-11-05,Barbell Squat,Legs,100.0,5,,,,',
    '2026-11-05,Plank,Abs,0,0,,,0:01:30,ruhig',
    '2026-11-06,Rowing Machine,Cardio,,,2,km,0:08:00,',
  ]);
  expect(table).toMatchObject({ source: 'FitNotes', isUnitUnsaid: false });
  expect(table.workouts.map(({ beganAt, minutes }) => [beganAt.toISOString(), minutes])).toEqual([
    ['2026-11-05T17:00:00.000Z', 6],
    ['2026-11-06T17:00:00.000Z', 3],
  ]);
  expect(table.workouts[0]).toMatchObject({ note: 'Plank: ruhig', sets: [{ weight: 100 }, { weight: null, reps: null, seconds: 90 }] });
  expect(table.workouts[1]?.sets[0]).toMatchObject({ metres: 2000, seconds: 480 });
});

test('a table of Liftosaur has its instants and what was done, not what was asked', () => {
  const table = read([
    'Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Required Reps,Completed Reps,Is AMRAP?,Required Weight Value,Completed Weight Value,Completed Weight Unit,Completed Reps Time,Notes',
    '2026-11-05T17:02:00.000Z,5/3/1,Day 1,Squat,1,5,5,0,60,60,kg,2026-11-05T17:05:00.000Z,',
    '2026-11-05T17:02:00.000Z,5/3/1,Day 1,Squat,0,5,7,1,200,225,lb,2026-11-05T17:09:00.000Z,',
  ]);
  expect(table).toMatchObject({ source: 'Liftosaur', isUnitUnsaid: false, workouts: [{ title: 'Day 1' }] });
  expect(table.workouts[0]?.beganAt.toISOString()).toBe('2026-11-05T17:02:00.000Z');
  expect(table.workouts[0]?.sets).toEqual([
    { ...none, exercise: 'Squat', kind: 'warmup', weight: 60, reps: 5 },
    { ...none, exercise: 'Squat', weight: 102.06, reps: 7 },
  ]);
});

test('a table of one’s own is read in German', () => {
  const table = read([
    'Datum;Übung;Satz;Gewicht (kg);Wiederholungen;RIR;Notiz',
    '05.11.2026;Kniebeuge mit Langhantel;1;102,5;5;2;tief',
    '05.11.2026 07:30;Klimmzug;1;-20;8;;mit Hilfe',
  ]);
  expect(table.source).toBe('table');
  expect(table.workouts.map(({ beganAt, sets }) => [beganAt.toISOString(), sets[0]?.weight, sets[0]?.reserve])).toEqual([
    ['2026-11-05T06:30:00.000Z', -20, null],
    ['2026-11-05T17:00:00.000Z', 102.5, 2],
  ]);
});

test('the file itself decides between days before and after months', () => {
  const days = (...dates: readonly string[]) =>
    read(['Date,Exercise,Reps', ...dates.map((date) => `${date},Squat,5`)]).workouts.map(({ beganAt }) =>
      beganAt.toISOString().slice(0, 10),
    );
  expect(days('3/4/2026', '3/25/2026')).toEqual(['2026-03-04', '2026-03-25']);
  expect(days('3/4/2026', '25/3/2026')).toEqual(['2026-03-25', '2026-04-03']);
});

test('a line that is not understood is refused with its reason, and the others are there', () => {
  const { workouts, refused } = read([
    'Date,Exercise,Weight (kg),Reps',
    '2026-11-05,Squat,100,5',
    '2026-11-05,Squat,viel,5',
    '2026-11-05,,100,5',
    '2026-11-05,Squat,100,',
    '2026-11-05,Squat,100,-5',
    '2026-11-05,Squat,5000,5',
    'gestern,Squat,100,5',
    '2026-02-30,Squat,100,5',
    '2027-11-05,Squat,100,5',
    '=SUMME(A1),Squat,100,5',
  ]);
  expect(workouts).toHaveLength(1);
  expect(workouts[0]?.sets).toHaveLength(1);
  expect(refused.map(({ line, words }) => `${line} ${words}`)).toEqual([
    '3 Das Gewicht „viel“ ist nicht lesbar.',
    '4 Hier fehlt die Übung.',
    '5 Hier fehlen die Wiederholungen.',
    '6 Die Wiederholungen „-5“ sind nicht lesbar.',
    '7 Das Gewicht „5000“ ist nicht lesbar.',
    '8 Der Tag „gestern“ ist nicht lesbar.',
    '9 Der Tag „2026-02-30“ ist nicht lesbar.',
    '10 Dieses Training liegt in der Zukunft.',
    '11 Der Tag „=SUMME(A1)“ ist nicht lesbar.',
  ]);
});

test.each(['', 'Name;Verein', '<html></html>', '{"a": 1}', 'Date;Reps\n2026-11-05;5', 'BEGIN:VCALENDAR'])(
  '%j is no table of workouts',
  (text) => {
    expect(() => read([text])).toThrow(NoTrainingTable);
  },
);

test('a table of more than 100,000 lines is refused', () => {
  expect(() => read(['Date,Exercise,Reps', ...Array.from({ length: 100_001 }, () => '2026-11-05,Squat,5')])).toThrow(NoTrainingTable);
});
