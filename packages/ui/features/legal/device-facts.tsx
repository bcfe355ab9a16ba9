import { LegalTable } from './legal-page.tsx';
import { deviceFacts } from './stored-data.ts';

/** Everything that the app keeps on the device. */
export function DeviceFacts() {
  return <LegalTable label="Speicherung auf dem Gerät" table={deviceFacts} />;
}
