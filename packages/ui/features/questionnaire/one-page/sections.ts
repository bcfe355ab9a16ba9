import { MAX_GOALS } from '@anwurf/domain/questionnaire/questionnaire';
import { GOAL_LABELS } from '@anwurf/domain/vocabulary/goal';
import type { Answers } from '../model/answers.ts';
import { type FurtherName, type OneOfQuestion, questions, type SomeOfQuestion } from '../model/questions.ts';

export type PageQuestion = (OneOfQuestion | SomeOfQuestion) & {
  /** Small, below the label. */
  description?: (answers: Answers) => string;
};

/** One that may be skipped, with a form of its own. */
type FurtherPart = { kind: 'further'; name: FurtherName };

export interface Section {
  id: string;
  title: string;
  /** Begins with the name. */
  asksName?: boolean;
  questions: readonly (PageQuestion | FurtherPart)[];
}

const further = (name: FurtherName): FurtherPart => ({ kind: 'further', name });

function mainGoalText({ goals = [] }: Answers): string {
  const [mainGoal] = goals;
  return mainGoal === undefined ? `Bis zu ${MAX_GOALS}. Das erste ist dein Hauptziel.` : `Hauptziel: ${GOAL_LABELS[mainGoal]}`;
}

const spareText =
  'Freiwillig. Übungen, die hier stark belasten, lassen wir weg. Das ist kein medizinischer Rat: Bei Schmerzen frag bitte eine Ärztin oder einen Physiotherapeuten.';

/** The four parts of the page: you, your training, your equipment, your body. */
export const sections: readonly Section[] = [
  {
    id: 'about-you',
    title: 'Über dich',
    asksName: true,
    questions: [questions.gender, further('birthDate'), questions.position, { ...questions.goals, description: mainGoalText }],
  },
  {
    id: 'your-training',
    title: 'Dein Training',
    questions: [
      questions.seasonPhase,
      questions.teamTraining,
      further('teamDays'),
      further('matchDays'),
      { ...questions.individualTraining, description: () => 'So viele Einheiten bekommt dein Plan.' },
      further('venues'),
      questions.duration,
      { ...questions.trainingAge, label: `${questions.trainingAge.label} (freiwillig)` },
    ],
  },
  { id: 'your-equipment', title: 'Dein Equipment', questions: [questions.equipment, further('weights')] },
  {
    id: 'your-body',
    title: 'Dein Körper',
    questions: [{ ...questions.contraindications, description: () => spareText }, further('painLevels')],
  },
];
