// @vitest-environment happy-dom
import { PGlite } from '@electric-sql/pglite';
import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { DatabaseProvider } from '@anwurf/db/client/react';
import { LiveQueries } from '@anwurf/db/live/live-queries';
import { localMigrations } from '@anwurf/db/schema/local-migrations';
import { migrateLocal } from '@anwurf/db/schema/migrate-local';
import { unopenedState } from '@anwurf/db/worker/unopened-state';
import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SessionExercises } from './session-exercises.tsx';

const squat: SessionExercise = {
  id: '0198a000-0000-7000-8000-000000000001',
  sessionId: '0198a000-0000-7000-8000-000000000002',
  phase: 'main',
  exerciseOrder: 1,
  name: 'Kniebeuge',
  sets: 3,
  reps: 8,
  unit: 'kg',
  durationMinutes: null,
  durationSeconds: null,
  distanceMeters: null,
  tempo: '3-1-X-0',
  weight: null,
  pauseSeconds: 120,
  videoLink: 'https://videos.example/kniebeuge',
  description: 'Gehe tief. Häufiger Fehler: die Knie fallen nach innen.',
  weekTargets: null,
};

let store: PGlite;
let database: LocalDatabase;

beforeAll(async () => {
  store = await PGlite.create();
  const state = { ...unopenedState, firstSyncDone: true };
  // The screens below ask for rows, and whether all have come.
  await migrateLocal(store, localMigrations);
  const live = {
    async query(sql: string, params: readonly unknown[], callback: (result: { rows: unknown[] }) => void) {
      const { rows, unsubscribe } = await lives.subscribe(sql, params, (newer) => callback({ rows: newer }));
      callback({ rows });
      return { unsubscribe: async () => unsubscribe() };
    },
  };
  database = { live, sync: { state: () => state, subscribe: () => () => undefined } } as unknown as LocalDatabase;
  const lives = await LiveQueries.open(store);
  await store.exec(`
    insert into exercise_catalogue (id, number, slug, name, phase, equipment, instruction, metric, defaults) values
      (gen_random_uuid(), 1, 'kniebeuge', 'Kniebeuge', 'main', '{Hanteln,Rope}', '', 'weight_reps',
        '{"regressions": ["hocke"], "progressions": []}'),
      (gen_random_uuid(), 2, 'hocke', 'Hocke', 'main', '{}', 'Gehe halb tief.', 'reps', '{"contraindications": ["Knie"]}')`);
}, 60_000);

afterAll(() => store.close());
afterEach(cleanup);

function open(exercise: SessionExercise): HTMLElement {
  render(
    <DatabaseProvider database={database}>
      <SessionExercises exercises={[exercise]} />
    </DatabaseProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: new RegExp(exercise.name) }));
  return screen.getByRole('dialog', { name: exercise.name });
}

test('an exercise opens its instruction, amounts in words, equipment and easier variants', async () => {
  const sheet = within(open(squat));
  expect(sheet.getByText(squat.description ?? '')).toBeTruthy();
  await waitFor(() => expect(sheet.getByText('Hanteln, Springseil')).toBeTruthy());
  expect(sheet.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    '3 Sätze mit 8 Wiederholungen mit Gewicht',
    '2 Minuten',
    '3 Sekunden absenken, 1 Sekunde unten halten, explosiv anheben',
    'Hanteln, Springseil',
  ]);
  const video = sheet.getByRole('link', { name: 'Video ansehen' });
  expect([video.getAttribute('href'), video.getAttribute('target')]).toEqual([squat.videoLink, '_blank']);
  expect(sheet.queryByText('Schwerer')).toBeNull();
  fireEvent.click(sheet.getByRole('button', { name: 'Hocke' }));
  for (const text of ['Gehe halb tief.', 'Gerät: Kein Gerät nötig', 'Belastet stark: Knie']) expect(sheet.getByText(text)).toBeTruthy();
});

test('an exercise of another origin shows what the plan says, and closes', async () => {
  const sheet = open({ ...squat, name: 'Mein Geheimtraining', videoLink: null, tempo: 'zügig' });
  expect(within(sheet).getByText('zügig')).toBeTruthy();
  expect(within(sheet).queryByText('Gerät')).toBeNull();
  expect(within(sheet).queryByRole('link')).toBeNull();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a catalogue that cannot be read says what is kept, and the next try shows it and follows it', async () => {
  await store.exec('alter table exercise_catalogue rename to lost_catalogue');
  const sheet = within(open(squat));
  expect((await sheet.findByRole('alert')).textContent).toContain('Was du gespeichert hast, ist sicher.');
  fireEvent.click(sheet.getByRole('button', { name: 'Erneut versuchen' }));
  expect(sheet.queryByRole('alert')).toBeNull();
  await sheet.findByRole('alert');

  await store.exec('alter table lost_catalogue rename to exercise_catalogue');
  fireEvent.click(sheet.getByRole('button', { name: 'Erneut versuchen' }));
  await sheet.findByText('Hanteln, Springseil');
  await store.exec(`update exercise_catalogue set equipment = '{}' where name = 'Kniebeuge'`);
  await sheet.findByText('Kein Gerät nötig');
});
