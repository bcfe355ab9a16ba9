import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { optionalId } from './id-param.ts';
import { privateRoute } from './private-route.tsx';
import { optional, type Search } from './search-param.ts';
import { privateScreens } from './screen-route.ts';

const pages = () => import('./team-pages.tsx');
const ofTeam = ({ team }: Search) => optional('team', optionalId(team));

export const teamRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/team',
  staticData: { title: 'Mannschaft' },
  validateSearch: ofTeam,
  component: lazyScreen(pages, 'TeamPage'),
});

export const teamCalendarRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/team/calendar',
  staticData: { chrome: 'bar', title: 'Termine' },
  validateSearch: ofTeam,
  component: lazyScreen(pages, 'TeamCalendarPage'),
});

export const joinTeamRoute = privateScreens(pages)('/team/join', 'JoinTeamPage', { chrome: 'page', title: 'Team beitreten' });

export const teamPlayerRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/team/player/$memberId',
  staticData: { chrome: 'bar', title: 'Kader' },
  validateSearch: ofTeam,
  component: lazyScreen(pages, 'TeamPlayerPage'),
});
