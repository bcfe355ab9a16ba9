// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RequestError } from '../../../http/request-error.ts';
import { toastQueue } from '../../../kit/overlay/toast-queue.ts';
import { CodeForm } from './code-form.tsx';

beforeEach(() => toastQueue.clear());
afterEach(cleanup);

test('a code that is not accepted is said at its field alone: a toast would lie over the way to the recovery code', async () => {
  const refuse = () => Promise.reject(new RequestError('code_invalid', ''));
  render(<CodeForm send={refuse} submitLabel="Anmelden" pendingLabel="Wird geprüft" onBack={() => undefined} />);
  fireEvent.change(screen.getByLabelText(/Authenticator/), { target: { value: '000000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  await screen.findByText(/Der Code stimmt nicht/);
  expect(toastQueue.visibleToasts).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Ich habe einen Wiederherstellungscode' }));
  expect(screen.getByLabelText('Wiederherstellungscode')).toBeDefined();
});
