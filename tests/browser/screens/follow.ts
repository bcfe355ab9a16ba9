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
