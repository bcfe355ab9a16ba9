import type { AccountExport } from '@anwurf/contract/account-data';
import { format } from 'date-fns';

const exportName = (day: Date) => `anwurf-daten-${format(day, 'yyyy-MM-dd')}.json`;

/** Hands an export to the player as a file. */
export function saveExport(data: AccountExport): void {
  saveFile(exportName(new Date(data.exportedAt)), 'application/json', JSON.stringify(data, null, 2));
}

/** Hands an export to the player as the server wrote it. */
export function saveExportFile(file: Blob): void {
  saveFile(exportName(new Date()), 'application/json', file);
}

/** Hands a table to the player as a file for a spreadsheet; `text` is of `csvText`. */
export function saveTable(name: string, text: string): void {
  saveFile(`anwurf-${name}-${format(new Date(), 'yyyy-MM-dd')}.csv`, 'text/csv;charset=utf-8', text);
}

function saveFile(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the content once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
