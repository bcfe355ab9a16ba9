import { readSignedInRecord } from '@anwurf/ui/signed-in-record';

/** The database's part of the app: public pages go without it. What fails is loaded when it is needed. */
export const loadDatabase = () => import('@anwurf/db/client/connect');

const signedIn = readSignedInRecord();
/** Pages that look the same to everybody. */
const isPublic = /^\/(imprint|newsletter|privacy-policy|terms|test)\b/.test(location.pathname);
// Whoever is signed in needs it first of all: it loads while the rest of the entry is still being evaluated.
if (signedIn !== null && signedIn.ended !== true && !isPublic) {
  loadDatabase().catch(() => undefined);
}
