import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { EMPTY_TRAINING_PROFILE } from '../coach/training-profile.ts';
import { buildPlan } from './build-plan.ts';
import type { GeneratedPlan, PlanExercise } from './generated-plan.ts';
import { toPlanJsonSchema } from './plan-json-schema.ts';
import { validatePlan } from './validate-plan.ts';

const questionnaire: Questionnaire = {
  name: 'Kim Beispiel',
  gender: 'female',
  position: 'Mittespieler',
  goals: ['mehr_tore_werfen'],
  seasonPhase: 'Wettkampfphase',
  teamTrainingFrequency: 3,
  individualTrainingFrequency: 1,
  durationMinutes: 60,
  equipment: ['Theraband'],
  contraindications: [],
};
const plan: GeneratedPlan = buildPlan({ questionnaire, catalogue: CATALOGUE, seed: 5 });
const exercises = plan.sessions[0]?.exercises ?? [];

/** The plan with other exercises in its only session. */
function withExercises(change: (exercises: readonly PlanExercise[]) => readonly PlanExercise[]): unknown {
  return { ...plan, sessions: [{ exercises: change(exercises) }] };
}

function renamed(name: string): unknown {
  return withExercises(([first, ...rest]) => (first === undefined ? rest : [{ ...first, name }, ...rest]));
}

function problemsOf(candidate: unknown, ownExercises: { name: string }[] = []): readonly string[] {
  const validation = validatePlan(candidate, { questionnaire, catalogue: CATALOGUE, ownExercises });
  return validation.ok ? [] : validation.problems;
}

