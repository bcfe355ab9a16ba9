import { fieldsOf, isBoolean, isText, readAs } from '@anwurf/contract/readable';
import { isUuid } from '@anwurf/domain/identity/uuid';
import { keptValue } from '../../storage/kept-value.ts';

/** The user who was signed in on this device: just enough to open his local database without a network. No secret. */
export interface SignedInRecord {
  readonly id: string;
  readonly email: string;
  readonly fullName: string | null;
  /** The server has ended the session: until the next sign-in nothing is shown, without a network neither. */
  readonly ended?: boolean | undefined;
}

function recordOf(raw: unknown): SignedInRecord | undefined {
  const { id, email, fullName, ended } = fieldsOf(raw);
  if (!isUuid(id) || !isText(email) || !(fullName === null || isText(fullName))) return undefined;
  if (ended === undefined) return { id, email, fullName };
  return isBoolean(ended) ? { id, email, fullName, ended } : undefined;
}

const kept = keptValue('signedIn', readAs(recordOf));

/** Null: nobody is known. */
export const readSignedInRecord = (): SignedInRecord | null => kept.read();

export function writeSignedInRecord(record: SignedInRecord | null): void {
  if (record === null) kept.drop();
  else kept.keep(record);
}

/** Calls back when another tab signs in or out. */
export const onSignedInElsewhere = (listener: () => void) => kept.onChangedElsewhere(listener);
