// @vitest-environment happy-dom
import type { SidedValues } from '@anwurf/domain/workout/sides';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type * as StepperModule from '../../../kit/field/stepper.tsx';
import { fieldsWithSteps, UNKNOWN_STEPS } from './metric-fields.ts';
import { SetEditor } from './set-editor.tsx';

const drawn: string[] = [];

vi.mock(import('../../../kit/field/stepper.tsx'), async (original): Promise<typeof StepperModule> => {
  const { Stepper } = await original();
  return {
    Stepper: (props) => {
      drawn.push(props.label);
      return <Stepper {...props} />;
    },
  };
});

afterEach(() => {
  cleanup();
  drawn.length = 0;
});

const fields = fieldsWithSteps('weight_reps', UNKNOWN_STEPS);
const weightOf = (value: string) => screen.getByDisplayValue(value);

function editorOf(number: number, values: SidedValues, onChange: (values: SidedValues) => void = () => undefined) {
  return (
    <SetEditor
      title={`Satz ${number}`}
      hint={null}
      metric="weight_reps"
      fields={fields}
      values={values}
      side={null}
      problem={null}
      asked={null}
      onAccept={() => undefined}
      onDropQuestion={() => undefined}
      isReadOnly={false}
      onChange={onChange}
    />
  );
}

const likeBefore: SidedValues = { weight: 40, reps: 8, durationSeconds: null, distanceMeters: null };

test('of the next set only the values that differ are drawn again', () => {
  const { rerender } = render(editorOf(1, likeBefore));
  expect(drawn).toEqual(['Gewicht', 'Wiederholungen']);
  rerender(editorOf(2, { ...likeBefore }));
  expect(drawn).toHaveLength(2);
  rerender(editorOf(3, { ...likeBefore, reps: 7 }));
  expect(drawn.slice(2)).toEqual(['Wiederholungen']);
});

test('a field that was not drawn again changes the values as they are now', () => {
  const changed: SidedValues[] = [];
  const { rerender } = render(editorOf(1, likeBefore));
  rerender(editorOf(2, { ...likeBefore, reps: 7 }, (values) => changed.push(values)));
  const weight = weightOf('40');
  fireEvent.focus(weight);
  fireEvent.change(weight, { target: { value: '42,5' } });
  fireEvent.blur(weight);
  expect(changed).toEqual([{ ...likeBefore, reps: 7, weight: 42.5 }]);
});

test('a field that is in use when the next set comes shows the value of that set', async () => {
  const { rerender } = render(editorOf(1, likeBefore));
  const weight = weightOf('40');
  weight.focus();
  rerender(editorOf(2, { ...likeBefore, weight: 45 }));
  await waitFor(() => expect(weight).toHaveProperty('value', '45'));
});
