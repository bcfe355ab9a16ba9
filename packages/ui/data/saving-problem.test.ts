import { StoreFailure } from '@anwurf/db/store/store-failure';
import { refusalOf } from '@anwurf/db/worker/refusal';
import { expect, test } from 'vitest';
import { savingProblem } from './saving-problem.ts';

test('a refusal of the device is worded in German, with the way out', () => {
  const late = new StoreFailure('store_held', 'another page holds the journal open');
  expect(savingProblem(late)).toMatch(/^Der Speicher dieses Browsers antwortet nicht\. Schließe andere Tabs/);
  expect(savingProblem(new StoreFailure('store_refused', 'SecurityError'))).toMatch(/Lade die App neu/);
  expect(savingProblem('?')).toBeUndefined();
});

test('a full disk has its own words, whichever way a browser names it', () => {
  const full = new DOMException('the disk is full', 'QuotaExceededError');
  expect([refusalOf(full), refusalOf(new Error('QuotaExceededError: no room')), refusalOf(new Error('x'))]).toEqual([
    expect.objectContaining({ code: 'store_full' }),
    expect.objectContaining({ code: 'store_full' }),
    { ok: false, message: 'x' },
  ]);
  expect(savingProblem(new StoreFailure('store_full', 'the disk is full'))).toMatch(/ist voll\. Schaffe Platz/);
});
