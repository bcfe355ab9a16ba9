import { deviceStorage } from '@anwurf/contract/device-storage';
import { expect, test } from 'vitest';
import { appIsStored } from '../browser/store/stored-app.ts';
import { useOwnServer } from '../browser/fixture.ts';
import { record } from './figures.ts';
import { slowDown } from './page-processor.ts';
import { atRest, paintedAt, watchPaint } from './painted.ts';
import { insertHistory } from './training-history.ts';

const browsers = useOwnServer();
const runs = 5;
/** Aim of a start on a slow processor, in milliseconds. */
const slowestStart = 2500;

/** Removes the snapshot of the last screen, and leaves its rows. */
function removeSnapshot(key: string): void {
  const left = localStorage.getItem(key);
  if (left !== null) localStorage.setItem(key, JSON.stringify({ ...JSON.parse(left), picture: undefined }));
}

const screens = [
  { path: '/training-plans', awaited: { elements: 'h2, h3', stored: /^Plan \d+$/ } },
  { path: '/dashboard', awaited: { elements: '#next-session, #next-session *', stored: /, Einheit \d+$/ } },
];

const slowed = [
  { what: 'its page', rate: 4 },
  { what: 'its page', rate: 6 },
  { what: 'all of Chromium', rate: 4 },
] as const;

test.each(screens.flatMap((screen) => slowed.map((how) => ({ ...screen, ...how }))))(
  'warm start at $path, $what slowed $rate×, with and without the snapshot',
  async ({ path, awaited, what, rate }) => {
    const player = await browsers.createPlayer(0);
    await insertHistory(browsers.sql, player.id, 3000);
    const profile = await browsers.newProfile();
    const taken = () => ({ seen: new Array<number>(), usable: new Array<number>() });
    const times = { snapshot: taken(), rows: taken() };
    // The first visits store the app and leave the screen.
    for (let run = -2; run < 2 * runs; run += 1) {
      const browser = await browsers.openProfile(profile);
      const tab = browser.pages()[0] ?? (await browser.newPage());
      const kind = run % 2 === 0 ? 'snapshot' : 'rows';
      if (run === -2) {
        await browsers.signIn(tab, player);
        await appIsStored(tab);
      } else {
        if (kind === 'rows') await tab.addInitScript(removeSnapshot, `${deviceStorage.lastScreen.name}.${player.id}`);
        await watchPaint(tab, awaited);
        await atRest();
        const goOn = await slowDown(tab, profile, what, rate);
        await tab.goto(browsers.url + path, { waitUntil: 'commit' });
        const { seen, usable } = await paintedAt(tab);
        await goOn();
        if (run >= 0) times[kind].seen.push(seen);
        if (run >= 0) times[kind].usable.push(usable);
      }
      await tab.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
      await tab.goto('about:blank');
      // Chromium writes Web Storage five seconds late.
      await tab.waitForTimeout(6000);
      await browser.close();
    }
    expect([times.snapshot.seen.length, times.rows.seen.length]).toEqual([runs, runs]);
    const start = `Warm start, ${what} slowed ${rate}×, ${path}`;
    record(`${start}: address → the player's content in the snapshot`, times.snapshot.seen);
    record(`${start}: – drawn from remembered rows, without a snapshot`, times.rows.seen);
    record(`${start}: – of the store, with a snapshot`, times.snapshot.usable, { aim: { p50: slowestStart } });
    record(`${start}: – of the store, without a snapshot`, times.rows.usable);
  },
  600_000,
);