describe('a plan from outside', () => {
  it('is accepted when the built-in generator could have made it', () => {
    expect(validatePlan(plan, { questionnaire, catalogue: CATALOGUE })).toEqual({ ok: true, plan });
  });

  it('may spell names with different case and blanks, and needs neither reason nor weeks', () => {
    const { reason: _reason, weeks: _weeks, ...bare } = plan;
    expect(problemsOf(bare)).toEqual([]);
    expect(problemsOf(renamed(`  ${exercises[0]?.name.toUpperCase()} `))).toEqual([]);
  });

  it('may use own exercises, but no unknown ones', () => {
    expect(problemsOf(renamed('Mein Geheimtraining'), [{ name: 'mein geheimtraining' }])).toEqual([]);
    expect(problemsOf(renamed('Mein Geheimtraining'))).toEqual([
      'Einheit 1: „Mein Geheimtraining“ ist weder im Katalog noch eine eigene Übung.',
    ]);
  });

  it('uses owned equipment and exercises of the position only', () => {
    expect(problemsOf(renamed('Beinpresse'))).toEqual(['Einheit 1: „Beinpresse“ braucht Equipment, das nicht vorhanden ist (Beinpresse).']);
    expect(problemsOf(renamed('Hampelmannabwehr'))).toEqual([
      'Einheit 1: „Hampelmannabwehr“ ist nicht für die Position Mittespieler gedacht.',
    ]);
  });

  it('respects complaints', () => {
    const answers: Questionnaire = { ...questionnaire, contraindications: ['Knie', 'Schulter'], equipment: ['Beinpresse'] };
    const sparing = buildPlan({ questionnaire: answers, catalogue: CATALOGUE, seed: 5 });
    const check = (candidate: unknown) => validatePlan(candidate, { questionnaire: answers, catalogue: CATALOGUE });
    expect(check(sparing)).toEqual({ ok: true, plan: sparing });
    const [first, ...rest] = sparing.sessions[0]?.exercises ?? [];
    expect(check({ ...sparing, sessions: [{ exercises: [{ ...first, name: 'Beinpresse' }, ...rest] }] })).toEqual({
      ok: false,
      problems: ['Einheit 1: „Beinpresse“ belastet, was geschont werden soll (Knie).'],
    });
  });

  it('fits the time, has a main part and no duplicates', () => {
    expect(problemsOf(withExercises((all) => all.slice(0, 3))).join(' ')).toMatch(/Der Hauptteil fehlt.*dauert etwa \d+ Minuten statt 60/);
    expect(problemsOf(renamed(exercises[1]?.name ?? ''))).toEqual([`Einheit 1: „${exercises[1]?.name}“ kommt mehr als einmal vor.`]);
  });

  it('has the chosen number of sessions', () => {
    const tooMany = { ...plan, sessionsPerWeek: undefined };
    expect(problemsOf(tooMany)).toEqual(['Der Plan hat 2 Einheiten, gewünscht sind 1.']);
    expect(problemsOf({ ...plan, sessionsPerWeek: 2 })).toEqual(['Der Plan hat 2 Einheiten, gewünscht sind 1.']);
  });

  it('may have alternating sessions, if it states the number per week', () => {
    expect(plan.sessions).toHaveLength(2);
    expect(problemsOf({ ...plan, sessionsPerWeek: 1 })).toEqual([]);
  });

  it('is short on the day before a match', () => {
    const profile = { ...EMPTY_TRAINING_PROFILE, matchDays: ['sa' as const] };
    const onFriday = { ...plan, sessions: plan.sessions.map((session) => ({ ...session, weekday: 'fr' })) };
    const validation = validatePlan(onFriday, { questionnaire, catalogue: CATALOGUE, profile });
    expect(validation.ok ? [] : validation.problems).toContainEqual(expect.stringMatching(/statt 25 /));
  });

  it.each([
    undefined,
    null,
    'ein Plan',
    [],
    {},
    { ...plan, sessions: [] },
    { ...plan, sessions: [{ exercises: [{ name: 'Beinpresse' }] }] },
  ])('is refused with a reason if it is not a plan: %j', (candidate) => {
    expect(problemsOf(candidate).join(' ')).toMatch(/^Format bei /);
  });

  describe('with supersets', () => {
    const main = exercises.findIndex(({ phase }) => phase === 'main');
    const grouped = (places: readonly number[], values: Partial<PlanExercise> = {}) =>
      withExercises((all) => all.map((one, place) => (places.includes(place) ? { ...one, groupKey: 3, roundRest: 60, ...values } : one)));
    const problemsOfGroups = (candidate: unknown) => problemsOf(candidate).filter((problem) => /Gruppe/.test(problem));

    it('has them as neighbours of one part', () => {
      expect(problemsOfGroups(grouped([main, main + 1]))).toEqual([]);
      expect(problemsOfGroups(grouped([main]))).toHaveLength(1);
      expect(problemsOfGroups(grouped([main, main + 2]))).toHaveLength(1);
      expect(problemsOfGroups(grouped([main, main + 1, main + 3]))).toHaveLength(1);
      expect(problemsOfGroups(grouped([main - 1, main]))[0]).toMatch(/über einen Teil der Einheit hinaus/);
    });

    it('has one rest a group, and none without a group', () => {
      expect(problemsOfGroups(grouped([main], { groupKey: null }))).toHaveLength(1);
      const other = withExercises((all) =>
        all.map((one, place) => (place === main || place === main + 1 ? { ...one, groupKey: 1, roundRest: place } : one)),
      );
      expect(problemsOfGroups(other)[0]).toMatch(/nicht dieselbe Pause/);
    });

    it('has at most ten exercises in one', () => {
      const circuit = withExercises(() =>
        Array.from({ length: 11 }, (_, at) => ({ ...exercises[main], name: `X${at}`, groupKey: 1 }) as PlanExercise),
      );
      expect(problemsOfGroups(circuit)).toEqual(['Einheit 1: Die Gruppe 1 hat mehr als 10 Übungen.']);
    });
  });

  it('names at most fifty problems', () => {
    const sessions = Array.from({ length: 12 }, () => ({ exercises: exercises.map((exercise) => ({ ...exercise, name: 'Quatsch' })) }));
    expect(problemsOf({ ...plan, sessions })).toHaveLength(50);
  });
});

it('has a JSON schema with a plan’s required fields', () => {
  expect(toPlanJsonSchema()).toMatchObject({
    type: 'object',
    required: ['name', 'description', 'durationRecommendation', 'sessions'],
    properties: { sessions: { type: 'array', minItems: 1, maxItems: 12 } },
  });
});
