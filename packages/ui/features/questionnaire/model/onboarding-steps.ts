import { toggleEquipment, toggleGoal } from '@anwurf/domain/questionnaire/choice';
import { MAX_GOALS, type Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';
import { BODY_REGION_LABELS, BODY_REGIONS } from '@anwurf/domain/vocabulary/body-region';
import { EQUIPMENT, type Equipment, equipmentLabel } from '@anwurf/domain/vocabulary/equipment';
import { GOAL_LABELS, GOALS } from '@anwurf/domain/vocabulary/goal';
import { GENDER_LABELS, GENDERS, POSITIONS } from '@anwurf/domain/vocabulary/player';
import { INDIVIDUAL_TRAINING_RANGE, SEASON_PHASES, SESSION_DURATIONS, TEAM_TRAINING_RANGE } from '@anwurf/domain/vocabulary/training-time';
import type { Choice } from '../../../kit/segments.tsx';
import { type Answers, isAnswered } from './onboarding-draft.ts';

/** A question with options. `numbers`: few short ones, large; `list`: one below the other; `chips`: many, in a wrap. */
interface OptionQuestion {
  label: string;
  layout: 'list' | 'numbers' | 'chips';
  options: readonly Choice<string>[];
}

export interface OneOfQuestion extends OptionQuestion {
  kind: 'one';
  /** Said small below every number. */
  unit?: string;
  chosen(answers: Answers): string | null;
  choose(answers: Answers, value: string): Answers;
}

export interface SomeOfQuestion extends OptionQuestion {
  kind: 'some';
  /** The order of choice counts: these words stand beside the first ones. */
  ranks?: readonly string[];
  chosen(answers: Answers): readonly string[];
  /** The answers after a tap on an option. */
  toggle(answers: Answers, value: string): Answers;
}

export type Question = OneOfQuestion | SomeOfQuestion | { kind: 'name' } | { kind: 'player' };

/** A screen of the onboarding. */
export interface Step {
  /** Last part of its address. */
  path: string;
  title: string;
  hint?: string;
  questions: readonly Question[];
  /** Answers without which the next step stays closed; a step without any can be skipped. */
  required: readonly (keyof Questionnaire)[];
}

type OneField = 'gender' | 'position' | 'seasonPhase' | 'teamTrainingFrequency' | 'individualTrainingFrequency' | 'durationMinutes';

function oneOf<Field extends OneField>(
  field: Field,
  values: readonly Questionnaire[Field][],
  look: Pick<OneOfQuestion, 'label' | 'layout' | 'unit'>,
  labelOf: (value: Questionnaire[Field]) => string = String,
): OneOfQuestion {
  return {
    kind: 'one',
    ...look,
    options: values.map((value) => ({ value: String(value), label: labelOf(value) })),
    chosen: (answers) => (answers[field] === undefined ? null : String(answers[field])),
    choose: (answers, value) => ({ ...answers, [field]: values.find((one) => String(one) === value) }),
  };
}

type SomeField = 'goals' | 'equipment' | 'contraindications';

function someOf<Field extends SomeField>(
  field: Field,
  values: readonly Questionnaire[Field][number][],
  look: Pick<SomeOfQuestion, 'label' | 'layout' | 'ranks'>,
  labelOf: (value: Questionnaire[Field][number]) => string,
  toggle: (chosen: Questionnaire[Field], value: Questionnaire[Field][number]) => Questionnaire[Field][number][],
): SomeOfQuestion {
  return {
    kind: 'some',
    ...look,
    options: values.map((value) => ({ value, label: labelOf(value) })),
    chosen: (answers) => answers[field] ?? [],
    toggle: (answers, value) => {
      const known = values.find((one) => one === value);
      return known === undefined ? answers : { ...answers, [field]: toggle(answers[field] ?? [], known) };
    },
  };
}

function toggleIn<Value>(chosen: readonly Value[], value: Value): Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}

function timesPerWeek({ min, max }: { min: number; max: number }): number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/** Two of the names are wider than half a phone: they may break where a German would break them. */
function gearLabel(gear: Equipment): string {
  return equipmentLabel(gear).replace('hebemaschine', 'hebe\u00admaschine').replace('/-', '/\u200b-');
}

