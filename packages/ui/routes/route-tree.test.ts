// @vitest-environment happy-dom
import { pages } from '@anwurf/contract/pages';
import { createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { RouterContext } from './root-route.tsx';
import { routeTree } from './route-tree.ts';

test('the server knows every page of the app, and no other', () => {
  const { routesByPath } = createRouter({ routeTree, context: {} as RouterContext });
  expect(Object.keys(routesByPath).toSorted()).toEqual([...pages].toSorted());
});
