import * as z from 'zod/mini';
import { keptValue } from '../../storage/kept-value.ts';

const recordSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  fullName: z.nullable(z.string()),
  /** The server has ended the session: until the next sign-in nothing is shown, without a network neither. */
  ended: z.optional(z.boolean()),
});

/** Who was signed in on this device: just enough to open his local database without a network. No secret. */
export type SignedInRecord = z.infer<typeof recordSchema>;

const kept = keptValue('signedIn', recordSchema);

/** Null: nobody is known. */
export const readSignedInRecord = (): SignedInRecord | null => kept.read();

export function writeSignedInRecord(record: SignedInRecord | null): void {
  if (record === null) kept.drop();
  else kept.keep(record);
}

/** Calls back when another tab signs in or out. */
export const onSignedInElsewhere = (listener: () => void) => kept.onChangedElsewhere(listener);
