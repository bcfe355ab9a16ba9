import { outstandingRemovals } from '@anwurf/ui/outstanding-removals';
import { readSignedInRecord } from '@anwurf/ui/signed-in-record';

/** Pages that look the same for everybody. */
const publicPage = /^\/(imprint|newsletter|privacy-policy|terms|test)\b/;

/** The user whose store this page opens at the start; null: none. */
export function storeOwner(): string | null {
  const signedIn = readSignedInRecord();
  if (signedIn === null || signedIn.ended === true || publicPage.test(location.pathname)) return null;
  // The removal of the store comes first.
  return outstandingRemovals().includes(signedIn.id) ? null : signedIn.id;
}
