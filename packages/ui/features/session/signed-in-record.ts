import * as z from 'zod/mini';

const key = 'anwurf.signed-in';
const recordSchema = z.object({ id: z.uuid(), email: z.string(), fullName: z.nullable(z.string()) });

/** Who was signed in on this device: just enough to open his local database without a network. No secret. */
export type SignedInRecord = z.infer<typeof recordSchema>;

export function readSignedInRecord(): SignedInRecord | null {
  try {
    return recordSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null; // Not JSON, or storage is blocked: nobody is known.
  }
}

export function writeSignedInRecord(record: SignedInRecord | null): void {
  if (record === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(record));
}

/** Calls back when another tab signs in or out. */
export function onSignedInElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
