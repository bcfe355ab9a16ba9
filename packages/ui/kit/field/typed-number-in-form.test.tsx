// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { MiniStepper } from './mini-stepper.tsx';

afterEach(cleanup);

const rule = {
  min: 0,
  max: 900,
  isWhole: true,
  read: (typed: string) => ({ value: Number(typed), problem: null }),
  write: String,
};

/** A form whose fields share one state, with a choice whose press moves the focus itself, as those of the kit do. */
function Form() {
  const [{ pause, choice }, setValues] = useState({ pause: 60, choice: 'reps' });
  return (
    <>
      <MiniStepper label="Pause" unit="s" rule={rule} value={pause} onChange={(next) => setValues({ pause: next, choice })} />
      <button
        onClick={({ currentTarget }) => {
          setValues({ pause, choice: 'weight' });
          currentTarget.focus();
        }}
      >
        Gewicht
      </button>
      <output>{`${pause} ${choice}`}</output>
    </>
  );
}

test('a press that leaves a typed number keeps the number and what was pressed', () => {
  render(<Form />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pause' });
  field.focus();
  fireEvent.change(field, { target: { value: '45' } });
  fireEvent.click(screen.getByRole('button', { name: 'Gewicht' }));
  expect(screen.getByRole('status').textContent).toBe('45 weight');
});
