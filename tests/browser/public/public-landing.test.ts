import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { intercept } from '../intercept.ts';
import { storedConsent, useVisitors } from '../visitor.ts';

const browsers = useBrowsers();
const visitors = useVisitors();

const wide = { viewport: { width: 1280, height: 800 } };

async function openLanding(page: Page): Promise<void> {
  await page.goto(browsers.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function siteWith(page: Page, changes: object): Promise<void> {
  const site = (await (await browsers.fetch('/api/site')).json()) as object;
  await intercept(page, '**/api/site', (route) => route.fulfill({ json: { ...site, ...changes } }));
}

const slideInSight = (page: Page) => page.getByRole('button', { name: /^Bild \d von 5/ }).and(page.locator('[aria-current]'));

test('on a phone the five pictures are turned by arrows and dots', async () => {
  const page = await visitors.come({ reducedMotion: 'reduce' }, storedConsent());
  await openLanding(page);
  const next = page.getByRole('button', { name: 'Nächstes Bild' });
  const previous = page.getByRole('button', { name: 'Vorheriges Bild' });
  expect(await previous.isDisabled()).toBe(true);
  for (let picture = 2; picture <= 5; picture += 1) {
    await next.click();
    await expect.poll(() => slideInSight(page).getAttribute('aria-label')).toContain(`Bild ${picture} von 5`);
  }
  expect(await next.isDisabled()).toBe(true);
  await previous.click();
  await expect.poll(() => slideInSight(page).getAttribute('aria-label')).toContain('Bild 4 von 5');
  await page.getByRole('button', { name: /^Bild 1 von 5/ }).click();
  await expect.poll(() => slideInSight(page).getAttribute('aria-label')).toContain('Bild 1 von 5');
  // While the row still scrolls, too.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await next.dblclick();
  await expect.poll(() => slideInSight(page).getAttribute('aria-label')).toContain('Bild 3 von 5');
  await previous.dblclick();
  await expect.poll(() => slideInSight(page).getAttribute('aria-label')).toContain('Bild 1 von 5');
  await page.context().close();
});

test('from 768 px all pictures stand side by side with a call to action, in the light of the device', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await visitors.come({ ...wide, colorScheme }, storedConsent());
    await openLanding(page);
    const pictures = page.locator('#einblick img:visible');
    await expect.poll(() => pictures.count()).toBe(5);
    await pictures.last().scrollIntoViewIfNeeded();
    for (const picture of await pictures.all()) {
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(390);
      expect(await picture.getAttribute('src')).toContain(`-${colorScheme}-`);
    }
    await page.locator('#einblick').getByRole('link', { name: 'Premium-Zugang kaufen' }).waitFor();
    expect(await page.getByRole('button', { name: 'Nächstes Bild' }).isVisible()).toBe(false);
    await page.context().close();
  }
});

test('the price comes from the server, without a jump of the page', async () => {
  const page = await visitors.come({}, storedConsent());
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const site = (await (await browsers.fetch('/api/site')).json()) as object;
  await intercept(page, '**/api/site', async (route) => {
    await held;
    await route.fulfill({ json: { ...site, offer: { priceCents: 4950, currency: 'EUR', accessMonths: 12, configured: true } } });
  });
  await openLanding(page);
  const price = page.locator('#preis').getByText(/^\d+,\d\d$/);
  expect(await price.isVisible()).toBe(false);
  // The part below the price loads after the rest.
  await page.getByRole('heading', { name: 'Die nächste Einheit kann heute sein.' }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  answer();
  await page.locator('#preis').getByText('49,50').waitFor();
  await page.getByText('für ein Jahr, kein Abo').waitFor();
  expect(Math.abs((await page.evaluate(() => document.documentElement.scrollHeight)) - before)).toBeLessThan(60);
  await page.context().close();
});

test('without an answer the page stands with the default offer and no claims', async () => {
  const page = await visitors.come({}, storedConsent());
  await intercept(page, '**/api/site', (route) => route.abort());
  await openLanding(page);
  await page.locator('#preis').getByText('29,99').waitFor();
  expect(await page.getByText(/Bewertungen|Vereine, aus denen/).count()).toBe(0);
  expect(await page.getByText('Was andere sagen').count()).toBe(0);
  await page.context().close();
});

test('claims and testimonials appear when the operator has configured them', async () => {
  const page = await visitors.come({}, storedConsent());
  await siteWith(page, {
    rating: { value: 4.8, count: 148 },
    clubCount: 20,
    testimonials: [{ text: 'Endlich ein Plan fürs Tor.', name: 'Ada', role: 'Torwart' }],
  });
  await openLanding(page);
  await page.getByRole('heading', { name: 'Was andere sagen' }).waitFor();
  const voices = await page.locator('#stimmen').innerText();
  for (const text of ['4,8', 'von 5 aus 148 Bewertungen', '20+', 'Endlich ein Plan fürs Tor.', 'Ada, Torwart'])
    expect(voices).toContain(text);
  await page.context().close();
});

test('buying opens the checkout in a new tab; without an address or a network it says at the button what went wrong', async () => {
  const page = await visitors.come(wide, storedConsent());
  await openLanding(page);
  const price = page.locator('#preis');
  const buy = price.getByRole('button', { name: /Premium-Zugang kaufen/ });

  // Nothing else of the page arrives either.
  await page.context().setOffline(true);
  await buy.click();
  await price.getByText('Fehler bei der Zahlungsinitiierung').waitFor();
  await price.getByText(/Kein Empfang\. Es wurde nichts abgebucht/).waitFor();
  await page.context().setOffline(false);

  await intercept(page, '**/api/checkout', (route) => route.fulfill({ json: {} }));
  await buy.click();
  await price.getByText(/Keine Checkout-URL erhalten/).waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);

  await page.unroute('**/api/checkout');
  await intercept(page, '**/api/checkout', (route) => route.fulfill({ json: { url: `${browsers.url}/imprint` } }));
  const [tab] = await Promise.all([page.context().waitForEvent('page'), buy.click()]);
  await tab.waitForURL('**/imprint');
  expect(new URL(page.url()).pathname).toBe('/');
  await page.context().close();
});

