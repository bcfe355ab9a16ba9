import { LegalTable } from './legal-page.tsx';
import { storedKinds } from './server-data.ts';

const table = { head: ['Daten', 'Wofür, auf welcher Grundlage', 'Wie lange'], rows: Object.values(storedKinds) };

/** Everything that the server keeps. */
export function ServerFacts() {
  return <LegalTable label="Speicherung auf dem Server" table={table} />;
}
