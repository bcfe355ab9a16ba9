import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { privateRoute } from './private-route.tsx';
import type { Search } from './search-param.ts';
import { privateScreens } from './screen-route.ts';

const pages = () => import('./fitness-pages.tsx');
const screen = privateScreens(pages);

export const testHistoryRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/ist-zustand/historie',
  staticData: { title: 'Test-Historie' },
  /** The page reads it, whatever it is. */
  validateSearch: (search: Search) => search as { kategorie?: string },
  component: lazyScreen(pages, 'HistoryPage'),
});

/** Of a category, or of where its values come from: one route for both keeps what public pages load small. */
export const testIntroRoute = screen('/ist-zustand/$testCategory', 'IntroPage', { chrome: 'bar', title: 'Test' });

export const testRunRoute = screen('/ist-zustand/$testCategory/durchfuehren', 'RunPage', { chrome: 'none', title: 'Test' });
