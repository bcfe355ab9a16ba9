import type { ModuleSchedule } from './evidence-module.ts';

const WHY =
  'Die Nordische Beinbeuge kräftigt die Beinrückseite beim Bremsen. In Studien hatten Mannschaften damit höchstens halb so viele Zerrungen. Muskelkater in den ersten Wochen ist normal.';

/**
 * The published ten weeks. In the last phase the sets had 12, 10 and 8 repetitions; a plan row has one amount, so it is 10. Meant
 * for a pre-season with two or three such sessions a week.
 */
export const NORDIC_SCHEDULE: ModuleSchedule = {
  id: 'nordic-aufbau',
  name: 'Nordic-Aufbau über zehn Wochen',
  why: WHY,
  source:
    'Petersen et al. 2011, Am J Sports Med 39(11):2296–2303 (27 sessions in 10 weeks, then once a week 12, 10 and 8: text read, table from memory); protocol of Mjølsnes et al. 2004, Scand J Med Sci Sports 14(5):311–317, as listed by Cuthbert et al. 2020, Sports Med 50(1):83–99, table 2 (Delahunt: 2×5, 2×6, 3×6, 3×8, then 12, 10, 8).',
  slug: 'nordische-beinbeuge',
  weeks: [
    { perWeek: 1, sets: 2, amount: 5 },
    { perWeek: 2, sets: 2, amount: 6 },
    { perWeek: 3, sets: 3, amount: 6 },
    { perWeek: 3, sets: 3, amount: 8 },
    { perWeek: 3, sets: 3, amount: 10 },
    { perWeek: 3, sets: 3, amount: 10 },
    { perWeek: 3, sets: 3, amount: 10 },
    { perWeek: 3, sets: 3, amount: 10 },
    { perWeek: 3, sets: 3, amount: 10 },
    { perWeek: 3, sets: 3, amount: 10 },
  ],
  keep: { perWeek: 1, sets: 3, amount: 10 },
};

/** Few but good repetitions: fits into any session, in season too. */
export const NORDIC_LOW_VOLUME_SCHEDULE: ModuleSchedule = {
  id: 'nordic-sparsam',
  name: 'Nordic-Aufbau mit wenig Umfang',
  why: WHY,
  source:
    'Presland et al. 2018, Scand J Med Sci Sports 28(7):1775–1783 (from memory: 8 repetitions a week after two weeks changed strength and fascicles as much as many more); Cuthbert et al. 2020, Sports Med 50(1):83–99 (abstract and table 2 read: volume hardly mattered). The steps between are ours.',
  slug: 'nordische-beinbeuge',
  weeks: [
    { perWeek: 1, sets: 2, amount: 3 },
    { perWeek: 2, sets: 2, amount: 4 },
    { perWeek: 2, sets: 3, amount: 4 },
    { perWeek: 2, sets: 3, amount: 5 },
    { perWeek: 2, sets: 3, amount: 5 },
    { perWeek: 2, sets: 3, amount: 6 },
  ],
  keep: { perWeek: 1, sets: 2, amount: 5 },
};

/** The build-up to the full exercise, for players for whom that is still too hard or too painful. */
export const NORDIC_ENTRY_SCHEDULE: ModuleSchedule = {
  id: 'nordic-einstieg',
  name: 'Nordic-Einstieg mit Halten',
  why: 'Erst halten, dann absenken: So gewöhnst du die Beinrückseite an die Last, bevor du die ganze Nordische Beinbeuge machst.',
  source: 'Coaching practice; amounts follow the first weeks of the full schedule.',
  slug: 'nordische-beinbeuge-halten',
  weeks: [
    { perWeek: 1, sets: 2, amount: 3 },
    { perWeek: 2, sets: 2, amount: 4 },
    { perWeek: 2, sets: 3, amount: 4 },
    { perWeek: 2, sets: 3, amount: 5 },
    { perWeek: 2, sets: 3, amount: 6 },
    { perWeek: 2, sets: 3, amount: 6 },
  ],
  keep: { perWeek: 1, sets: 3, amount: 5 },
};
