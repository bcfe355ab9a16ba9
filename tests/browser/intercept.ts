import type { BrowserContext, Page, Route } from 'playwright-core';

type Target = Page | BrowserContext;
type Answer = (route: Route) => unknown;
type Matching = string | RegExp | ((url: URL) => boolean);

const probePath = '/intercepted';
const interceptedStatus = 299;

/** In a page or a worker. */
const probe = async (path: string) => (await fetch(new URL(path, location.origin))).status;

async function awaitInterception(ask: () => Promise<number>): Promise<void> {
  while ((await ask()) !== interceptedStatus);
}

/**
 * Answers requests that match in the place of the server, from the next one on. `route()` alone resolves before a page that is
 * already open knows of it: on a busy machine the next key press came first, and its request reached the server.
 */
export async function intercept(target: Target, matching: Matching, answer: Answer): Promise<void> {
  await target.route(`**${probePath}`, (route) => route.fulfill({ status: interceptedStatus }));
  await target.route(matching, answer);
  for (const page of 'pages' in target ? target.pages() : [target]) {
    if (!page.url().startsWith('http')) continue;
    await awaitInterception(() => page.evaluate(probe, probePath));
    for (const worker of page.workers()) {
      await awaitInterception(() => worker.evaluate(probe, probePath)).catch((error: unknown) => {
        // One that has ended meanwhile asks nothing any more.
        if (page.workers().includes(worker)) throw error;
      });
    }
  }
}
