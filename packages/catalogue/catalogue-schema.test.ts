import { describe, expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { catalogueExerciseSchema } from '@anwurf/domain/exercise/catalogue-schema';

const exercise = CATALOGUE.find(({ slug }) => slug === 'beinpresse');

function messagesFor(change: object): string[] {
  return catalogueExerciseSchema.safeParse({ ...exercise, ...change }).error?.issues.map(({ message }) => message) ?? [];
}

describe('catalogueExerciseSchema', () => {
  it('accepts every shipped exercise, unchanged', () => {
    for (const shipped of CATALOGUE) expect(catalogueExerciseSchema.parse(shipped)).toEqual(shipped);
  });

  it.each([
    [{ slug: 'Bein Presse' }, 'slug: only lower-case letters, digits and single hyphens.'],
    [{ name: ' ' }, 'name: is missing.'],
    [{ phase: 'haupt' }, 'phase: warmup, main or cooldown.'],
    [{ kind: 'stretch' }, 'kind: does not fit the phase.'],
    [{ pattern: null }, 'pattern: needed in the main part, else empty.'],
    [{ equipment: ['Klavier'] }, 'equipment: unknown value.'],
    [{ equipment: ['Kein Equipment'] }, 'equipment: the list is empty without any.'],
    [{ goals: [] }, 'goals: at least one.'],
    [{ goals: ['beweglicher_werden', 'beweglicher_werden'] }, 'goals: each value only once.'],
    [{ contraindications: ['Nase'] }, 'contraindications: unknown value.'],
    [{ metric: 'seconds' }, 'amount: exactly one, that of the metric.'],
    [{ defaults: { ...exercise?.defaults, seconds: 30 } }, 'amount: exactly one, that of the metric.'],
    [{ defaults: { ...exercise?.defaults, tempo: 'flott' } }, 'tempo: four parts such as 2-0-X-0.'],
    [{ videoLink: 'javascript:alert(1)' }, 'videoLink: not a web address.'],
    [{ level: 4 }, 'level: 1, 2 or 3.'],
  ])('refuses %j and says why', (change, message) => {
    expect(messagesFor(change)).toContain(message);
  });
});
