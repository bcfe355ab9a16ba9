import { createLink, type LinkComponent } from '@tanstack/react-router';
import { createElement } from 'react';

const activeOptions = { exact: true };

/**
 * A component that shows an `href`, as a link of the router: `to`, `params` and `search` name a route that exists. Only
 * where it leads to exactly what is shown is it marked as the current page: the way back is not.
 */
export function createExactLink<const Host>(host: Parameters<typeof createLink<Host>>[0]): LinkComponent<Host> {
  const RouterLink = createLink<Host>(host) as Parameters<typeof createElement>[0];
  return (props) => createElement(RouterLink, { activeOptions, ...props });
}
