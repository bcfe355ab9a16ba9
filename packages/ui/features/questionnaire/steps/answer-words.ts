import type { Draft } from '../model/draft.ts';
import type { Question, Step } from './onboarding-steps.ts';

const labelsOf = (question: Extract<Question, { kind: 'one' | 'some' }>, chosen: readonly string[]) =>
  question.options.flatMap(({ value, label }) => (chosen.includes(value) ? [label] : []));

function wordsOf(question: Question, { answers, playerCard, playerAsked }: Draft): string {
  switch (question.kind) {
    case 'name':
      return answers.name ?? '';
    case 'player':
      return playerCard?.name ?? (playerAsked ? 'Ohne' : '');
    case 'one': {
      const chosen = question.chosen(answers);
      return labelsOf(question, chosen === null ? [] : [chosen]).join('');
    }
    case 'some': {
      const [first = '', ...others] = labelsOf(question, question.chosen(answers));
      return others.length === 0 ? first : `${first} +${others.length}`;
    }
  }
}

/** What was answered at a step, in a few words; empty: nothing yet. */
export function answerWords(step: Step, draft: Draft): string {
  return step.questions.slice(0, 1).map((question) => wordsOf(question, draft)).join('');
}
