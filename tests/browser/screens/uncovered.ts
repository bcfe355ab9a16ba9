import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Elements that a toast must not cover: headings, menus, ways back, navigation, submit buttons. */
const needed = 'h1, header :is(button, a), nav :is(button, a), main button[type=submit], [data-keep-clear] :is(button, a)';

/** Expects the toast to lie inside the window and over nothing that is needed. */
export async function expectToastCoversNothing(page: Page): Promise<void> {
  const toast = page.getByRole('region', { name: 'Meldungen' }).getByRole('alertdialog');
  await toast.waitFor();
  const width = page.viewportSize()?.width;
  const look = () =>
    toast.evaluate((element, selector) => {
      const own = element.getBoundingClientRect();
      if (element.getAnimations().some(({ playState }) => playState === 'running')) return ['moving'];
      if (own.top < 0 || own.bottom > window.innerHeight) return ['out of sight'];
      return [...document.querySelectorAll(selector)].flatMap((other) => {
        const rect = other.getBoundingClientRect();
        const isApart = rect.right <= own.left || rect.left >= own.right || rect.bottom <= own.top || rect.top >= own.bottom;
        return isApart || rect.height === 0 || element.contains(other) ? [] : [other.textContent || other.getAttribute('aria-label')];
      });
    }, needed);
  await expect.poll(look, { message: `covered at ${width} px` }).toEqual([]);
}
