// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { RequestError } from '../http/request-error.ts';
import { PlainTextField } from '../kit/field/plain-text-field.tsx';
import { toastQueue } from '../kit/overlay/toast-queue.ts';
import { problemAt } from './field-problem.ts';
import { Form } from './form.tsx';
import { useSubmission } from './use-submission.ts';

afterEach(() => {
  cleanup();
  toastQueue.clear();
});

const words = { title: 'Fehler beim Senden', text: 'Bitte versuche es später erneut.', fieldOf: { not_found: 'second' } } as const;

function TwoFields({ send, atFields }: { send: () => Promise<void>; atFields: boolean }) {
  const [typed, setTyped] = useState({ first: '', second: '' });
  const submission = useSubmission({ atFields });
  const problem = problemAt({
    first: typed.first === '' ? 'Der erste fehlt.' : undefined,
    second: typed.second === '' ? 'Der zweite fehlt.' : undefined,
  });
  return (
    <Form submission={submission} onSubmit={() => void submission.run({ problem, words, work: send })}>
      {(['first', 'second'] as const).map((name) => (
        <PlainTextField
          key={name}
          label={name}
          value={typed[name]}
          onChange={(value) => {
            setTyped((before) => ({ ...before, [name]: value }));
            submission.corrected(name);
          }}
          error={submission.errors[name]}
        />
      ))}
      <button type="submit">{submission.pending ? 'Wird gesendet' : 'Senden'}</button>
    </Form>
  );
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Senden' }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => {
  field(name).focus();
  fireEvent.change(field(name), { target: { value } });
};
const toasts = () => toastQueue.visibleToasts.map(({ content }) => content.title);

function AtScreen({ inline }: { inline: boolean }) {
  const submission = useSubmission({ inline });
  const work = () => Promise.reject(new Error('lost'));
  return <button onClick={() => void submission.run({ words, work })}>Senden</button>;
}

test.each([true, false])('a toast is read out unless the screen says the same: %s', async (inline) => {
  render(<AtScreen inline={inline} />);
  send();
  await waitFor(() => expect(toasts()).toEqual([words.title]));
  expect(toastQueue.visibleToasts[0]?.content.isSaid).toBe(inline);
});

test('the first wrong field takes the focus, and keeps out of the way while another is corrected', () => {
  render(<TwoFields send={() => Promise.resolve()} atFields />);
  send();
  expect(document.activeElement).toBe(field('first'));
  type('second', 'b');
  expect(document.activeElement).toBe(field('second'));
  expect(screen.queryByText('Der zweite fehlt.')).toBeNull();
  expect(screen.queryByText('Der erste fehlt.')).not.toBeNull();
  send();
  expect(document.activeElement).toBe(field('first'));
});

test('the server’s error of a field is shown there, and in a toast only where the form wants one', async () => {
  const refuse = () => Promise.reject(new RequestError('not_found', ''));
  const { rerender } = render(<TwoFields key="dialog" send={refuse} atFields />);
  type('first', 'a');
  type('second', 'b');
  send();
  await screen.findByText(words.text);
  expect(document.activeElement).toBe(field('second'));
  expect(toasts()).toEqual([]);

  rerender(<TwoFields key="screen" send={refuse} atFields={false} />);
  type('first', 'a');
  type('second', 'b');
  send();
  await screen.findByText(words.text);
  expect(toasts()).toEqual([words.title]);
});

test('a second submission waits for the first, from the moment it is sent', async () => {
  let answer = () => {};
  let sent = 0;
  const slow = () => {
    sent += 1;
    return new Promise<void>((resolve) => {
      answer = resolve;
    });
  };
  render(<TwoFields send={slow} atFields />);
  type('first', 'a');
  type('second', 'b');
  send();
  send();
  // An instant submission never looks busy.
  expect(screen.queryByRole('button', { name: 'Wird gesendet' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Wird gesendet' }));
  expect(sent).toBe(1);
  answer();
  fireEvent.click(await screen.findByRole('button', { name: 'Senden' }));
  expect(sent).toBe(2);
});

test('a second submission returns the running one', async () => {
  let answer = () => {};
  const slow = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  let ended = 0;
  function Waiting() {
    const { run } = useSubmission();
    return <button onClick={() => void run({ words, work: slow }).then(() => (ended += 1))}>Senden</button>;
  }
  render(<Waiting />);
  send();
  send();
  await Promise.resolve();
  expect(ended).toBe(0);
  answer();
  await expect.poll(() => ended).toBe(2);
});
