import { createRoute, Navigate, Outlet, redirect, useLocation, useMatches } from '@tanstack/react-router';
import { DatabaseGate } from '../features/session/database-gate.tsx';
import { useSessionState } from '../features/session/session-context.tsx';
import { SignOutProvider, useSignOut } from '../features/session/sign-out.tsx';
import { AppShell } from '../shell/app-shell.tsx';
import { rootRoute } from './root-route.tsx';

/** The gate of all private screens: whoever is signed out signs in first and comes back. */
export const privateRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'private',
  beforeLoad: ({ context, location }) => {
    if (context.session.state().user === null) throw redirect({ to: '/login', search: { returnTo: location.href }, replace: true });
  },
  component: PrivateLayout,
});

function PrivateLayout() {
  const { keeper } = privateRoute.useRouteContext();
  const { user } = useSessionState();
  if (user === null) return <Navigate to="/login" replace />;
  return (
    <DatabaseGate key={user.id} keeper={keeper} userId={user.id}>
      <SignOutProvider keeper={keeper}>
        <PrivateShell email={user.email} />
      </SignOutProvider>
    </DatabaseGate>
  );
}

function PrivateShell({ email }: { email: string }) {
  const signOut = useSignOut();
  const path = useLocation({ select: (location) => location.pathname });
  const chrome = useMatches({ select: (matches) => matches.findLast((match) => match.staticData.chrome)?.staticData.chrome });
  return (
    <AppShell chrome={chrome ?? 'full'} path={path} email={email} onSignOut={signOut}>
      <Outlet />
    </AppShell>
  );
}
