import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { privateRoute } from './private-route.tsx';

const pages = () => import('./week-pages.tsx');

/** A day such as '2026-11-28'; any other is as good as none. */
function optionalDay(text: unknown): string | undefined {
  const isDay = typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay ? text : undefined;
}

export const weekRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/training/week',
  staticData: { chrome: 'page', title: 'Deine Woche' },
  validateSearch: (search: Record<string, unknown>): { of?: string } => {
    const of = optionalDay(search.of);
    return of === undefined ? {} : { of };
  },
  component: lazyScreen(pages, 'WeekPage'),
});

export const weekSetupRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/training/week/setup',
  staticData: { chrome: 'page', title: 'Woche einrichten' },
  component: lazyScreen(pages, 'WeekSetupPage'),
});
