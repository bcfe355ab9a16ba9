import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';

/** Read one by one: load can hang from a belt or lie in a vest, and a band or a machine can help. */
const reviewed = {
  body: ['klimmzug', 'klimmzug-mit-band', 'klimmzug-untergriff'],
  part: [
    'bank-aufsteigen',
    'bank-einbeiniges-aufstehen',
    'bank-enger-liegestuetz',
    'box-aufsteigen',
    'bulgarische-kniebeuge',
    'dips-an-der-bank',
    'enger-liegestuetz',
    'handtuch-rudern',
    'kasten-aufsteigen',
    'klimmzug-negativ',
    'langhantel-umgekehrtes-rudern',
    'liegestuetz',
    'liegestuetz-fuesse-erhoeht',
    'liegestuetz-versetzt',
    'pistol-auf-bank',
    'skater-kniebeuge',
    'sprossenwand-einbeinkniebeuge',
  ],
} as const;

test.each(['body', 'part'] as const)('the exercises that take load beside %s of the own body are those reviewed', (kind) => {
  const found = CATALOGUE.filter(({ extraLoad }) => extraLoad === kind).map(({ slug }) => slug);
  expect(found.toSorted()).toEqual(reviewed[kind]);
});

test('load beside the own body is for counted strength of the main part without a weight of its own', () => {
  const wrong = CATALOGUE.filter(
    ({ extraLoad, phase, metric, progress }) => extraLoad !== null && (phase !== 'main' || metric !== 'reps' || progress !== 'reserve'),
  );
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});
