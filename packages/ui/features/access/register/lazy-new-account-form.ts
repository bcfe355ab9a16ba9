import { lazy } from 'react';

/** Not needed before a payment is found: it is loaded then. */
export const NewAccountForm = lazy(async () => ({ default: (await import('./new-account-form.tsx')).NewAccountForm }));
