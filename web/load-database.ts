import { deviceStorage } from '@anwurf/contract/device-storage';

/** The database's part of the app: public pages go without it. */
export const loadDatabase = () => import('@anwurf/db/client/connect');

// Whoever is signed in needs it first of all: it loads while the rest of the entry is still being evaluated.
if (localStorage.getItem(deviceStorage.signedIn.name) !== null) loadDatabase().catch(() => undefined);
