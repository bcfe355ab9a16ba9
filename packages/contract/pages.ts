import { uuidPattern } from '@anwurf/domain/identity/uuid';

/** Paths of the app's pages. A segment that begins with `$` matches anything, one that ends with `Id` a UUID. */
export const pages = [
  '/',
  '/active-workout',
  '/active-workout/$sessionId',
  '/auth',
  '/custom-exercises',
  '/dashboard',
  '/exercises',
  '/forgot-password',
  '/imprint',
  '/ist-zustand/$testCategory',
  '/ist-zustand/$testCategory/durchfuehren',
  '/ist-zustand/historie',
  '/live-training',
  '/loading',
  '/login',
  '/newsletter',
  '/onboarding',
  '/onboarding/$step',
  '/payment-success',
  '/privacy-policy',
  '/register',
  '/reset-password',
  '/return-to-play',
  '/return-to-play/$ladder',
  '/settings',
  '/statistics',
  '/statistics/explore',
  '/statistics/explore2',
  '/statistics/performance',
  '/statistics/player',
  '/statistics/training',
  '/terms',
  '/test',
  '/thank-you',
  '/training/overview',
  '/training/plan/$sessionId/start',
  '/training/week',
  '/training/week/setup',
  '/training-plans',
  '/training-plans/$planId',
  '/training-plans/new',
  '/workout-completed',
  '/workout-generator',
] as const;

const patterns = pages.map((page) => {
  const segments = page.split('/').map((segment) => (segment.startsWith('$') ? (segment.endsWith('Id') ? uuidPattern : '[^/]+') : segment));
  return new RegExp(`^${segments.join('/')}/?$`);
});

/** Whether the app has a page at this path. */
export function isPage(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
