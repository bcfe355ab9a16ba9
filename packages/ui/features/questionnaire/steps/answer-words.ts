import type { Draft } from '../model/draft.ts';
import { optionsWithUnit } from '../model/questions.ts';
import type { Question, Step } from './onboarding-steps.ts';

function wordsOf(question: Question, { answers, playerCard, playerAsked }: Draft): string {
  switch (question.kind) {
    case 'name':
      return answers.name ?? '';
    case 'further':
      return '';
    case 'player':
      return playerCard?.name ?? (playerAsked ? 'Ohne' : '');
    case 'one': {
      const chosen = question.chosen(answers);
      return optionsWithUnit(question).find(({ value }) => value === chosen)?.label ?? '';
    }
    case 'some': {
      // In the order of choice: the first goal is the main one.
      const [first, ...others] = question.chosen(answers);
      const label = question.options.find(({ value }) => value === first)?.label ?? '';
      return others.length === 0 ? label : `${label} +${others.length}`;
    }
  }
}

/** Answer to a step's first question, in a few words; empty: none yet. */
export function answerWords({ questions: [question] }: Step, draft: Draft): string {
  return question === undefined ? '' : wordsOf(question, draft);
}
