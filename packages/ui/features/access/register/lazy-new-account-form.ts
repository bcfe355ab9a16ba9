import { lazyPart } from '../../../loading/lazy-part.tsx';

/** Not needed before a payment is found: it is loaded then. */
export const NewAccountForm = lazyPart(async () => (await import('./new-account-form.tsx')).NewAccountForm);
