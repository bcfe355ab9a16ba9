import type { TestCategory } from '@anwurf/domain/fitness/test-category';

/** Names of tests on the axes of the radar, where a phone has room for six letters; a line break splits a longer one. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  medizinballwurf: 'Medizin-\nball',
  throw_standing_kmh: 'Wurf\nStand',
  throw_jump_kmh: 'Sprung-\nwurf',
  countermovement_jump: 'CMJ',
  standweitsprung: 'Weit-\nsprung',
  yoyo_intermittent_recovery: 'Yo-Yo',
  repeated_sprint_ability: '6 Sprints',
  einbeinstand: 'Einbein-\nstand',
  y_balance_test: 'Y-\nBalance',
  plank_test: 'Stütz',
  side_plank: 'Seit-\nstütz',
  sit_up_test: 'Sit-ups',
  t_drill: 'T-Drill',
  '505_agility': '505',
  sprint_5m: '5 m',
  sprint_10m: '10 m',
  sprint_30m: '30 m',
  flying_20m: '20 m\nfliegend',
};

/** @param name its whole name, for a test that has no shorter one */
export const shortName = (id: string, name: string) => SHORT_NAMES[id] ?? name;

/** Names of categories on the axes of their radar: in one line they leave it the width of a coin on a phone of 320 px. */
export const SHORT_CATEGORIES: Readonly<Record<TestCategory, string>> = {
  wurfkraft: 'Wurf-\nkraft',
  sprungkraft: 'Sprung-\nkraft',
  schnelligkeitsausdauer: 'Schnel-\nligkeit',
  koerperstabilitaet: 'Stabili-\ntät',
  rumpfkraft: 'Rumpf-\nkraft',
  antritt: 'Antritt',
};

/** Room beside a radar for such names, in px: eight letters. */
export const SHORT_NAME_ROOM = 66;
