// @vitest-environment happy-dom
import { DatabaseProvider } from '@anwurf/db/client/react';
import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toastQueue } from '../../../kit/overlay/toast-queue.ts';
import { NEW_DRAFT } from './generator-draft.ts';
import type { Generator } from './use-generator.ts';
import { useSavePlan } from './use-save-plan.ts';

afterEach(() => {
  cleanup();
  toastQueue.clear();
});

test('a plan without exercises is not saved, whatever asks for it', async () => {
  const asked: unknown[] = [];
  const note = (...what: unknown[]) => {
    asked.push(what);
    return Promise.reject(new Error('not to be asked'));
  };
  const database = { query: note, write: note } as Partial<LocalDatabase> as LocalDatabase;
  const generator = { draft: NEW_DRAFT, total: 0, drop: () => void note('drop') } as Partial<Generator> as Generator;
  const { result } = renderHook(() => useSavePlan(generator, [], () => void note('saved')), {
    wrapper: ({ children }) => <DatabaseProvider database={database}>{children}</DatabaseProvider>,
  });
  result.current.save();
  await expect
    .poll(() => toastQueue.visibleToasts.map(({ content }) => [content.title, content.text]))
    .toEqual([['Keine Übungen ausgewählt', 'Bitte füge Übungen in mindestens eine Session hinzu']]);
  expect(asked).toEqual([]);
});
