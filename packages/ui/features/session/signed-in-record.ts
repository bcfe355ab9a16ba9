import { deviceStorage } from '@anwurf/contract/device-storage';
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

/** Time in ms since the epoch at which it was written; 0: by a release that did not note it. */
const writtenAt = (raw: unknown): number => Number(fieldsOf(raw)['at']) || 0;

const kept = keptValue(
  'signedIn',
  readAs((raw) => {
    const record = recordOf(raw);
    return record && { ...record, at: writtenAt(raw) };
  }),
);

/**
 * Names the owner of the session's cookie: both are in one file of the browser. Web Storage is written to disk seconds later, so
 * that after a kill it may still have the record of a player who has signed out.
 */
const ownerCookie = deviceStorage.ownerCookie.name;
const ownerPattern = new RegExp(`(?:^|; )${ownerCookie}=([^.;]+)\\.(\\d+)`);
const sixtyDays = 5_184_000;

function readOwner(): { readonly id: string; readonly at: number } | null {
  const [, id, at] = ownerPattern.exec(document.cookie) ?? [];
  return isUuid(id) ? { id, at: Number(at) } : null;
}

function writeOwner(value: string, seconds: number): void {
  document.cookie = `${ownerCookie}=${value}; path=/; samesite=strict; max-age=${seconds}`;
}

/** Null: nobody is known. Without address and name where the session is another, newer user's than the record. */
export function readSignedInRecord(): SignedInRecord | null {
  const found = kept.read();
  if (found === null) return null;
  const { at, ...record } = found;
  const owner = readOwner();
  const isOfOther = owner !== null && owner.id !== record.id && owner.at > at;
  return isOfOther ? { id: owner.id, email: '', fullName: null } : record;
}

/** Writes the cookie first: other tabs are notified of the record. */
export function writeSignedInRecord(record: SignedInRecord | null): void {
  if (record === null) {
    writeOwner('', 0);
    kept.drop();
    return;
  }
  // Later than both, whatever the clock says.
  const at = Math.max(Date.now(), (readOwner()?.at ?? 0) + 1, (kept.read()?.at ?? 0) + 1);
  writeOwner(`${record.id}.${at}`, sixtyDays);
  kept.keep({ ...record, at });
}

/** Calls back when another tab signs in or out. */
export const onSignedInElsewhere = (listener: () => void) => kept.onChangedElsewhere(listener);
