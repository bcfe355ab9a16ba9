import { MAX_GOALS, type Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';
import { type Answers, isAnswered } from '../model/answers.ts';
import type { Draft } from '../model/draft.ts';
import { type FurtherName, type OneOfQuestion, questions, type SomeOfQuestion } from '../model/questions.ts';

/** `numbers`: few short ones, large; `list`: one below the other; `chips`: many, in columns; `tight`: more, in a wrap. */
interface Look {
  layout: 'list' | 'numbers' | 'chips' | 'tight';
  /** The order of choice counts: these words stand beside the first ones. */
  ranks?: readonly string[];
}

export type OneOfStep = OneOfQuestion & Look;
export type SomeOfStep = SomeOfQuestion & Look;
/** One that may be skipped, with a form of its own. */
type FurtherStep = { kind: 'further'; name: FurtherName };
export type Question = OneOfStep | SomeOfStep | FurtherStep | { kind: 'name' } | { kind: 'player' };

/** A screen of the onboarding. */
export interface Step {
  /** Last part of its address. */
  path: string;
  title: string;
  hint?: string;
  /** In the overview of all steps. */
  label: string;
  questions: readonly Question[];
  /** Answers without which the next step stays closed; a step without any can be skipped. */
  required: readonly (keyof Questionnaire)[];
}

type AskedQuestion = (OneOfQuestion | SomeOfQuestion) & { field: keyof Questionnaire };
type Text = Pick<Step, 'path' | 'title' | 'hint'> & Partial<Pick<Step, 'label'>>;

/** A step of one question, which has to be answered, and of short ones beside it, which may be skipped. */
function ask(question: AskedQuestion, look: Look, text: Text, further: readonly Question[] = []): Step {
  return { label: question.label, ...text, questions: [{ ...question, ...look }, ...further], required: [question.field] };
}

const further = (name: FurtherName): Question => ({ kind: 'further', name });

/** The ten steps, in order: the one list that says on which screen what is asked. */
export const onboardingSteps: readonly Step[] = [
  {
    path: 'name',
    title: 'Wie heißt du?',
    hint: 'So sprechen wir dich an.',
    label: 'Name',
    questions: [{ kind: 'name' }],
    required: ['name'],
  },
  {
    path: 'player-card',
    title: 'Findest du dich in der Statistik?',
    hint: 'Such dich nach deinem Namen. Deine Spielerkarte steht dann auf dem Dashboard.',
    label: 'Spielerkarte',
    questions: [{ kind: 'player' }],
    required: [],
  },
  ask(
    questions.gender,
    { layout: 'list' },
    { path: 'gender', title: 'Welches Geschlecht hast du?', hint: 'Für passende Vergleichswerte.' },
    [further('birthDate')],
  ),
  ask(questions.position, { layout: 'list' }, { path: 'position', title: 'Auf welcher Position spielst du?' }),
  ask(
    questions.goals,
    { layout: 'list', ranks: ['Hauptziel', 'Nebenziel'].slice(0, MAX_GOALS) },
    { path: 'goals', title: 'Was willst du erreichen?', hint: 'Wähle bis zu drei Ziele. Das erste wird dein Hauptziel.' },
  ),
  ask(questions.seasonPhase, { layout: 'list' }, { path: 'season-phase', title: 'In welcher Phase der Saison bist du?' }, [
    { ...questions.contraindications, layout: 'tight', label: 'Was sollen wir schonen? (freiwillig)' },
    further('painLevels'),
  ]),
  ask(
    questions.teamTraining,
    { layout: 'numbers' },
    {
      path: 'team-training',
      title: 'Wie oft trainierst du mit dem Team?',
      hint: 'Trainings pro Woche, ohne Spiele.',
      label: 'Teamtraining',
    },
    [further('teamDays'), further('matchDays')],
  ),
  ask(
    questions.individualTraining,
    { layout: 'numbers' },
    {
      path: 'individual-training',
      title: 'Wie oft willst du allein trainieren?',
      hint: 'So viele Einheiten pro Woche bekommt dein Plan.',
      label: 'Eigenes Training',
    },
    [further('venues')],
  ),
  ask(
    questions.duration,
    { layout: 'numbers' },
    { path: 'duration', title: 'Wie lang darf eine Einheit dauern?', hint: 'Mit Aufwärmen und Abkühlen.', label: 'Dauer' },
    [{ ...questions.trainingAge, layout: 'list', label: 'Wie lange trainierst du mit Gewichten? (freiwillig)' }],
  ),
  {
    path: 'equipment',
    title: 'Womit kannst du trainieren?',
    hint: 'Wähle alles, was du nutzen kannst.',
    label: 'Equipment',
    questions: [{ ...questions.equipment, layout: 'tight', label: 'Equipment' }, further('weights')],
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

/** Whether the step is the one that asks for the player card. */
export function asksForPlayer(step: Step): boolean {
  return step.questions.some(({ kind }) => kind === 'player');
}

/**
 * How far a draft reaches: index of the first step that misses an answer, or, for the player card, that nobody has gone on
 * from; the last step when there is none.
 */
export function furthestStep({ answers, playerAsked }: Pick<Draft, 'answers' | 'playerAsked'>): number {
  const missing = onboardingSteps.findIndex((step) => !isStepDone(step, answers) || (asksForPlayer(step) && !playerAsked));
  return missing === -1 ? onboardingSteps.length - 1 : missing;
}

/** Path of a step; the first one's when there is none of this index. */
export function stepPath(index: number): string {
  return onboardingSteps[index]?.path ?? 'name';
}
