import { useSearch } from '@tanstack/react-router';
import { LoginScreen } from '../features/access/login/login-screen.tsx';
import { safeReturnTo } from '../features/session/return-to.ts';
import { useSession, useSessionState } from '../features/session/session-context.tsx';
import { usePlatform } from '../platform.tsx';
import { dashboardRoute } from './main-routes.tsx';
import { privateRoute } from './private-route.tsx';
import { useLeadOn } from './use-lead-on.ts';

export function LoginPage() {
  const { returnTo } = useSearch({ from: '/login' });
  const session = useSession();
  const { user, expired } = useSessionState();
  useLeadOn(safeReturnTo(returnTo));
  const { kind, prepareDatabase } = usePlatform();
  const loadScreens = () => Promise.allSettled([privateRoute, dashboardRoute].map(async ({ options }) => options.component?.preload?.()));
  return (
    <LoginScreen
      expiredEmail={expired ? (user?.email ?? null) : null}
      signIn={(input) => session.signIn(input)}
      // The desktop app's page has an address that no passkey is made for.
      signInWithPasskey={kind === 'web' ? (request) => session.signInWithPasskey(request) : null}
      onFocus={user === null ? () => prepareDatabase?.(loadScreens) : undefined}
    />
  );
}
