import { lazyScreen } from '../loading/lazy-part.tsx';

/** The screen of an address that leads nowhere; every visit would pay for what few see. */
export const LazyNotFound = lazyScreen(() => import('./not-found.tsx'), 'NotFound');
