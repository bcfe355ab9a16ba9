import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { optionalId, optionalIds } from './id-param.ts';
import { privateRoute } from './private-route.tsx';
import { optional, type Search } from './search-param.ts';
import { privateScreens } from './screen-route.ts';

const pages = () => import('./team-pages.tsx');

/** The team, an entry of its calendar or a test day, and ids of players; a screen reads those that it knows. */
const ofTeam = ({ team, event, of }: Search) => ({
  ...optional('team', optionalId(team)),
  ...optional('event', optionalId(event)),
  ...optional('of', optionalIds(of)),
});

/** Makes the route of a screen of a team. @param isFirst whether the navigation leads to it */
const teamScreen = <const Path extends string>(path: Path, name: keyof Awaited<ReturnType<typeof pages>>, title: string, isFirst = false) =>
  createRoute({
    getParentRoute: () => privateRoute,
    path,
    staticData: { ...(!isFirst && { chrome: 'bar' }), title },
    validateSearch: ofTeam,
    component: lazyScreen(pages, name),
  });

export const teamRoute = teamScreen('/team', 'Team', 'Mannschaft', true);
export const teamAssignRoute = teamScreen('/team/assign', 'TeamAssign', 'Zuweisen');
export const teamAttendanceRoute = teamScreen('/team/attendance', 'TeamAttendance', 'Anwesenheit');
export const teamCalendarRoute = teamScreen('/team/calendar', 'TeamCalendar', 'Termine');
export const teamCompareRoute = teamScreen('/team/compare', 'TeamCompare', 'Vergleich');
export const teamTestDayRoute = teamScreen('/team/test-day', 'TeamTestDay', 'Testtag');
export const teamPlayerRoute = teamScreen('/team/player/$memberId', 'TeamPlayer', 'Kader');
export const joinTeamRoute = privateScreens(pages)('/team/join', 'JoinTeam', { chrome: 'page', title: 'Team beitreten' });
