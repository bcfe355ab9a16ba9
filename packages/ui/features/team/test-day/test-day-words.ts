import type { ComparedPerson } from '@anwurf/domain/norms/compare';
import { shownUnit, type SubTest, trialUnitOf } from '@anwurf/domain/fitness/sub-test';
import { trialsText } from '@anwurf/domain/team/cell-trials';
import type { TestCell } from '@anwurf/domain/team/test-table';
import type { MissingReason, TestValue } from '@anwurf/domain/team/test-value';
import { GENDER_LABELS } from '@anwurf/domain/vocabulary/player';

/** Words for a value that could not be kept. */
export const testDayFailure = { title: 'Fehler', text: 'Das konnte nicht gespeichert werden. Es gilt, was vorher da stand.' };

/** Words for why somebody has no value. */
export const MISSING_WORDS: Readonly<Record<MissingReason, string>> = {
  absent: 'heute nicht da',
  time: 'keine Zeit',
  device: 'Gerät fehlt',
  space: 'kein Platz',
  other: 'anderer Grund',
};

const SHORT: Readonly<Record<string, string>> = {
  medizinballwurf: 'Medizinball',
  throw_standing_kmh: 'Wurf Stand',
  throw_jump_kmh: 'Sprungwurf',
  countermovement_jump: 'CMJ',
  standweitsprung: 'Standweit',
  yoyo_intermittent_recovery: 'Yo-Yo',
  repeated_sprint_ability: '6 Sprints',
  overhead_squat: 'Kniebeuge',
  plank_test: 'Stütz',
  sit_up_test: 'Sit-ups',
  einbeinstand: 'Einbein',
  '505_agility': '505',
  sprint_5m: '5 m',
  sprint_10m: '10 m',
  sprint_30m: '30 m',
  flying_20m: '20 m fliegend',
};

/** A test's name, without the places where it may break. */
export const longName = ({ name }: SubTest): string => name.replaceAll('\u00ad', '');

/** A name for the head of a column. */
export const shortName = (test: SubTest): string => SHORT[test.id] ?? longName(test);

/** The unit that is typed: 'cm', 's', 'Stufe'. */
export const typedUnit = (test: SubTest): string => (test.unit === 'level' ? 'Stufe' : shownUnit(trialUnitOf(test)));

/** 'weiblich, 18 Jahre'. */
export const groupText = ({ gender, age }: ComparedPerson): string => `${GENDER_LABELS[gender].toLowerCase()}, ${age} Jahre`;

/** A cell as it is read out and printed: '30,4', 'fehlt, keine Zeit', '–'. */
export function cellText({ value, shown }: TestCell): string {
  if (value.state === 'missing') return ['fehlt', value.reason && MISSING_WORDS[value.reason]].filter(Boolean).join(', ');
  return shown ?? '–';
}

/** All that is in a cell, for its history: '29,8 / 30,4', 'fehlt, keine Zeit', 'leer'. */
export function contentText(test: SubTest, { state, trials, reason }: TestValue): string {
  if (state === 'open') return 'leer';
  if (state === 'missing') return ['fehlt', reason && MISSING_WORDS[reason]].filter(Boolean).join(', ');
  return trialsText(test, trials);
}
