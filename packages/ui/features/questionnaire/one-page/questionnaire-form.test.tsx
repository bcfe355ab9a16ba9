// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type Draft, type DraftProblems, emptyDraft } from '../model/draft.ts';
import { QuestionnaireForm } from './questionnaire-form.tsx';

afterEach(cleanup);

function Form({ start, problems = {}, seen }: { start: Draft; problems?: DraftProblems; seen: Draft[] }) {
  const [draft, setDraft] = useState(start);
  return (
    <QuestionnaireForm
      draft={draft}
      problems={problems}
      onChange={(change) => {
        const next = { ...draft, ...change };
        seen.push(next);
        setDraft(next);
      }}
    />
  );
}

const spared = () => screen.getByRole('group', { name: 'Was sollen wir schonen?' });
const region = (name: string) => within(spared()).getByRole<HTMLInputElement>('checkbox', { name });

test('nothing is spared unless it is chosen, and the help text sends to a doctor', () => {
  render(<Form start={emptyDraft} seen={[]} />);
  const boxes = within(spared()).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes).toHaveLength(9);
  expect(boxes.every((box) => !box.checked)).toBe(true);
  const description = document.getElementById(spared().getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toContain('Bei Schmerzen frag bitte eine Ärztin oder einen Physiotherapeuten.');
});

test('regions are chosen and taken back by their German names', () => {
  const seen: Draft[] = [];
  render(<Form start={{ ...emptyDraft, contraindications: ['Knie'] }} seen={seen} />);
  expect(region('Knie').checked).toBe(true);
  fireEvent.click(region('Leiste (Adduktoren)'));
  expect(seen.at(-1)?.contraindications).toEqual(['Knie', 'Adduktoren']);
  fireEvent.click(region('Knie'));
  expect(seen.at(-1)?.contraindications).toEqual(['Adduktoren']);
});
