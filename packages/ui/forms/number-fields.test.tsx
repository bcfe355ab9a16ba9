// @vitest-environment happy-dom
import { SUB_TESTS } from '@anwurf/domain/fitness/sub-tests';
import { trialField } from '@anwurf/domain/fitness/trial-field';
import { NUMERIC_FIELDS, type NumericField } from '@anwurf/domain/number/numeric-fields';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { MiniStepper } from '../kit/field/mini-stepper.tsx';
import { NumberBox } from '../kit/field/number-box.tsx';
import { Stepper } from '../kit/field/stepper.tsx';
import { Form } from './form.tsx';
import { numberRule } from './number-rule.ts';

afterEach(cleanup);

const trials = Object.values(SUB_TESTS).flat();
const fields: readonly [string, NumericField][] = [
  ...Object.entries(NUMERIC_FIELDS),
  ...trials.map((one) => [one.id, trialField(one)] as const),
].map(([name, field]) => [name, field]);

type Kind = 'Stepper' | 'MiniStepper' | 'NumberBox';

function Field({ kind, field, start = null }: { kind: Kind; field: NumericField; start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  const shared = { label: 'Wert', unit: 'Einheit', rule: numberRule(field), value, onChange: setValue };
  return (
    <>
      {kind === 'Stepper' ? (
        <Stepper {...shared} step={1} />
      ) : kind === 'NumberBox' ? (
        <NumberBox {...shared} />
      ) : (
        <MiniStepper {...shared} />
      )}
      <output>{value ?? 'nichts'}</output>
    </>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');

function type(text: string): void {
  input().focus();
  fireEvent.input(input(), { target: { value: text } });
  fireEvent.blur(input());
}
const held = () => screen.getByRole('status').textContent;
const said = () => document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent?.replaceAll('\u00a0', ' ');

describe.each(['Stepper', 'NumberBox', 'MiniStepper'] as const)('%s', (kind) => {
  test.each([
    ['22.5', '22.5', '22,5'],
    ['22,5', '22.5', '22,5'],
    ['7.5', '7.5', '7,5'],
    ['.5', '0.5', '0,5'],
    ['62.50', '62.5', '62,5'],
    ['102.5', '102.5', '102,5'],
    ['62,5 kg', '62.5', '62,5'],
    [' 60 kg ', '60', '60'],
  ])('%j typed as a weight is %s', (typed, value, shown) => {
    render(<Field kind={kind} field={NUMERIC_FIELDS.setWeight} />);
    type(typed);
    expect(held()).toBe(value);
    expect(input().value).toBe(shown);
    expect(said()).toBeUndefined();
  });

  test.each([
    ['12:30', '„12:30“ ist hier keine Zahl. Möglich sind 0 bis 999 kg.'],
    ['1e3', '„1e3“ ist hier keine Zahl. Möglich sind 0 bis 999 kg.'],
    ['-5', 'Verstanden: −5 kg. Möglich sind 0 bis 999 kg.'],
    ['2250', 'Verstanden: 2250 kg. Möglich sind 0 bis 999 kg.'],
  ])('%j is no weight, and the field says so', (typed, problem) => {
    render(<Field kind={kind} field={NUMERIC_FIELDS.setWeight} />);
    type(typed);
    expect(held()).toBe('nichts');
    expect(input().value).toBe(typed);
    expect(said()).toBe(problem);
  });

  test.each(fields)('%s: every value it shows is the same when it is typed again', (_, field) => {
    for (const value of [field.min, field.max]) {
      render(<Field kind={kind} field={field} start={value} />);
      const shown = input().value;
      type(`${shown} `);
      expect(held()).toBe(String(value));
      expect(input().value).toBe(shown);
      cleanup();
    }
  });

  test('the field has a decimal keypad, a whole number the numeric one', () => {
    render(<Field kind={kind} field={NUMERIC_FIELDS.setWeight} />);
    expect(input().inputMode).toBe('decimal');
    cleanup();
    render(<Field kind={kind} field={NUMERIC_FIELDS.setReps} />);
    expect(input().inputMode).toBe('numeric');
  });
});

test('a small stepper keeps its number while another one cannot be read', () => {
  render(<Field kind="MiniStepper" field={NUMERIC_FIELDS.plannedSets} start={3} />);
  type('');
  expect(held()).toBe('3');
  expect(said()).toBe('Hier fehlt eine Zahl von 1 bis 20 Sätze.');
});

test('a form with a number that cannot be read is not submitted, and leads to it', () => {
  const sent: string[] = [];
  render(
    <Form submission={{ area: () => {} }} onSubmit={() => sent.push('sent')}>
      <Field kind="NumberBox" field={NUMERIC_FIELDS.heaviestDumbbell} />
      <button type="submit">Senden</button>
    </Form>,
  );
  type('225');
  fireEvent.click(screen.getByRole('button', { name: 'Senden' }));
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(input());
  type('22.5');
  fireEvent.click(screen.getByRole('button', { name: 'Senden' }));
  expect(sent).toEqual(['sent']);
});
