import { expect, test } from 'vitest';
import { useBrowsers } from './fixture.ts';
import { firstPage } from './onboarding-steps.ts';

const browsers = useBrowsers();

test.each([390, 1280])('moving between the screens of the app never loads the page anew, at %i px', async (width) => {
  const player = await browsers.createPlayer(1);
  const page = firstPage(await browsers.open({ width, height: 844 }));
  await browsers.signIn(page, player);
  await page.getByText('Nächste Einheit').waitFor();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const ways: readonly [link: RegExp, path: string][] = [
    [/^Statistik$/, '/statistics'],
    [/^Einstellungen$/, '/settings'],
    [/^Training$/, '/training-plans'],
    [/Plan anzeigen/, '/training-plans/*'],
    [/Zurück/, '/training-plans'],
    [/^Home$/, '/dashboard'],
    [/Jetzt trainieren/, '/training/plan/*/start'],
  ];
  for (const [name, path] of ways) {
    await page.getByRole('link', { name }).first().click();
    await page.waitForURL(`${browsers.url}${path}`);
  }
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true);
});
