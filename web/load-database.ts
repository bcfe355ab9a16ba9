import { storeOwner } from './store-owner.ts';

/** The database's part of the app: public pages go without it. What fails is loaded when it is needed. */
export const loadDatabase = () => import('@anwurf/db/client/connect');

// Whoever is signed in needs it first of all: it loads while the rest of the entry is still being evaluated.
if (storeOwner() !== null) loadDatabase().catch(() => undefined);
