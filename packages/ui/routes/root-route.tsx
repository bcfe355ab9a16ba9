import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router';
import { Consent } from '../features/consent/consent.tsx';
import { usePageViews } from '../features/consent/use-page-views.ts';
import type { DatabaseKeeper } from '../features/session/database-keeper.ts';
import type { SessionStore } from '../features/session/session-store.ts';
import { Toasts } from '../shell/toasts.tsx';
import type { Platform } from '../platform.tsx';
import type { Chrome } from '../shell/app-shell.tsx';
import { LazyNotFound } from '../shell/lazy-not-found.ts';
import { UpdateNotice } from '../shell/update-notice.tsx';
import { useWindowTitle } from '../shell/use-window-title.ts';

export interface RouterContext {
  session: SessionStore;
  keeper: DatabaseKeeper;
  /** The shell around the app. */
  kind: Platform['kind'];
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Frame around the screen; `full` without it. */
    chrome?: Chrome;
    /** Title of the window, before the product's name. */
    title?: string;
    /** A signed-out visitor reads why he has to sign in, see `signed-out-words.ts`. */
    tellsSignedOut?: true;
  }
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Root, notFoundComponent: LazyNotFound });

function Root() {
  useWindowTitle();
  usePageViews(useLocation({ select: (location) => location.pathname }));
  return (
    <>
      <Consent />
      <Outlet />
      <Toasts />
      <UpdateNotice />
    </>
  );
}
