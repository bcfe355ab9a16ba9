// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { afterEach, expect, test } from 'vitest';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

function Weight({ start, seen }: { start: number | null; seen: (number | null)[] }) {
  const [value, setValue] = useState(start);
  return (
    <I18nProvider locale="de-DE">
      <Stepper
        label="Gewicht"
        unit="kg"
        step={0.5}
        value={value}
        onChange={(next) => {
          seen.push(next);
          setValue(next);
        }}
      />
    </I18nProvider>
  );
}

function type(text: string): void {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Gewicht in kg' });
  field.focus();
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

test('a value is shown with a comma and a missing one as a dash', () => {
  render(<Weight start={32.5} seen={[]} />);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('32,5');
  cleanup();
  render(<Weight start={null} seen={[]} />);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  expect(screen.getByPlaceholderText('–')).toBeTruthy();
});

test('a typed decimal comma counts, also between two steps', () => {
  const seen: (number | null)[] = [];
  render(<Weight start={30} seen={seen} />);
  type('33,75');
  expect(seen.at(-1)).toBe(33.75);
});

test('an emptied field is nothing entered', () => {
  const seen: (number | null)[] = [];
  render(<Weight start={30} seen={seen} />);
  type('');
  expect(seen.at(-1)).toBeNull();
});

test('arrow keys step, and nothing goes below zero', () => {
  const seen: (number | null)[] = [];
  render(<Weight start={0.5} seen={seen} />);
  const field = screen.getByRole('textbox');
  field.focus();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(seen).toEqual([0]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Gewicht verringern' }).disabled).toBe(true);
});

/** A stepper whose value somebody else decides. */
function ruledFromOutside() {
  const seen: (number | null)[] = [];
  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  const stepper = (value: number) => (
    <I18nProvider locale="de-DE">
      <Stepper label="Gewicht" unit="kg" step={0.5} value={value} onChange={(next) => seen.push(next)} />
    </I18nProvider>
  );
  return { seen, field, stepper };
}

test('a value that arrives while the field is chosen waits: what is typed next would be added to its digits', () => {
  const { seen, field, stepper } = ruledFromOutside();
  const { rerender } = render(stepper(50));
  field().focus();
  rerender(stepper(55));
  expect(field().value).toBe('50');
  fireEvent.blur(field());
  expect(field().value).toBe('55');
  expect(seen).toEqual([]);
});

test('what is being typed stays when another value arrives, and counts when the field is left', () => {
  const { seen, field, stepper } = ruledFromOutside();
  const { rerender } = render(stepper(40));
  field().focus();
  fireEvent.input(field(), { target: { value: '50' } });
  rerender(stepper(41));
  expect(field().value).toBe('50');
  fireEvent.blur(field());
  expect(seen).toEqual([50]);
  rerender(stepper(41));
  expect(field().value).toBe('41');

  // Typed over and back: it is what the player has entered all the same.
  field().focus();
  fireEvent.input(field(), { target: { value: '4' } });
  fireEvent.input(field(), { target: { value: '41' } });
  rerender(stepper(42));
  fireEvent.blur(field());
  expect(seen).toEqual([50, 41]);
});
