import { PAIN_LIGHT_LABELS, PAIN_LIGHT_LEVELS } from '@anwurf/domain/coach/pain-light-labels';

const tones = { train: 'good', adapt: 'warn', stop: 'bad' } as const;

/** The pain traffic light as a slider shows it. */
export const painBands = PAIN_LIGHT_LEVELS.map(({ light, from, to }) => ({
  label: PAIN_LIGHT_LABELS[light],
  tone: tones[light],
  from,
  to,
}));
