import { afterEach, expect, test } from 'vitest';
import { showFailure, showMessage, toastQueue } from './toast-queue.ts';

afterEach(() => toastQueue.clear());

const shown = () => toastQueue.visibleToasts.map(({ content, timeout }) => [content.title, timeout]);

test('one message is visible at a time, the newest, for 5 seconds', () => {
  showMessage('Satz 1 gelöscht');
  showMessage('Plan gespeichert');
  expect(shown()).toEqual([['Plan gespeichert', 5000]]);
});

test('a failure stays until it is closed or overcome', () => {
  const overcome = showFailure('Fehler beim Speichern');
  expect(shown()).toEqual([['Fehler beim Speichern', undefined]]);
  overcome();
  expect(shown()).toEqual([]);
});
