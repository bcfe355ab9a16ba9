import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { privateRoute } from './private-route.tsx';
import { optional, type Search } from './search-param.ts';
import { privateScreens } from './screen-route.ts';

const pages = () => import('./week-pages.tsx');
const screen = privateScreens(pages);

/** A day such as '2026-11-28'; any other is as good as none. */
function optionalDay(text: unknown): string | undefined {
  const isDay = typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay ? text : undefined;
}

export const weekRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/training/week',
  staticData: { chrome: 'bar', title: 'Deine Woche' },
  validateSearch: ({ of }: Search) => optional('of', optionalDay(of)),
  component: lazyScreen(pages, 'WeekPage'),
});

export const weekSetupRoute = screen('/training/week/setup', 'WeekSetupPage', { chrome: 'bar', title: 'Woche einrichten' });
