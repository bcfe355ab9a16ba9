import type { Draft } from '../model/draft.ts';
import type { Question, Step } from './onboarding-steps.ts';

/** In the order of choice: the first goal is the main one. */
const labelsOf = (question: Extract<Question, { kind: 'one' | 'some' }>, chosen: readonly string[]) =>
  chosen.flatMap((value) => question.options.filter((option) => option.value === value).map(({ label }) => label));

function wordsOf(question: Question, { answers, playerCard, playerAsked }: Draft): string {
  switch (question.kind) {
    case 'name':
      return answers.name ?? '';
    case 'player':
      return playerCard?.name ?? (playerAsked ? 'Ohne' : '');
    case 'one': {
      const chosen = question.chosen(answers);
      return labelsOf(question, chosen === null ? [] : [chosen])
        .map((label) => (question.unit === undefined ? label : `${label} ${question.unit}`))
        .join('');
    }
    case 'some': {
      const [first = '', ...others] = labelsOf(question, question.chosen(answers));
      return others.length === 0 ? first : `${first} +${others.length}`;
    }
  }
}

/** What was answered at a step, in a few words; empty: nothing yet. */
export function answerWords(step: Step, draft: Draft): string {
  return step.questions
    .slice(0, 1)
    .map((question) => wordsOf(question, draft))
    .join('');
}
