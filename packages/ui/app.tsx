import '@fontsource-variable/archivo/wdth.css';
import './kit/tokens.css';
import './kit/base.css';
import { createRouter, type ErrorComponentProps, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { DatabaseKeeper } from './features/session/database-keeper.ts';
import { SessionContext } from './features/session/session-context.tsx';
import { SessionStore } from './features/session/session-store.ts';
import { type Platform, PlatformContext } from './platform.tsx';
import { routeTree } from './routes/route-tree.ts';
import { createSignedInServer, SignedInServerContext } from './http/signed-in-server.tsx';
import { CrashScreen } from './shell/crash-screen.tsx';
import { LazyNotFound } from './shell/lazy-not-found.ts';
import { applyTheme } from './shell/theme.ts';

function buildApp(platform: Platform) {
  applyTheme();
  const session = new SessionStore(platform.session);
  const keeper = new DatabaseKeeper(platform, session);
  const { user } = session.state();
  // The store opens while the first screen loads; the gate shows a failure and offers another attempt.
  if (user !== null) keeper.open(user.id).catch(() => undefined);
  const router = createRouter({
    routeTree,
    context: { session, keeper, kind: platform.kind },
    scrollRestoration: true,
    defaultNotFoundComponent: LazyNotFound,
    defaultErrorComponent: ({ reset }: ErrorComponentProps) => <CrashScreen onRetry={reset} />,
  });
  const server = createSignedInServer(session);
  return { session, server, router };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof buildApp>['router'];
  }
}

/** The whole app, on the platform a shell provides. */
export function App({ platform }: { platform: Platform }) {
  const [{ session, server, router }] = useState(() => buildApp(platform));
  return (
    <PlatformContext value={platform}>
      <SessionContext value={session}>
        <SignedInServerContext value={server}>
          <RouterProvider router={router} />
        </SignedInServerContext>
      </SessionContext>
    </PlatformContext>
  );
}
