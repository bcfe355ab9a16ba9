// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Answers } from '../model/answers.ts';
import { QuestionnaireForm } from './questionnaire-form.tsx';

afterEach(cleanup);

function Form({ start, seen }: { start: Answers; seen: Answers[] }) {
  const [answers, setAnswers] = useState(start);
  return (
    <QuestionnaireForm
      answers={answers}
      mayAskHealth
      errors={{}}
      onAnswer={(next) => {
        seen.push(next);
        setAnswers(next);
      }}
    />
  );
}

const spared = () => screen.getByRole('group', { name: 'Was sollen wir schonen?' });
const region = (name: string) => within(spared()).getByRole<HTMLInputElement>('checkbox', { name });

test('nothing is spared unless it is chosen, and the help text sends to a doctor', () => {
  render(<Form start={{}} seen={[]} />);
  const boxes = within(spared()).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes).toHaveLength(9);
  expect(boxes.every((box) => !box.checked)).toBe(true);
  const description = document.getElementById(spared().getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toContain('Bei Schmerzen frag bitte eine Ärztin oder einen Physiotherapeuten.');
});

test('regions are chosen and taken back by their German names', () => {
  const seen: Answers[] = [];
  render(<Form start={{ contraindications: ['Knie'] }} seen={seen} />);
  expect(region('Knie').checked).toBe(true);
  fireEvent.click(region('Leiste (Adduktoren)'));
  expect(seen.at(-1)?.contraindications).toEqual(['Knie', 'Adduktoren']);
  fireEvent.click(region('Knie'));
  expect(seen.at(-1)?.contraindications).toEqual(['Adduktoren']);
});
