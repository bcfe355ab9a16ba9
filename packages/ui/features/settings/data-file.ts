import { type AccountExport, accountExportSchema } from '@anwurf/contract/account-data';
import { format } from 'date-fns';

/** Hands the export to the player as a file. */
export function saveExport(data: AccountExport): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `anwurf-daten-${format(new Date(data.exportedAt), 'yyyy-MM-dd')}.json`;
  link.click();
  // The download has its own hold on the content once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Lets the player choose a file; null: he chose none. */
export function chooseFile(): Promise<File | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'application/json,.json';
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
}

/** The export in a file; null: it is none of ours. */
export async function readExport(file: File): Promise<AccountExport | null> {
  try {
    return accountExportSchema.safeParse(JSON.parse(await file.text())).data ?? null;
  } catch {
    return null; // Not JSON.
  }
}
