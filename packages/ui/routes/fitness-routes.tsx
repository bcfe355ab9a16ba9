import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { privateRoute } from './private-route.tsx';

const pages = () => import('./fitness-pages.tsx');
const of = { getParentRoute: () => privateRoute };

export const testHistoryRoute = createRoute({
  ...of,
  path: '/ist-zustand/historie',
  staticData: { title: 'Test-Historie' },
  /** The page reads it, whatever it is. */
  validateSearch: (search: Record<string, unknown>) => search as { kategorie?: string },
  component: lazyScreen(pages, 'HistoryPage'),
});

/** Of a category, or of where its values come from: one route for both keeps what public pages load small. */
export const testIntroRoute = createRoute({
  ...of,
  path: '/ist-zustand/$testCategory',
  staticData: { chrome: 'page', title: 'Test' },
  component: lazyScreen(pages, 'IntroPage'),
});

export const testRunRoute = createRoute({
  ...of,
  path: '/ist-zustand/$testCategory/durchfuehren',
  staticData: { chrome: 'none', title: 'Test' },
  component: lazyScreen(pages, 'RunPage'),
});
