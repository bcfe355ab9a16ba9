import { describe, expect, test } from 'vitest';
import { type Answers, checkAnswers } from '../model/answers.ts';
import type { SomeOfQuestion } from '../model/questions.ts';
import { furthestStep, isStepDone, onboardingSteps, stepPath } from './onboarding-steps.ts';

const complete: Answers = {
  name: 'Mila Brandt',
  gender: 'female',
  position: 'Rückraumspieler',
  goals: ['mehr_tore_werfen'],
  seasonPhase: 'Wettkampfphase',
  teamTrainingFrequency: 3,
  individualTrainingFrequency: 2,
  durationMinutes: 60,
  equipment: ['Hanteln'],
};

const paths = [
  'name',
  'player-card',
  'gender',
  'position',
  'goals',
  'season-phase',
  'team-training',
  'individual-training',
  'duration',
  'equipment',
];

function someOf(path: string): SomeOfQuestion {
  const question = onboardingSteps.find((step) => step.path === path)?.questions[0];
  if (question?.kind !== 'some') throw new Error(`${path} does not ask for several`);
  return question;
}

describe('the steps', () => {
  test('are the documented ten, in order', () => {
    expect(onboardingSteps.map(({ path }) => path)).toEqual(paths);
  });

  test('offer every documented option', () => {
    const counts = onboardingSteps.flatMap(({ questions }) =>
      questions.map((question) => ('options' in question ? question.options.length : 0)),
    );
    expect(counts).toEqual([0, 0, 3, 0, 5, 10, 2, 9, 0, 7, 0, 0, 5, 0, 5, 3, 22, 0]);
  });

  test('each stays closed until the one before it is answered; the player card never holds anybody up', () => {
    const fields = [
      'name',
      'gender',
      'position',
      'goals',
      'seasonPhase',
      'teamTrainingFrequency',
      'individualTrainingFrequency',
      'durationMinutes',
    ];
    const reached = fields.map((_, index) =>
      stepPath(
        furthestStep({
          answers: Object.fromEntries(
            Object.entries(complete).filter(([field]) => fields.indexOf(field) <= index && field !== 'equipment'),
          ),
          playerAsked: true,
        }),
      ),
    );
    const start = furthestStep({ answers: {}, playerAsked: false });
    expect([stepPath(start), ...reached]).toEqual(paths.filter((path) => path !== 'player-card'));
    expect(stepPath(furthestStep({ answers: complete, playerAsked: true }))).toBe('equipment');
  });

  test('after the name comes the player card, until it was chosen or skipped', () => {
    const answers = { name: 'Mila' };
    expect(stepPath(furthestStep({ answers, playerAsked: false }))).toBe('player-card');
    expect(stepPath(furthestStep({ answers, playerAsked: true }))).toBe('gender');
  });

  test('a name of blanks is no name', () => {
    const [name] = onboardingSteps;
    expect(name && isStepDone(name, { name: '   ' })).toBe(false);
    expect(name && isStepDone(name, { name: ' Mila ' })).toBe(true);
  });

  test('every single answer can be chosen and is read back', () => {
    for (const { questions } of onboardingSteps) {
      for (const question of questions) {
        if (question.kind !== 'one') continue;
        for (const { value } of question.options) expect(question.chosen(question.choose({}, value))).toBe(value);
      }
    }
  });
});

describe('choosing', () => {
  test('a fourth goal drops the oldest', () => {
    const goals = someOf('goals');
    const four = ['schneller_werden', 'hoher_springen', 'beweglicher_werden', 'mehr_tore_werfen'];
    const answers = four.reduce<Answers>((before, goal) => goals.toggle(before, goal), {});
    expect(goals.chosen(answers)).toEqual(four.slice(1));
    expect(goals.chosen(goals.toggle(answers, 'hoher_springen'))).toEqual(['beweglicher_werden', 'mehr_tore_werfen']);
  });

  test("'Kein Equipment' excludes the others, and they it", () => {
    const equipment = someOf('equipment');
    const gear = equipment.toggle(equipment.toggle({}, 'Hanteln'), 'Rope');
    expect(equipment.chosen(equipment.toggle(gear, 'Kein Equipment'))).toEqual(['Kein Equipment']);
    expect(equipment.chosen(equipment.toggle({ equipment: ['Kein Equipment'] }, 'Rope'))).toEqual(['Rope']);
  });

  test('no equipment at all is no answer; nothing to be spared is one', () => {
    const last = onboardingSteps.at(-1);
    expect(last && isStepDone(last, { equipment: [] })).toBe(false);
    expect(last && isStepDone(last, { equipment: ['Rope'] })).toBe(true);
    expect(checkAnswers(complete).data).toMatchObject({ contraindications: [] });
  });
});
