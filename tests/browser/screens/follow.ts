import type { Page } from 'playwright-core';

/**
 * Opens an address without loading the page anew, as its links do, and waits until its screen stands, or that to which it leads
 * on: another heading than the left one, and nothing in the place of what is still to come.
 */
export async function follow(page: Page, address: string): Promise<void> {
  const left = await page.evaluateHandle((to) => {
    const heading = document.querySelector('h1');
    const text = heading?.textContent;
    window.history.pushState(null, '', to);
    return { heading, text };
  }, address);
  await page.waitForFunction(
    ({ left: { heading, text }, path }) => {
      const now = document.querySelector('h1');
      const isLeft = now === heading && now?.textContent === text && window.location.pathname === path;
      return now !== null && !isLeft && document.querySelector('[aria-busy=true], span[style*=height]:empty') === null;
    },
    { left, path: address.replace(/\?.*/, '') },
  );
}

/** Goes to an address of the app: loads it where the app is not open yet, else follows it; where it is shown already, nothing happens. */
export async function visit(page: Page, url: string): Promise<void> {
  const [from, to] = [new URL(page.url()), new URL(url)];
  if (from.origin !== to.origin) await page.goto(url);
  else if (from.pathname + from.search !== to.pathname + to.search) await follow(page, to.pathname + to.search);
}
