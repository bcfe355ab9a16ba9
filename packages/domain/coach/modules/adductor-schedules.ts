import type { ModuleSchedule, ScheduleWeek } from './evidence-module.ts';

const WHY =
  'Starke Adduktoren schützen die Leiste bei Grätschschritten und Richtungswechseln: In einer Studie mit 35 Mannschaften hatten die Spieler damit 41 Prozent weniger Leistenprobleme.';

const SOURCE =
  'Harøy et al. 2019, Br J Sports Med 53(3):150–157 (Adductor Strengthening Programme: one exercise in three levels, 3 times a week for 6–8 weeks, then once; abstract read). Repetitions 3–5, 7–10, 12–15, one set a side: from memory and from the like in Lindblom et al. 2023, Br J Sports Med 57(2):83–90, table 1.';

/**
 * Repetitions a side of the published weeks, in the middle of their ranges; two sets in the first week, because one would not be
 * training.
 */
const REPETITION_WEEKS: readonly [ScheduleWeek, ...ScheduleWeek[]] = [
  { perWeek: 2, sets: 2, amount: 4 },
  { perWeek: 3, sets: 2, amount: 5 },
  { perWeek: 3, sets: 1, amount: 8 },
  { perWeek: 3, sets: 1, amount: 10 },
  { perWeek: 3, sets: 1, amount: 12 },
  { perWeek: 3, sets: 1, amount: 15 },
];

/** Holds in seconds a side. */
const HOLD_WEEKS: readonly [ScheduleWeek, ...ScheduleWeek[]] = [
  { perWeek: 2, sets: 2, amount: 10 },
  { perWeek: 2, sets: 2, amount: 15 },
  { perWeek: 2, sets: 2, amount: 20 },
  { perWeek: 2, sets: 3, amount: 20 },
  { perWeek: 2, sets: 3, amount: 25 },
  { perWeek: 2, sets: 3, amount: 30 },
];

const HOLD_SOURCE =
  'Polglass et al. 2019, BMJ Open Sport Exerc Med 5:e000570, table 1 (read): holds with a short, then a long lever before the dynamic exercise, twice a week, less sore muscles. The seconds are ours and fewer than theirs.';

/** The full exercise, dynamic with a long lever. */
export const COPENHAGEN_SCHEDULE: ModuleSchedule = {
  id: 'kopenhagen-aufbau',
  name: 'Kopenhagen-Aufbau',
  why: WHY,
  source: SOURCE,
  slug: 'kopenhagen-dynamisch',
  weeks: REPETITION_WEEKS,
  keep: { perWeek: 1, sets: 1, amount: 12 },
};

/** The middle level: a hold with a long lever. */
export const COPENHAGEN_LONG_HOLD_SCHEDULE: ModuleSchedule = {
  id: 'kopenhagen-halten',
  name: 'Kopenhagen-Stütz halten',
  why: WHY,
  source: HOLD_SOURCE,
  slug: 'kopenhagen-stuetz',
  weeks: HOLD_WEEKS,
  keep: { perWeek: 1, sets: 2, amount: 25 },
};

/** The entry: a hold with the knee on the support. */
export const COPENHAGEN_SHORT_HOLD_SCHEDULE: ModuleSchedule = {
  id: 'kopenhagen-einstieg',
  name: 'Kopenhagen-Stütz mit kurzem Hebel',
  why: WHY,
  source: HOLD_SOURCE,
  slug: 'kopenhagen-kurz',
  weeks: HOLD_WEEKS,
  keep: { perWeek: 1, sets: 2, amount: 25 },
};

/** The published first level: lifting the lower leg in side lying. */
export const SIDE_LYING_ADDUCTION_SCHEDULE: ModuleSchedule = {
  id: 'adduktoren-einstieg',
  name: 'Adduktoren-Einstieg in Seitlage',
  why: WHY,
  source: SOURCE,
  slug: 'seitlage-adduktoren',
  weeks: [
    { perWeek: 2, sets: 2, amount: 8 },
    { perWeek: 3, sets: 2, amount: 10 },
    { perWeek: 3, sets: 2, amount: 12 },
    { perWeek: 3, sets: 2, amount: 15 },
  ],
  keep: { perWeek: 1, sets: 2, amount: 15 },
};
