// @vitest-environment happy-dom
import { pages } from '@anwurf/contract/pages';
import { createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { RouterContext } from './root-route.tsx';
import { routeTree } from './route-tree.ts';

test('the server knows every page of the app, and no other', () => {
  const { routesByPath } = createRouter({ routeTree, context: {} as RouterContext });
  // Linked from the landing page, and not there yet.
  const missing = ['/test'];
  expect(
    Object.keys(routesByPath)
      .filter((path) => !missing.includes(path))
      .toSorted(),
  ).toEqual([...pages].toSorted());
});
