import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { ABILITIES } from '../vocabulary/ability.ts';
import { agreementWords } from './agreement.ts';
import { assessmentResult, ratingOf, strongestOf, weakestOf } from './assessment-result.ts';
import { planBenefits, RECOMMENDATIONS } from './recommendations.ts';
import { STATEMENTS, statementsOf } from './statements.ts';

/** Answers with the same four values for each ability. */
const answersOf = (...values: readonly number[]) => ABILITIES.flatMap((_, index) => Array.from({ length: 4 }, () => values[index] ?? 5));

describe('statements', () => {
  test('there are 32 different ones, four per ability in their order', () => {
    expect(STATEMENTS).toHaveLength(32);
    expect(new Set(STATEMENTS.map(({ text }) => text)).size).toBe(32);
    for (const ability of ABILITIES) {
      expect(STATEMENTS.slice(...statementsOf(ability)).map((one) => one.ability)).toEqual([ability, ability, ability, ability]);
    }
  });

  test('each is one sentence in the first person, short enough for a phone', () => {
    for (const { text } of STATEMENTS) {
      expect(text).toMatch(/^[A-ZÄÖÜ][^.!?]+\.$/);
      expect(text.length).toBeLessThanOrEqual(90);
    }
  });
});

test.each([
  [0, 'Trifft überhaupt nicht zu'],
  [1, 'Trifft überhaupt nicht zu'],
  [2, 'Trifft kaum zu'],
  [3, 'Trifft kaum zu'],
  [4, 'Trifft wenig zu'],
  [5, 'Trifft teilweise zu'],
  [6, 'Trifft eher zu'],
  [7, 'Trifft weitgehend zu'],
  [8, 'Trifft weitgehend zu'],
  [9, 'Trifft voll und ganz zu'],
  [10, 'Trifft voll und ganz zu'],
])('%i is said as %s', (value, words) => {
  expect(agreementWords(value)).toBe(words);
});

test.each([
  [10, 'Exzellent'],
  [8, 'Exzellent'],
  [7.9, 'Gut'],
  [6, 'Gut'],
  [5.9, 'Durchschnittlich'],
  [4, 'Durchschnittlich'],
  [3.9, 'Verbesserungsbedarf'],
  [0, 'Verbesserungsbedarf'],
])('an average of %f is %s', (average, rating) => {
  expect(ratingOf(average)).toBe(rating);
});

describe('result', () => {
  test('an ability has the average of its four answers, to one decimal', () => {
    const answers = answersOf();
    answers.splice(4, 4, 7, 8, 8, 8);
    expect(assessmentResult(answers)[1]).toEqual({ ability: 'speedEndurance', average: 7.8, rating: 'Gut' });
    expect(assessmentResult(answers)[0]).toEqual({ ability: 'mobility', average: 5, rating: 'Durchschnittlich' });
  });

  test('averages are within the range of their answers and in quarters as shown', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 32, maxLength: 32 }), (answers) => {
        assessmentResult(answers).forEach(({ average }, index) => {
          const own = answers.slice(index * 4, index * 4 + 4);
          expect(average).toBeGreaterThanOrEqual(Math.min(...own));
          expect(average).toBeLessThanOrEqual(Math.max(...own));
          expect([0, 3, 5, 8]).toContain(Math.round(average * 10) % 10);
        });
      }),
    );
  });

  test('equal abilities keep the order of the statements, among the best and the weakest', () => {
    const same = assessmentResult(answersOf());
    expect(strongestOf(same).map(({ ability }) => ability)).toEqual(ABILITIES.slice(0, 3));
    expect(weakestOf(same).map(({ ability }) => ability)).toEqual(ABILITIES.slice(0, 3));
    const mixed = assessmentResult(answersOf(5, 9, 2, 9, 7, 2, 1, 8));
    expect(strongestOf(mixed).map(({ ability }) => ability)).toEqual(['speedEndurance', 'coreRotation', 'throwPower']);
    expect(weakestOf(mixed).map(({ ability }) => ability)).toEqual(['sprintSpeed', 'contactStability', 'agility']);
  });
});

describe('recommendations', () => {
  const catalogue = new Map(CATALOGUE.map((one) => [one.slug, one]));

  test.each(ABILITIES)('those for %s name suitable exercises of the catalogue that everyone can do', (ability) => {
    for (const [slug, name] of Object.entries(RECOMMENDATIONS[ability].exercises)) {
      const exercise = catalogue.get(slug);
      expect(exercise).toMatchObject({ name, level: 1 });
      expect(exercise?.abilities).toContain(ability);
    }
  });

  test('a plan has a benefit for each weak ability, and general ones if none is weak', () => {
    expect(planBenefits(weakestOf(assessmentResult(answersOf(1, 2, 9, 9, 9, 9, 9, 9))))).toEqual([
      RECOMMENDATIONS.mobility.benefit,
      RECOMMENDATIONS.speedEndurance.benefit,
    ]);
    const strong = planBenefits(weakestOf(assessmentResult(answersOf(9, 9, 9, 9, 9, 9, 9, 9))));
    expect(strong).toHaveLength(3);
    expect(Object.values(RECOMMENDATIONS).map(({ benefit }) => benefit)).not.toContain(strong[0]);
  });
});
