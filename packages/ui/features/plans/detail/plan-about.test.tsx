// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlanAbout } from './plan-about.tsx';

afterEach(cleanup);

const description = [
  'Zwei Einheiten pro Woche.',
  'Warum dieser Plan? Du stehst im Tor.',
  'Deine Woche: Einheit 1 zuerst.',
  'Wochen 1 und 2: Lerne die Übungen kennen.',
  'Woche 3: Leichtere Woche.',
].join('\n\n');

test('a plan says why it is as it is and what changes from week to week', () => {
  render(<PlanAbout description={description} durationRecommendation="3 Wochen" />);
  fireEvent.click(screen.getByRole('button', { name: 'Warum dieser Plan?' }));
  expect(screen.getByText('Du stehst im Tor.')).toBeTruthy();
  expect(screen.getByText('Deine Woche: Einheit 1 zuerst.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Woche für Woche (3 Wochen)' }));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Woche 1 und 2Lerne die Übungen kennen.',
    'Woche 3Leichtere Woche.',
  ]);
});

test('a plan with a short text of another origin shows only how long it is meant for', () => {
  render(<PlanAbout description="Vom Trainer" durationRecommendation="4-6 Wochen" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('4–6')).toBeTruthy();
});
