import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { optionalId } from './id-param.ts';
import { privateRoute } from './private-route.tsx';
import { optional, type Search } from './search-param.ts';
import { privateScreens } from './screen-route.ts';

const pages = () => import('./team-pages.tsx');
/** Ids that are parted by commas; none is as good as a missing one. */
function optionalIds(text: unknown): string | undefined {
  const ids = typeof text === 'string' ? text.split(',').flatMap((id) => optionalId(id) ?? []) : [];
  return ids.length === 0 ? undefined : ids.join(',');
}

const ofTeam = ({ team }: Search) => optional('team', optionalId(team));

export const teamRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/team',
  staticData: { title: 'Mannschaft' },
  validateSearch: ofTeam,
  component: lazyScreen(pages, 'TeamPage'),
});

export const teamAttendanceRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/team/attendance',
  staticData: { chrome: 'bar', title: 'Anwesenheit' },
  validateSearch: ({ team, event }: Search) => ({ ...ofTeam({ team }), ...optional('event', optionalId(event)) }),
  component: lazyScreen(pages, 'TeamAttendancePage'),
});

export const teamCalendarRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/team/calendar',
  staticData: { chrome: 'bar', title: 'Termine' },
  validateSearch: ofTeam,
  component: lazyScreen(pages, 'TeamCalendarPage'),
});

export const teamCompareRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/team/compare',
  staticData: { chrome: 'bar', title: 'Vergleich' },
  validateSearch: ({ team, of }: Search) => ({ ...ofTeam({ team }), ...optional('of', optionalIds(of)) }),
  component: lazyScreen(pages, 'TeamComparePage'),
});

export const joinTeamRoute = privateScreens(pages)('/team/join', 'JoinTeamPage', { chrome: 'page', title: 'Team beitreten' });

export const teamPlayerRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/team/player/$memberId',
  staticData: { chrome: 'bar', title: 'Kader' },
  validateSearch: ofTeam,
  component: lazyScreen(pages, 'TeamPlayerPage'),
});
