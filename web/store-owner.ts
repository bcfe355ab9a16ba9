import { outstandingRemovals } from '@anwurf/ui/outstanding-removals';
import { readSignedInRecord } from '@anwurf/ui/signed-in-record';

/** Pages that look the same to everybody. */
const publicPage = /^\/(imprint|newsletter|privacy-policy|terms|test)\b/;

/** Whose store this page begins by opening; null: nobody's. */
export function storeOwner(): string | null {
  const signedIn = readSignedInRecord();
  if (signedIn === null || signedIn.ended === true || publicPage.test(location.pathname)) return null;
  // It is made away with first.
  return outstandingRemovals().includes(signedIn.id) ? null : signedIn.id;
}
