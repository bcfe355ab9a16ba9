// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FinishedNews } from './finished-news.tsx';
import type { FinishedExercise } from './running-workout.ts';

afterEach(cleanup);

test('the name of a finished exercise is one line beside its tick, however many pieces its words have', () => {
  const exercise = { name: 'Handgelenke im Vierfüßlerstand vorbereiten' } as FinishedExercise['exercise'];
  render(<FinishedNews finished={{ exercise, last: [], records: [], asksReserve: false, isDone: true }} sets={[]} />);
  const heading = screen.getByRole('heading');
  expect(heading.querySelectorAll('i').length).toBeGreaterThan(0);
  expect([...heading.childNodes].map(({ nodeName }) => nodeName.toLowerCase())).toEqual(['svg', 'span']);
  expect(heading.textContent).toBe('Handgelenke im Vierfüßlerstand vorbereiten fertig');
});
