import { toggleEquipment, toggleGoal } from '@anwurf/domain/questionnaire/choice';
import type { Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';
import { BODY_REGION_LABELS, BODY_REGIONS } from '@anwurf/domain/vocabulary/body-region';
import { EQUIPMENT, equipmentLabel } from '@anwurf/domain/vocabulary/equipment';
import { GOAL_LABELS, GOALS } from '@anwurf/domain/vocabulary/goal';
import { GENDER_LABELS, GENDERS, POSITIONS } from '@anwurf/domain/vocabulary/player';
import { TRAINING_AGE_LABELS, TRAINING_AGES } from '@anwurf/domain/vocabulary/training-age';
import { INDIVIDUAL_TRAINING_RANGE, SEASON_PHASES, SESSION_DURATIONS, TEAM_TRAINING_RANGE } from '@anwurf/domain/vocabulary/training-time';
import type { Choice } from '../../../kit/field/segments.tsx';
import type { Answers } from './answers.ts';

interface OptionQuestion {
  field: keyof Questionnaire | 'trainingAge';
  label: string;
  options: readonly Choice<string>[];
}

/** A question with one answer. */
export interface OneOfQuestion extends OptionQuestion {
  kind: 'one';
  /** Of the numbers that are its options. */
  unit?: string;
  chosen(answers: Answers): string | null;
  choose(answers: Answers, value: string): Answers;
}

/** A question with several answers. */
export interface SomeOfQuestion extends OptionQuestion {
  kind: 'some';
  chosen(answers: Answers): readonly string[];
  /** The answers after a tap on an option. */
  toggle(answers: Answers, value: string): Answers;
}

type OneField =
  | 'trainingAge'
  | 'gender'
  | 'position'
  | 'seasonPhase'
  | 'teamTrainingFrequency'
  | 'individualTrainingFrequency'
  | 'durationMinutes';

function oneOf<Field extends OneField>(
  field: Field,
  label: string,
  values: readonly NonNullable<Answers[Field]>[],
  labelOf: (value: NonNullable<Answers[Field]>) => string = String,
): OneOfQuestion & { field: Field } {
  return {
    kind: 'one',
    field,
    label,
    options: values.map((value) => ({ value: String(value), label: labelOf(value) })),
    chosen: (answers) => ((answers[field] ?? null) === null ? null : String(answers[field])),
    choose: (answers, value) => ({ ...answers, [field]: values.find((one) => String(one) === value) }),
  };
}

type SomeField = 'goals' | 'equipment' | 'contraindications';

function someOf<Field extends SomeField>(
  field: Field,
  label: string,
  values: readonly Questionnaire[Field][number][],
  labelOf: (value: Questionnaire[Field][number]) => string,
  toggle: (chosen: Questionnaire[Field], value: Questionnaire[Field][number]) => Questionnaire[Field][number][],
): SomeOfQuestion & { field: Field } {
  return {
    kind: 'some',
    field,
    label,
    options: values.map((value) => ({ value, label: labelOf(value) })),
    chosen: (answers) => answers[field] ?? [],
    toggle: (answers, value) => {
      const known = values.find((one) => one === value);
      return known === undefined ? answers : { ...answers, [field]: toggle((answers[field] ?? []) as Questionnaire[Field], known) };
    },
  };
}

function toggleIn<Value>(chosen: readonly Value[], value: Value): Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}

function timesPerWeek({ min, max }: { min: number; max: number }): number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

const times = (count: number) => `${count}x`;

/** Questions and their options, for every layout; the name is typed. */
export const questions = {
  gender: oneOf('gender', 'Geschlecht', GENDERS, (gender) => GENDER_LABELS[gender]),
  position: oneOf('position', 'Position', POSITIONS),
  goals: someOf('goals', 'Ziele', GOALS, (goal) => GOAL_LABELS[goal], toggleGoal),
  seasonPhase: oneOf('seasonPhase', 'Saisonphase', SEASON_PHASES),
  teamTraining: oneOf('teamTrainingFrequency', 'Teamtraining pro Woche', timesPerWeek(TEAM_TRAINING_RANGE), times),
  individualTraining: oneOf(
    'individualTrainingFrequency',
    'Individuelles Training pro Woche',
    timesPerWeek(INDIVIDUAL_TRAINING_RANGE),
    times,
  ),
  duration: { ...oneOf('durationMinutes', 'Dauer einer Einheit', SESSION_DURATIONS), unit: 'min' },
  trainingAge: oneOf('trainingAge', 'Wie lange trainierst du mit Gewichten?', TRAINING_AGES, (age) => TRAINING_AGE_LABELS[age]),
  equipment: someOf('equipment', 'Womit kannst du trainieren?', EQUIPMENT, equipmentLabel, toggleEquipment),
  contraindications: someOf('contraindications', 'Was sollen wir schonen?', BODY_REGIONS, (region) => BODY_REGION_LABELS[region], toggleIn),
};

/** Questions with a form of their own; a layout draws it by `FurtherQuestion`. All may be skipped. */
export type FurtherName = 'birthDate' | 'teamDays' | 'matchDays' | 'venues' | 'weights' | 'painLevels';

/** The options of a question with their unit: '60 min'. */
export function optionsWithUnit({ options, unit }: OneOfQuestion): readonly Choice<string>[] {
  return unit === undefined ? options : options.map((option) => ({ ...option, label: `${option.label} ${unit}` }));
}

/** The answers after a group of boxes went from what was chosen to `after`, by one tap. */
export function answerSome(question: SomeOfQuestion, answers: Answers, after: readonly string[]): Answers {
  const before = question.chosen(answers);
  const tapped = after.find((value) => !before.includes(value)) ?? before.find((value) => !after.includes(value));
  return tapped === undefined ? answers : question.toggle(answers, tapped);
}