test('the first screen of a phone has name, sentence, moving figure, price and both ways on, beside two lines of the banner, and nothing jumps', async () => {
  const page = await visitors.come({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    const state = window as Window & { shifts?: number };
    state.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.shifts = (state.shifts ?? 0) + ((entry as { value?: number }).value ?? 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openLanding(page);
  const banner = page.getByRole('region', { name: 'Cookies und Statistik' });
  await banner.waitFor();
  const stage = page.getByRole('img', { name: /^Bewegungsbild/ }).first();
  const path = stage.locator('svg path').nth(3);
  await path.waitFor();
  const shape = await path.getAttribute('d');
  await expect.poll(() => path.getAttribute('d')).not.toBe(shape);
  const hero = page.getByRole('banner');
  const shown = [
    hero.getByRole('link', { name: 'Anwurf, zum Preis' }),
    page.getByRole('heading', { level: 1 }),
    stage,
    hero.getByText('29,99'),
    hero.getByRole('link', { name: 'Premium-Zugang kaufen' }),
    hero.getByRole('link', { name: 'Kostenlos testen' }),
  ];
  const edge = (await banner.boundingBox())?.y ?? 0;
  for (const one of shown) {
    const box = await one.boundingBox();
    expect((box?.y ?? 0) >= 0 && (box?.y ?? 0) + (box?.height ?? 1000) <= edge).toBe(true);
  }
  expect(844 - edge).toBeLessThanOrEqual(96);
  const heights = await banner.getByRole('button').evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
  expect([heights.length, new Set(heights).size]).toEqual([3, 1]);
  // Three words at the right edge are as wide as their font, which may come after the first paint: holding the page back for it would cost
  // more than these pixels, which every measure rounds to 0. With the font there, nothing moves at all.
  const shifts = () => page.evaluate(() => (window as Window & { shifts?: number }).shifts);
  expect(await shifts()).toBeLessThan(0.005);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.reload();
  await path.waitFor();
  await page.getByRole('heading', { name: 'Die nächste Einheit kann heute sein.' }).waitFor({ state: 'attached' });
  expect(await shifts()).toBe(0);
  await page.context().close();
});

test.each([768, 1280])(
  'at %i px the way to buy is on the first screen as well, and the choices of the banner stand side by side',
  async (width) => {
    const page = await visitors.come({ viewport: { width, height: 844 } });
    await openLanding(page);
    const choices = page.getByRole('region', { name: 'Cookies und Statistik' }).getByRole('button');
    await choices.first().waitFor();
    const tops = await choices.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
    const buy = await page.getByRole('banner').getByRole('link', { name: 'Premium-Zugang kaufen' }).boundingBox();
    expect((buy?.y ?? 844) + (buy?.height ?? 0)).toBeLessThanOrEqual(tops[0] ?? 0);
    await page.context().close();
  },
);

test('the figure can be stopped, and stands still for whoever wants less motion', async () => {
  const page = await visitors.come({}, storedConsent());
  await openLanding(page);
  await page.getByRole('button', { name: 'Bewegung anhalten' }).first().click();
  await page.getByRole('button', { name: 'Bewegung abspielen' }).first().waitFor();
  await page.context().close();
  const calm = await visitors.come({ reducedMotion: 'reduce' }, storedConsent());
  await openLanding(calm);
  const still = calm.getByRole('banner').locator('img');
  await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await calm.context().close();
});

test('the sample week is clicked through without an account: a day, an exercise, its moving figure', async () => {
  const page = await visitors.come({}, storedConsent());
  await openLanding(page);
  const week = page.locator('#beispielwoche');
  await week.getByRole('heading', { name: /^Montag: Einheit 1, etwa \d+ min$/ }).waitFor();
  await week.getByRole('tab', { name: 'Di', exact: true }).click();
  await week.getByRole('heading', { name: 'Dienstag: Teamtraining' }).waitFor();
  await week.getByRole('tab', { name: 'Do', exact: true }).click();
  const exercise = week.getByRole('region', { name: 'Hauptteil' }).getByRole('button').first();
  await exercise.click();
  await expect.poll(() => exercise.getAttribute('aria-expanded')).toBe('true');
  await week
    .getByRole('img', { name: /^Bewegungsbild/ })
    .locator('svg')
    .first()
    .waitFor();
  await page.context().close();
});

test('people and ways to pay come from the operator’s file alone; search engines read what the page says', async () => {
  const page = await visitors.come({}, storedConsent());
  await openLanding(page);
  await page.getByText('Zahlung über Stripe').waitFor();
  const data = page.locator('script[type="application/ld+json"]');
  await data.waitFor({ state: 'attached' });
  const graph = JSON.parse((await data.textContent()) ?? '') as { '@graph': { offers?: { price: string } }[] };
  expect(graph['@graph'][0]?.offers?.price).toBe('29.99');
  expect(await page.getByRole('heading', { name: 'Wer dahintersteht' }).count()).toBe(0);
  await siteWith(page, {
    people: [{ name: 'Jule Kern', role: 'Athletiktrainerin', text: 'A-Lizenz' }],
    paymentMethods: ['Karte', 'PayPal'],
  });
  await openLanding(page);
  await page.getByText('Karte, PayPal über Stripe').waitFor();
  await page.getByRole('heading', { name: 'Wer dahintersteht' }).waitFor();
  await page.getByText('A-Lizenz').waitFor();
  await page.context().close();
});

test('the discount is offered after a third of the page, once a session, and only when there is one', async () => {
  const page = await visitors.come({}, storedConsent());
  // The part below the price comes after the rest.
  const toTheEnd = async (of = page) => {
    await of.getByRole('heading', { name: 'Die nächste Einheit kann heute sein.' }).waitFor();
    await of.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  };
  const offer = page.getByRole('complementary', { name: '15 % Rabatt' });
  await openLanding(page);
  await toTheEnd();
  await page.waitForLoadState('networkidle');
  expect(await offer.count()).toBe(0);

  await siteWith(page, { discount: { code: 'ANWURF15', percent: 15 } });
  await openLanding(page);
  expect(await offer.count()).toBe(0);
  await toTheEnd();
  await offer.waitFor();
  await offer.getByText('ANWURF15').waitFor();

  const asked: unknown[] = [];
  await intercept(page, '**/api/checkout', async (route) => {
    asked.push(route.request().postDataJSON());
    await route.fulfill({ json: { url: `${browsers.url}/imprint` } });
  });
  await Promise.all([page.context().waitForEvent('page'), offer.getByRole('button', { name: 'Mit Rabatt kaufen' }).click()]);
  await expect.poll(() => asked).toEqual([{ discountCode: 'ANWURF15' }]);

  await openLanding(page);
  await toTheEnd();
  await page.waitForLoadState('networkidle');
  expect(await offer.count()).toBe(0);

  const other = await page.context().newPage();
  await siteWith(other, { discount: { code: 'ANWURF15', percent: 15 } });
  await openLanding(other);
  await toTheEnd(other);
  await other.waitForLoadState('networkidle');
  expect(await other.getByRole('complementary', { name: '15 % Rabatt' }).count()).toBe(0);
  await page.context().close();
});

test('the logo leads to the price, and whoever is signed in goes to his screens', async () => {
  const page = await visitors.come({}, storedConsent());
  await openLanding(page);
  await page.getByRole('link', { name: 'Anwurf, zum Preis' }).click();
  await expect.poll(() => page.locator('#preis').evaluate((section) => Math.round(section.getBoundingClientRect().top))).toBeLessThan(5);

  const player = await browsers.createPlayer(1);
  await page.getByRole('link', { name: 'Anmelden' }).click();
  await page.getByLabel('E-Mail').fill(player.email);
  await page.getByLabel('Passwort', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL(/\/(dashboard|onboarding)/);
  await page.goto(browsers.url);
  await page.waitForURL(/\/(dashboard|onboarding)/);
  await page.context().close();
});
