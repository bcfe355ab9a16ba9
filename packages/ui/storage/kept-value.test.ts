import { firstStorage } from '@anwurf/contract/first-storage';
// @vitest-environment happy-dom
import { deviceStorage } from '@anwurf/contract/device-storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { wipeKeptOfUser } from '@anwurf/db/client/wipe-kept';
import { keptOfUser } from './kept-of-user.ts';
import { keptValue } from './kept-value.ts';

const [mila, ole] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
const everyUserValue = ['questionnaireDraft', 'supportDraft', 'knownPlayer', 'planWaiting', 'rest', 'generatorDraft'] as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('a value comes back as it was kept, and as nothing when it no longer fits or is gone', () => {
  const theme = keptValue(firstStorage.theme, z.enum(['light', 'dark']));
  expect(theme.read()).toBeNull();
  expect(theme.keep('dark')).toBe(true);
  expect(theme.read()).toBe('dark');
  localStorage.setItem(deviceStorage.theme.name, '"blue"');
  expect(theme.read()).toBeNull();
  theme.drop();
  expect(localStorage.length).toBe(0);
});

test('a plain word of a former release is still read', () => {
  localStorage.setItem(deviceStorage.theme.name, 'light');
  expect(keptValue(firstStorage.theme, z.enum(['light', 'dark'])).read()).toBe('light');
});

test('where the browser keeps nothing, nothing is read and nobody fails', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const theme = keptValue(firstStorage.theme, z.string());
  expect([theme.keep('dark'), theme.read()]).toEqual([false, null]);
  expect(() => {
    theme.drop();
    wipeKeptOfUser(mila);
  }).not.toThrow();
});

test('signing out takes everything of this user and of a visitor, who may be the same, and nothing of another user or of the device', () => {
  for (const user of [mila, ole]) for (const name of everyUserValue) keptOfUser(name, z.string(), user).keep('x');
  for (const key of ['anwurf.draft.support', 'anwurf.draft.questionnaire']) localStorage.setItem(key, 'of a former release');
  localStorage.setItem(`anwurf.draft.onboarding.${mila}`, 'of a former release');
  keptValue(firstStorage.theme, z.string()).keep('dark');
  keptValue(deviceStorage.assessment, z.string()).keep('of somebody without an account');
  wipeKeptOfUser(mila);
  const left = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  expect(left.toSorted()).toEqual([...everyUserValue.map((name) => `${deviceStorage[name].name}.${ole}`), 'anwurf.theme'].toSorted());
});
