// @vitest-environment happy-dom
import { pages } from '@anwurf/contract/pages';
import { type AnyRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { privateRoute } from './private-route.tsx';
import type { RouterContext } from './root-route.tsx';
import { routeTree } from './route-tree.ts';

const { routesByPath } = createRouter({ routeTree, context: {} as RouterContext });
const routes: readonly (readonly [string, AnyRoute])[] = Object.entries(routesByPath);

test('the manifest knows every page of the app, and no other', () => {
  expect(routes.map(([path]) => path).toSorted()).toEqual(Object.keys(pages).toSorted());
});

test('the manifest says of each page whether it is behind the gate', () => {
  const found = routes.map(([path, route]) => [path, route.parentRoute === privateRoute ? 'private' : 'public']);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.entries(pages).map(([path, { access }]) => [path, access])));
});
