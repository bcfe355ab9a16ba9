import { createRoute, redirect, useRouter } from '@tanstack/react-router';
import { LoginScreen } from '../features/session/login-screen.tsx';
import { safeReturnTo } from '../features/session/return-to.ts';
import { rootRoute } from './root-route.tsx';

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { title: 'Anmelden' },
  validateSearch: (search: Record<string, unknown>): { returnTo?: string } =>
    typeof search.returnTo === 'string' ? { returnTo: search.returnTo } : {},
  beforeLoad: ({ context, search }) => {
    const { user, expired } = context.session.state();
    if (user !== null && !expired) throw redirect({ href: safeReturnTo(search.returnTo), replace: true });
  },
  component: LoginPage,
});

function LoginPage() {
  const { returnTo } = loginRoute.useSearch();
  const router = useRouter();
  return <LoginScreen onSignedIn={() => router.history.replace(safeReturnTo(returnTo))} />;
}
