// @vitest-environment happy-dom
import { PGlite } from '@electric-sql/pglite';
import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { DatabaseProvider } from '@anwurf/db/client/react';
import { newSubmission } from '@anwurf/db/commands/submit-questionnaire';
import { localMigrations } from '@anwurf/db/schema/local-migrations';
import { migrateLocal } from '@anwurf/db/schema/migrate-local';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Draft } from './draft.ts';
import { useSubmitDraft } from './use-submit-draft.ts';

const mila = '018f0000-0000-7000-8000-000000000001';
const draft = (): Draft => ({
  answers: {
    name: 'Mila Brandt',
    gender: 'female',
    position: 'Mittespieler',
    goals: ['hoher_springen'],
    seasonPhase: 'Wettkampfphase',
    teamTrainingFrequency: 2,
    individualTrainingFrequency: 2,
    durationMinutes: 45,
    equipment: ['Kein Equipment'],
    contraindications: [],
  },
  playerCard: null,
  playerAsked: true,
  ids: newSubmission(),
});

let store: PGlite;
let database: LocalDatabase;
const written = vi.fn<LocalDatabase['write']>(() => Promise.resolve());

beforeAll(async () => {
  // The test's DOM has no locks; one tab is alone with them.
  Object.defineProperty(navigator, 'locks', {
    value: { request: (_name: string, work: () => Promise<unknown>) => work() },
    configurable: true,
  });
  store = await PGlite.create();
  await migrateLocal(store, localMigrations);
  // Submitting asks the store and writes; nothing else is taken from it.
  database = { query: (sql: string, params: unknown[]) => store.query(sql, params), write: written } as unknown as LocalDatabase;
}, 60_000);

afterAll(() => store.close());
afterEach(async () => {
  cleanup();
  written.mockClear();
  await store.exec('delete from fragebogen_antworten');
});

function open(onAnsweredElsewhere?: () => void) {
  const onSubmitted = vi.fn<(generationId: string) => void>();
  const wrapper = ({ children }: { children: ReactNode }) => <DatabaseProvider database={database}>{children}</DatabaseProvider>;
  const { result } = renderHook(() => useSubmitDraft(mila, onSubmitted, onAnsweredElsewhere), { wrapper });
  return { submit: () => result.current.submit(draft()), onSubmitted };
}

async function answerElsewhere(): Promise<void> {
  await store.query(
    `insert into fragebogen_antworten (id, benutzer_id, name, geschlecht, spielerposition, trainingshaufigkeit, trainingsdauer)
      values (gen_random_uuid(), $1, 'Mila Brandt', 'weiblich', 'Mittespieler', '2x', '45min')`,
    [mila],
  );
}

test('a newcomer’s answers that another tab has given a moment before ask for no second plan', async () => {
  await answerElsewhere();
  const leave = vi.fn<() => void>();
  const { submit, onSubmitted } = open(leave);
  submit();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect([written.mock.calls.length, onSubmitted.mock.calls.length]).toEqual([0, 0]);
});

test('a newcomer’s first answers are stored, and the plan is waited for', async () => {
  const { submit, onSubmitted } = open(() => expect.unreachable());
  submit();
  await vi.waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
  expect(written).toHaveBeenCalledOnce();
});

test('a request for another plan may bring new answers', async () => {
  await answerElsewhere();
  const { submit, onSubmitted } = open();
  submit();
  await vi.waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
});
