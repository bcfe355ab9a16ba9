import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DayField } from './day-field.tsx';

afterEach(cleanup);

const values: string[] = [];

function Field({ value }: { value: string }) {
  const [day, setDay] = useState(value);
  return (
    <DayField
      label="Tag"
      name="day"
      value={day}
      onChange={(next) => {
        values.push(next);
        setDay(next);
      }}
      min="2000-01-01"
      max="2099-12-31"
      start="2026-01-01"
    />
  );
}

it('shows a stored day as it is written in Germany', () => {
  render(<Field value="2026-03-04" />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Tag' }).value).toBe('04.03.2026');
});

it.each([
  ['04032026', '2026-03-04', '04.03.2026'],
  ['4.3.2026', '2026-03-04', '04.03.2026'],
  ['2026-03-04', '2026-03-04', '04.03.2026'],
  ['04.03.20', '04.03.20', '04.03.20'],
  ['31.02.2026', '31.02.2026', '31.02.2026'],
  ['', '', ''],
])('%j typed is given on as %j and shown as %j', (typed, given, shown) => {
  render(<Field value="2026-12-24" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tag' });
  fireEvent.change(field, { target: { value: typed } });
  expect(values.at(-1)).toBe(given);
  expect(field.value).toBe(shown);
});
