import { firstStorage } from '@anwurf/contract/first-storage';
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

/** With the time in ms at which it was written; NaN: by a release that noted none. */
function recordOf(raw: unknown): (SignedInRecord & { readonly at: number }) | undefined {
  const { id, email, fullName, ended, at } = fieldsOf(raw);
  const isRecord = isUuid(id) && isText(email) && (fullName === null || isText(fullName)) && (ended === undefined || isBoolean(ended));
  return isRecord ? { id, email, fullName, ended, at: Number(at) } : undefined;
}

const kept = keptValue(firstStorage.signedIn, readAs(recordOf));

/**
 * Names the owner of the session's cookie and the time in ms: both cookies are in one file of the browser. Web Storage is written to
 * disk seconds later, so that after a kill it may still have the record of a player who has signed out.
 */
const ownerCookie = `${firstStorage.ownerCookie.name}=`;

/** Null: nobody is known. Without address and name where the session is another, newer user's than the record. */
export function readSignedInRecord(): SignedInRecord | null {
  const found = kept.read();
  if (found === null) return null;
  const { at, ...record } = found;
  const [id, cookieAt] = (document.cookie.split(ownerCookie)[1] ?? '').split(/[.;]/);
  return isUuid(id) && id !== record.id && !(Number(cookieAt) <= at) ? { id, email: '', fullName: null } : record;
}

/** Writes the cookie first: other tabs are notified of the record. Both last as long as the session is used. */
export function writeSignedInRecord(record: SignedInRecord | null): void {
  const at = Date.now();
  document.cookie = `${ownerCookie}${record?.id}.${at}; path=/; max-age=${record ? 5_184_000 : 0}`;
  if (record) kept.keep({ ...record, at });
  else kept.drop();
}

/** Calls back when another tab signs in or out. */
export const onSignedInElsewhere = (listener: () => void) => kept.onChangedElsewhere(listener);
