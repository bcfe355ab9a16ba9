// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Stepper } from './stepper.tsx';
import type { NumberRule } from './use-typed-number.ts';

afterEach(cleanup);

/** Decimals with a comma from 0 to 100; 'zehn' is none. */
const rule: NumberRule = {
  min: 0,
  max: 100,
  isWhole: false,
  read(typed) {
    const value = typed === '' ? null : Number(typed.replace(',', '.'));
    const isFine = value === null || (value >= 0 && value <= 100);
    return isFine ? { value, problem: null } : { value: null, problem: `Was ist ${typed}?` };
  },
  write: (value) => String(value).replace('.', ','),
};

interface WeightProps {
  start: number | null;
  seen: (number | null)[];
  step?: number;
  stepFrom?: number;
}

function Weight({ start, seen, step = 0.5, stepFrom }: WeightProps) {
  const [value, setValue] = useState(start);
  return (
    <Stepper
      label="Gewicht"
      unit="kg"
      rule={rule}
      step={step}
      stepFrom={stepFrom}
      value={value}
      onChange={(next) => {
        seen.push(next);
        setValue(next);
      }}
    />
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
    <Stepper label="Gewicht" unit="kg" rule={rule} step={0.5} value={value} onChange={(next) => seen.push(next)} />
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

test('text that is being typed stays when another value arrives, and counts when the field is left', () => {
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

const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Gewicht erhöhen' });
const less = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Gewicht verringern' });
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Gewicht in kg' });

test('unreadable text stays as it was typed, counts as nothing and says why beside the field', () => {
  const seen: (number | null)[] = [];
  render(<Weight start={30} seen={seen} />);
  type('zehn');
  expect(seen).toEqual([null]);
  expect(input().value).toBe('zehn');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(input().getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Was ist zehn?');
  expect(more().disabled).toBe(true);
  expect(less().disabled).toBe(true);

  type('12,5');
  expect(seen).toEqual([null, 12.5]);
  expect(input().getAttribute('aria-invalid')).toBeNull();
  expect(input().getAttribute('aria-describedby')).toBeNull();
});

test('steps are counted from where they begin, as the weights of a bar are', () => {
  const seen: (number | null)[] = [];
  render(<Weight start={30} seen={seen} step={10} stepFrom={15} />);
  fireEvent.click(more());
  fireEvent.click(more());
  fireEvent.click(less());
  expect(seen).toEqual([35, 45, 35]);
});

test('a value beyond the bounds is not moved to them', () => {
  const seen: (number | null)[] = [];
  render(<Weight start={30} seen={seen} />);
  type('225');
  expect(seen).toEqual([null]);
  expect(input().value).toBe('225');
});

test('a value that arrives after what could not be read takes its place', () => {
  const { seen, field, stepper } = ruledFromOutside();
  const { rerender } = render(stepper(50));
  type('zehn');
  expect(seen).toEqual([null]);
  expect(field().value).toBe('zehn');
  rerender(stepper(55));
  expect(field().value).toBe('55');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

test('a jump adds to the number as it stands, also to one that was just typed, within the bounds', () => {
  const seen: (number | null)[] = [];
  render(<Stepper label="Gewicht" unit="kg" rule={rule} step={0.5} jumps={[10, 2.5]} value={33.3} onChange={(next) => seen.push(next)} />);
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual(['', '', '−10', '−2,5', '+2,5', '+10']);
  fireEvent.click(screen.getByRole('button', { name: 'Gewicht um 2,5 erhöhen' }));
  fireEvent.click(screen.getByRole('button', { name: 'Gewicht um 10 verringern' }));
  expect(seen).toEqual([35.8, 23.3]);
  input().focus();
  fireEvent.input(input(), { target: { value: '95' } });
  fireEvent.click(screen.getByRole('button', { name: 'Gewicht um 10 erhöhen' }));
  expect(seen.at(-1)).toBe(100);
});

test('Enter takes what was typed', () => {
  const seen: (number | null)[] = [];
  render(<Weight start={30} seen={seen} />);
  input().focus();
  fireEvent.input(input(), { target: { value: '41,25' } });
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(seen).toEqual([41.25]);
  fireEvent.blur(input());
  expect(seen).toEqual([41.25]);
});

test('choosing the field selects the whole number', () => {
  render(<Weight start={102.5} seen={[]} />);
  input().focus();
  expect(input().value.slice(input().selectionStart ?? 0, input().selectionEnd ?? 0)).toBe('102,5');
});

test('a press steps to the next multiple, page keys ten of them, and the bounds end it', () => {
  const seen: (number | null)[] = [];
  render(<Weight start={33.3} seen={seen} />);
  fireEvent.click(more());
  fireEvent.click(less());
  fireEvent.keyDown(input(), { key: 'PageUp' });
  fireEvent.keyDown(input(), { key: 'PageDown' });
  expect(seen).toEqual([33.5, 33, 38, 33]);
  type('99,8');
  fireEvent.click(more());
  expect(seen.at(-1)).toBe(100);
  expect(more().disabled).toBe(true);
});

test('a press steps from what was just typed', () => {
  const seen: (number | null)[] = [];
  render(<Weight start={30} seen={seen} />);
  input().focus();
  fireEvent.input(input(), { target: { value: '50' } });
  fireEvent.keyDown(input(), { key: 'ArrowUp' });
  expect(seen).toEqual([50.5]);
});

test('the first press begins at the lower bound, or where the caller says', () => {
  const seen: (number | null)[] = [];
  const { unmount } = render(<Weight start={null} seen={seen} />);
  fireEvent.click(more());
  unmount();
  render(<Stepper label="Gewicht" unit="kg" rule={rule} step={0.5} value={null} startValue={20} onChange={(next) => seen.push(next)} />);
  fireEvent.click(more());
  expect(seen).toEqual([0, 20]);
});

describe('a held button', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const mouse = { pointerType: 'mouse', pointerId: 1, button: 0 };
  const press = () => fireEvent.pointerDown(more(), mouse);
  function letGo() {
    fireEvent.pointerUp(more(), mouse);
    fireEvent.click(more());
  }
  /** Every step is drawn before the next, as it is in a browser. */
  function wait() {
    for (let frame = 0; frame < 100; frame += 1) act(() => void vi.advanceTimersByTime(16));
  }

  test('steps on until it is let go', () => {
    const seen: (number | null)[] = [];
    render(<Weight start={30} seen={seen} />);
    press();
    expect(seen).toEqual([30.5]);
    wait();
    const held = seen.length;
    expect(seen.slice(0, 4)).toEqual([30.5, 31, 31.5, 32]);
    letGo();
    wait();
    expect(seen).toHaveLength(held);
  });

  test('shows the stepped number at once, though the mouse chooses the field as well', () => {
    render(<Weight start={42.5} seen={[]} />);
    press();
    letGo();
    expect(document.activeElement).toBe(input());
    expect(input().value).toBe('43');
  });

  test('by touch the step comes when the finger is lifted, without a keyboard', () => {
    const seen: (number | null)[] = [];
    render(<Weight start={30} seen={seen} />);
    const finger = { pointerType: 'touch', pointerId: 1, button: 0 };
    fireEvent.pointerDown(more(), finger);
    expect(seen).toEqual([]);
    fireEvent.pointerUp(more(), finger);
    fireEvent.click(more());
    expect(seen).toEqual([30.5]);
    expect(document.activeElement).not.toBe(input());
  });

  test('does not race: 1.2 seconds are a few steps, and a long way goes faster', () => {
    const seen: (number | null)[] = [];
    render(<Weight start={30} seen={seen} />);
    press();
    for (let frame = 0; frame < 75; frame += 1) act(() => void vi.advanceTimersByTime(16));
    expect(seen).toEqual([30.5, 31, 31.5, 32]);
    for (let frame = 0; frame < 250; frame += 1) act(() => void vi.advanceTimersByTime(16));
    expect(seen.length).toBeGreaterThan(20);
  });

  test('stops at the bound', () => {
    const seen: (number | null)[] = [];
    render(<Weight start={99} seen={seen} />);
    press();
    wait();
    expect(seen).toEqual([99.5, 100]);
  });
});
