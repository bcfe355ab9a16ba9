import { StoreFailure } from '@anwurf/db/store/store-failure';

const silent = 'Der Speicher dieses Browsers antwortet nicht. Schließe andere Tabs der App und versuche es noch einmal.';
const words: Partial<Record<StoreFailure['code'], string>> = {
  store_full: 'Der Speicher dieses Geräts ist voll. Schaffe Platz und versuche es noch einmal.',
  store_held: silent,
  store_timeout: silent,
};

/** Says why the device did not save something, and what to do; undefined when nothing is known. */
export function savingProblem(error: unknown): string | undefined {
  if (error instanceof StoreFailure) return words[error.code] ?? 'Dieser Browser speichert gerade nichts. Lade die App neu.';
  return error instanceof Error ? error.message : undefined;
}
