import { spellingParser } from './spelling.ts';

/** Years of training with weights: none, one or two, three and more. */
export const TRAINING_AGES = ['neu', '1-2', '3+'] as const;

export type TrainingAge = (typeof TRAINING_AGES)[number];

export const TRAINING_AGE_LABELS: Readonly<Record<TrainingAge, string>> = {
  neu: 'Neu',
  '1-2': '1–2 Jahre',
  '3+': '3 Jahre und mehr',
};

/** Canonical training age for a known spelling, or undefined. */
export const parseTrainingAge = spellingParser<TrainingAge>({
  neu: ['keine', 'Anfänger'],
  '1-2': ['1–2', TRAINING_AGE_LABELS['1-2']],
  '3+': [TRAINING_AGE_LABELS['3+']],
});
