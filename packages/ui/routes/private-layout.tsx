import { Navigate, Outlet, useLocation, useMatches, useRouteContext, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider as LinkProvider } from 'react-aria-components';
import { DatabaseGate } from '../features/session/database-gate.tsx';
import { useSessionState } from '../features/session/session-context.tsx';
import { SessionEndedNotice } from '../features/session/session-ended-notice.tsx';
import { SessionEndedScreen } from '../features/session/session-ended-screen.tsx';
import { SignOutProvider, useSignOut } from '../features/session/sign-out.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import { calendarSubscriptions } from '../data/calendar-file/calendar-subscriptions.ts';
import { usePlatform } from '../platform.tsx';
import { UserIdContext } from '../storage/user-id.tsx';
import { AppShell } from '../shell/app-shell.tsx';
import { OnboardingGate } from './onboarding-gate.tsx';

/** Of few players: of those whose access has ended. */
const BuyButton = lazyPart(async () => (await import('../features/access/purchase/buy-button.tsx')).BuyButton);

/** In the desktop app alone; one that does not load shows nothing. */
const ShownNotices = lazyPart(async () => (await import('../features/notifications/shown-notices.tsx')).ShownNotices, { missing: null });

/** Of players who keep a calendar. */
const CalendarRefresh = lazyPart(async () => (await import('../data/calendar-file/calendar-refresh.tsx')).CalendarRefresh, {
  missing: null,
});

/** Modules that every private screen needs. */
export function PrivateLayout() {
  return (
    <AppFrame>
      <Outlet />
    </AppFrame>
  );
}

/** Screens of a running workout: its sets go on being stored on the device. */
const workoutRoutes: ReadonlySet<string> = new Set([
  '/private/training/plan/$sessionId/start',
  '/private/active-workout/$sessionId',
  '/private/live-training',
  '/private/workout-completed',
]);

/** The open database, the way to sign out, the shell: also around a public screen that somebody signed in looks at. */
export function AppFrame({ children }: { children: ReactNode }) {
  const { keeper } = useRouteContext({ from: '__root__' });
  const { user, expired } = useSessionState();
  const { history } = useRouter();
  const here = useLocation({ select: ({ href }) => href });
  const inWorkout = useMatches({ select: (matches) => matches.some(({ routeId }) => workoutRoutes.has(routeId)) });
  // A workout that was running when the session ended goes on; left or loaded anew, it is as closed as every other screen.
  const [goesOn, setGoesOn] = useState(false);
  const isGoingOn = expired ? goesOn && inWorkout : inWorkout;
  if (goesOn !== isGoingOn) setGoesOn(isGoingOn);
  if (user === null) return <Navigate to="/login" replace />;
  return (
    <I18nProvider locale="de-DE">
      {/* A menu opens its links by itself: without this they load the page anew. */}
      <LinkProvider navigate={(href) => history.push(href)}>
        <UserIdContext value={user.id}>
          <DatabaseGate key={user.id} keeper={keeper} userId={user.id}>
            <SignOutProvider keeper={keeper}>
              {expired && !isGoingOn ? (
                <SessionEndedScreen email={user.email} returnTo={here} />
              ) : (
                <PrivateShell userId={user.id} email={user.email}>
                  {expired && <SessionEndedNotice />}
                  {children}
                </PrivateShell>
              )}
            </SignOutProvider>
          </DatabaseGate>
        </UserIdContext>
      </LinkProvider>
    </I18nProvider>
  );
}

function PrivateShell({ userId, email, children }: { userId: string; email: string; children: ReactNode }) {
  const signOut = useSignOut();
  const { openNotice } = usePlatform();
  const keepsCalendars = calendarSubscriptions.useValue() !== null;
  const path = useLocation({ select: (location) => location.pathname });
  // Decides by the screen that is shown, not by the navigation's target: a screen is decided about before it is seen.
  const shown = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? path });
  const chrome = useMatches({ select: (matches) => matches.findLast((match) => match.staticData.chrome)?.staticData.chrome });
  return (
    <AppShell
      chrome={chrome ?? 'full'}
      path={path}
      email={email}
      onSignOut={signOut}
      buyAction={<BuyButton variant="court" email={email} />}
    >
      {openNotice !== undefined && <ShownNotices />}
      {keepsCalendars && <CalendarRefresh />}
      <OnboardingGate userId={userId} path={shown}>
        {children}
      </OnboardingGate>
    </AppShell>
  );
}
