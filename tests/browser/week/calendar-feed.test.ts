import { HOME_ZONE, localDayIn } from '@anwurf/domain/calendar/local-time';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { expectNothingLost } from '../screens/narrow.ts';

const browsers = useBrowsers();
const arrival = { timeout: 60_000 };

test('a player makes the address of his calendar, renews it, and ends it', async () => {
  const player = await browsers.createPlayer(1);
  const match = dayAfter(localDayIn(new Date(), HOME_ZONE), 3);
  await browsers.sql`insert into training_profiles (user_id, match_dates) values (${player.id}, ${[match]})`;
  const device = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(device);
  await browsers.signIn(page, player);
  await page.goto(`${browsers.url}/settings`);
  await page.getByRole('button', { name: /Kalender abonnieren/ }).click(arrival);
  const sheet = page.getByRole('dialog', { name: 'Kalender abonnieren' });
  await sheet.getByRole('button', { name: 'Adresse anlegen' }).click();
  const address = sheet.getByRole('textbox', { name: 'Adresse deines Kalenders' });
  const first = await address.inputValue();
  expect(await sheet.getByRole('link', { name: 'Im Kalender öffnen' }).getAttribute('href')).toBe(first.replace(/^https?/, 'webcal'));
  const read = async (url: string) => {
    const response = await fetch(new URL(new URL(url).pathname, browsers.url));
    return { status: response.status, text: await response.text() };
  };
  expect((await read(first)).text).toContain(`DTSTART;VALUE=DATE:${match.replaceAll('-', '')}\r\n`);
  await expectAccessibleAtBothWidths(page);
  await expectNothingLost(page);

  await sheet.getByRole('button', { name: 'Neue Adresse' }).click();
  await expect.poll(() => address.inputValue()).not.toBe(first);
  const second = await address.inputValue();
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);

  await sheet.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: /Kalender abonnieren/ }).click();
  await sheet.getByText(/Es gibt eine Adresse seit dem/).waitFor();
  expect(await address.count()).toBe(0);
  await sheet.getByRole('button', { name: 'Beenden' }).click();
  await sheet.getByRole('button', { name: 'Adresse anlegen' }).waitFor();
  expect((await read(second)).status).toBe(404);

  await sheet.getByRole('button', { name: 'Schließen' }).click();
  await device.setOffline(true);
  await page.getByRole('button', { name: /Kalender abonnieren/ }).click();
  await sheet.getByText('Um die Adresse anzulegen oder zu beenden, brauchst du Netz.').waitFor();
});