/** The ten steps, in order: the one list that says what is asked, what counts as an answer, and where. */
export const onboardingSteps: readonly Step[] = [
  { path: 'name', title: 'Wie heißt du?', hint: 'So sprechen wir dich an.', questions: [{ kind: 'name' }], required: ['name'] },
  {
    path: 'player-card',
    title: 'Findest du dich in der Statistik?',
    hint: 'Such dich nach deinem Namen. Deine Spielerkarte steht dann auf dem Dashboard.',
    questions: [{ kind: 'player' }],
    required: [],
  },
  {
    path: 'gender',
    title: 'Welches Geschlecht hast du?',
    hint: 'Für passende Vergleichswerte.',
    questions: [oneOf('gender', GENDERS, { label: 'Geschlecht', layout: 'list' }, (gender) => GENDER_LABELS[gender])],
    required: ['gender'],
  },
  {
    path: 'position',
    title: 'Auf welcher Position spielst du?',
    questions: [oneOf('position', POSITIONS, { label: 'Position', layout: 'list' })],
    required: ['position'],
  },
  {
    path: 'goals',
    title: 'Was willst du erreichen?',
    hint: `Wähle bis zu drei Ziele. Das erste wird dein Hauptziel.`,
    questions: [
      someOf(
        'goals',
        GOALS,
        { label: 'Ziele', layout: 'list', ranks: ['Hauptziel', 'Nebenziel'].slice(0, MAX_GOALS) },
        (goal) => GOAL_LABELS[goal],
        toggleGoal,
      ),
    ],
    required: ['goals'],
  },
  {
    path: 'season-phase',
    title: 'In welcher Phase der Saison bist du?',
    questions: [oneOf('seasonPhase', SEASON_PHASES, { label: 'Saisonphase', layout: 'list' })],
    required: ['seasonPhase'],
  },
  {
    path: 'team-training',
    title: 'Wie oft trainierst du mit dem Team?',
    hint: 'Trainings pro Woche, ohne Spiele.',
    questions: [
      oneOf(
        'teamTrainingFrequency',
        timesPerWeek(TEAM_TRAINING_RANGE),
        { label: 'Teamtraining pro Woche', layout: 'numbers' },
        (times) => `${times}x`,
      ),
    ],
    required: ['teamTrainingFrequency'],
  },
  {
    path: 'individual-training',
    title: 'Wie oft willst du allein trainieren?',
    hint: 'So viele Einheiten pro Woche bekommt dein Plan.',
    questions: [
      oneOf(
        'individualTrainingFrequency',
        timesPerWeek(INDIVIDUAL_TRAINING_RANGE),
        { label: 'Individuelles Training pro Woche', layout: 'numbers' },
        (times) => `${times}x`,
      ),
    ],
    required: ['individualTrainingFrequency'],
  },
  {
    path: 'duration',
    title: 'Wie lang darf eine Einheit dauern?',
    hint: 'Mit Aufwärmen und Abkühlen.',
    questions: [oneOf('durationMinutes', SESSION_DURATIONS, { label: 'Dauer einer Einheit', layout: 'numbers', unit: 'min' })],
    required: ['durationMinutes'],
  },
  {
    path: 'equipment',
    title: 'Womit kannst du trainieren?',
    hint: 'Wähle alles, was du nutzen kannst.',
    questions: [
      someOf('equipment', EQUIPMENT, { label: 'Equipment', layout: 'chips' }, gearLabel, toggleEquipment),
      someOf(
        'contraindications',
        BODY_REGIONS,
        { label: 'Was sollen wir schonen? (freiwillig)', layout: 'chips' },
        (region) => BODY_REGION_LABELS[region],
        toggleIn,
      ),
    ],
    required: ['equipment'],
  },
];

/** Whether the onboarding has a step of this address. */
export function isOnboardingStep(path: string): boolean {
  return onboardingSteps.some((step) => step.path === path);
}

/** Whether the step lets the player go on. */
export function isStepDone(step: Step, answers: Answers): boolean {
  return step.required.every((field) => isAnswered(answers, field));
}

/** How far the answers reach: index of the first step that misses one; the last step when all are given. */
export function furthestStep(answers: Answers): number {
  const missing = onboardingSteps.findIndex((step) => !isStepDone(step, answers));
  return missing === -1 ? onboardingSteps.length - 1 : missing;
}

/** Path of a step; the first one's when there is none of this index. */
export function stepPath(index: number): string {
  return onboardingSteps[index]?.path ?? 'name';
}
