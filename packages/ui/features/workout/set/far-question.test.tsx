// @vitest-environment happy-dom
import type { FarValue } from '@anwurf/domain/workout/far-value';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FarQuestion } from './far-question.tsx';
import { fieldsWithSteps, UNKNOWN_STEPS } from './metric-fields.ts';

afterEach(cleanup);
const ignore = () => undefined;
const question = () => screen.getByRole('alert').textContent?.replaceAll('\u00a0', ' ');

test.each<[FarValue, string]>([
  [{ key: 'weight', value: 225, usual: 22.5 }, '225 kg? Sonst 22,5 kg.'],
  [{ key: 'weight', value: 425, usual: null }, '425 kg? Das ist ungewöhnlich viel.'],
  // As the field writes it: a point there is a decimal point.
  [{ key: 'durationSeconds', value: 4325, usual: null }, '4325 s? Das ist ungewöhnlich viel.'],
  [{ key: 'durationSeconds', value: 4.33, usual: 45 }, '4,33 s? Sonst 45 s.'],
  [{ key: 'distanceMeters', value: 100_000, usual: null }, '100.000 m? Das ist ungewöhnlich viel.'],
])('%j asks %j', (far, words) => {
  const fields = [
    ...fieldsWithSteps('weight_reps', UNKNOWN_STEPS),
    ...fieldsWithSteps('seconds', UNKNOWN_STEPS),
    ...fieldsWithSteps('metres', UNKNOWN_STEPS),
  ];
  const field = fields.find(({ key }) => key === far.key);
  if (field === undefined) throw new Error(far.key);
  render(<FarQuestion far={{ ...far, side: null }} field={field} onAccept={ignore} onChange={ignore} />);
  expect(question()).toBe(words);
});
