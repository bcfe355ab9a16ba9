import { type AnyRoute, createRoute, type StaticDataRouteOption } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { privateRoute } from './private-route.tsx';
import { rootRoute } from './root-route.tsx';

/** Makes routes that are a path and a screen; one that reads its search or leads elsewhere is written out. */
function screensOf<Parent extends AnyRoute>(parent: Parent) {
  return <Module>(load: () => Promise<Module>) =>
    <const Path extends string>(path: Path, name: keyof Module, staticData: StaticDataRouteOption) =>
      createRoute({ getParentRoute: () => parent, path, staticData, component: lazyScreen(load, name) });
}

/** Screens of a module that anybody may open. */
export const publicScreens = screensOf(rootRoute);

/** Screens of a module that are for whoever is signed in. */
export const privateScreens = screensOf(privateRoute);
