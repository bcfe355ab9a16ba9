import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { SessionStore } from '../features/session/session-store.ts';
import type { DatabaseKeeper } from '../features/session/database-keeper.ts';
import { ToastRegion } from '../kit/toast-region.tsx';
import type { Chrome } from '../shell/app-shell.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { UpdateNotice } from '../shell/update-notice.tsx';
import { useWindowTitle } from '../shell/use-window-title.ts';

export interface RouterContext {
  session: SessionStore;
  keeper: DatabaseKeeper;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What surrounds the screen; `full` without it. */
    chrome?: Chrome;
    /** Title of the window, before the product's name. */
    title?: string;
  }
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Root, notFoundComponent: NotFound });

function Root() {
  useWindowTitle();
  return (
    <>
      <Outlet />
      <ToastRegion />
      <UpdateNotice />
    </>
  );
}
