import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { StoreFailure } from '@anwurf/db/store/store-failure';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DatabaseGate } from './database-gate.tsx';
import type { DatabaseKeeper } from './database-keeper.ts';

afterEach(cleanup);

/** A keeper whose openings fail with these errors, one after the other, and then never end. */
function keeperOf(...errors: readonly Error[]) {
  const left = [...errors];
  const open = vi.fn<(userId: string) => Promise<LocalDatabase>>(() =>
    left.length === 0 ? new Promise(() => undefined) : Promise.reject(left.shift() ?? new Error()),
  );
  const keeper: Pick<DatabaseKeeper, 'open'> = { open };
  return { keeper: keeper as DatabaseKeeper, open };
}

test.each([
  [new TypeError('Failed to fetch dynamically imported module'), 'Lade die App neu. Hilft das nicht, starte den Browser neu.'],
  [new StoreFailure('store_full', 'the disk is full'), 'Der Speicher dieses Geräts ist voll. Schaffe Platz und lade die App neu.'],
])('an opening that fails by %o says in German what to do, and is tried again', async (error, words) => {
  const { keeper, open } = keeperOf(error);
  render(
    <DatabaseGate keeper={keeper} userId="player">
      the app
    </DatabaseGate>,
  );
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  const main = screen.getByRole('main');
  expect(main.textContent).toContain(`${words} Gespeicherte Daten bleiben auf dem Gerät.`);
  expect(main.textContent).not.toMatch(/Failed|disk/);
  fireEvent.click(retry);
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2));
});
