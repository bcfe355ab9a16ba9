import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstPage } from '../browser/plan/onboarding-steps.ts';
import { useOwnServer } from '../browser/fixture.ts';
import { record } from './figures.ts';

const browsers = useOwnServer();
const exercises = 2000;
const words = ['knie', 'wurf', 'back squat', 'liegestutz'];

/** Fills the catalogue with variants of its exercises. */
async function fillCatalogue(): Promise<void> {
  await browsers.sql`
    insert into exercise_catalogue
    select filled.* from exercise_catalogue c cross join generate_series(1, 4) n
    cross join lateral jsonb_populate_record(c, jsonb_build_object(
      'id', gen_random_uuid(), 'number', c.number + 10000 * n, 'slug', 'eigene-' || c.slug || '-' || n, 'name', c.name || ', Form ' || n)) filled
    limit greatest(0, ${exercises} - (select count(*) from exercise_catalogue))`;
}

/** Milliseconds from each key of a word until the list that it leaves stands in the page, where they are taken. */
function typeAndWait(page: Page, word: string): Promise<number[]> {
  return page.evaluate(async (typed) => {
    const field = document.querySelector<HTMLInputElement>('input[type="search"]');
    // React is notified of a value only when it is set past its own property.
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    if (field === null || native === undefined) throw new Error('no search field');
    const found = () => [...document.querySelectorAll('h2')].map((heading) => heading.textContent).join();
    const took: number[] = [];
    for (let length = 1; length <= typed.length; length += 1) {
      const before = found();
      const changed = new Promise<number | null>((resolve) => {
        const observer = new MutationObserver(() => {
          if (found() !== before) settle(performance.now() - began);
        });
        const settle = (milliseconds: number | null) => {
          observer.disconnect();
          resolve(milliseconds);
        };
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        // A key may leave the same number of exercises: then it says nothing about the list.
        setTimeout(() => settle(null), 400);
      });
      const began = performance.now();
      native.set?.call(field, typed.slice(0, length));
      field.dispatchEvent(new Event('input', { bubbles: true }));
      const milliseconds = await changed;
      if (milliseconds !== null) took.push(milliseconds);
    }
    native.set?.call(field, '');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    return took;
  }, word);
}

test('searching the library among 2,000 exercises in Chromium', async () => {
  await fillCatalogue();
  const [{ count } = { count: 0 }] = await browsers.sql<{ count: number }[]>`select count(*)::int as count from exercise_catalogue`;
  expect(count).toBe(exercises);
  const player = await browsers.createPlayer(1);
  const page = firstPage(await browsers.open());
  page.setDefaultTimeout(60_000);
  await browsers.signIn(page, player);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await page.goto(`${browsers.url}/exercises`);
  await page.getByRole('heading', { level: 2, name: /^2\.?000 Übungen/ }).waitFor();
  const keys: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    for (const word of words) {
      const took = await typeAndWait(page, word);
      // The first round prepares the search.
      if (round > 0) keys.push(...took);
    }
  }
  expect(keys.length).toBeGreaterThan(20);
  record('Library, key → list drawn, 2,000 exercises', keys, { aim: { p50: 30 } });
}, 300_000);
