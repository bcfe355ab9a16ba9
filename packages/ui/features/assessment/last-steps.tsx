import { lazyPart } from '../../loading/lazy-part.tsx';

/** Steps after the last statement: loaded while the first ones are answered. */
export const EmailStep = lazyPart(async () => (await import('./email-step.tsx')).EmailStep);
export const ResultStep = lazyPart(async () => (await import('./result-step.tsx')).ResultStep);
