import type { AccountExport } from '@anwurf/contract/account-data';
import { format } from 'date-fns';

/** Hands an export to the player as a file. */
export function saveExport(data: AccountExport): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `anwurf-daten-${format(new Date(data.exportedAt), 'yyyy-MM-dd')}.json`;
  link.click();
  // The download has its own hold on the content once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
