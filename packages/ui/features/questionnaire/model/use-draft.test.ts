// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropDraft, readDraft } from './draft.ts';
import { useDraft } from './use-draft.ts';

const mila = '018f0000-0000-7000-8000-000000000001';
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('a draft is kept with every change, with the same keys', () => {
  const { result } = renderHook(() => useDraft(mila));
  const { ids } = result.current[0];
  act(() => void result.current[1]({ answers: { name: 'Mila' } }));
  act(() => void result.current[1]({ answers: { name: 'Mila Brandt' } }));
  expect(readDraft(mila)).toEqual({ answers: { name: 'Mila Brandt' }, playerCard: null, playerAsked: false, ids });
});

test('answers submitted in another tab are never overwritten by this one', () => {
  const { result } = renderHook(() => useDraft(mila));
  act(() => void result.current[1]({ answers: { name: 'Mila' } }));
  const { ids } = result.current[0];
  act(() => {
    dropDraft(mila);
    window.dispatchEvent(new StorageEvent('storage', { key: `anwurf.draft.questionnaire.${mila}`, newValue: null }));
  });
  expect(result.current[0].answers).toEqual({ name: 'Mila' });
  expect(result.current[0].ids).not.toEqual(ids);
});

test('two tabs that begin with nothing kept come to share their keys', () => {
  const [first, second] = [renderHook(() => useDraft(mila)), renderHook(() => useDraft(mila))];
  act(() => void first.result.current[1]({ answers: { name: 'Mila' } }));
  act(() => void second.result.current[1]({ answers: { name: 'Mila Brandt' } }));
  expect(second.result.current[0].ids).toEqual(first.result.current[0].ids);
});
