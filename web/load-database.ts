import { storeOwner } from './store-owner.ts';

/** Loads the database module, which public pages do without. A failed load is repeated when it is needed. */
export const loadDatabase = () => import('@anwurf/db/client/connect');

// A signed-in start needs it first: load it while the rest of the entry is still being evaluated.
if (storeOwner() !== null) loadDatabase().catch(() => undefined);
