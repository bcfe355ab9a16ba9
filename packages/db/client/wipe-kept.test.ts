// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { wipeKeptOfOthers } from './wipe-kept.ts';

const [mila, ole] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];

test('wiping removes Web Storage of a user who signed out, and nothing of the signed-in one or of the device', () => {
  const kept = [`anwurf.rest.${ole}`, 'anwurf.theme', 'anwurf.draft.support'];
  for (const key of [...kept, `anwurf.last-screen.${mila}`, `anwurf.draft.support.${mila}`]) localStorage.setItem(key, '{}');
  sessionStorage.setItem(`anwurf.hold.${mila}`, '{}');
  wipeKeptOfOthers(ole);
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted()).toEqual(kept.toSorted());
});
