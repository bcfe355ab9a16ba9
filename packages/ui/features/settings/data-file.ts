import { type AccountExport, accountExportSchema } from '@anwurf/contract/account-data';

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
