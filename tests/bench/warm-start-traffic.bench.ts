import { expect, test } from 'vitest';
import { useOwnServer } from '../browser/fixture.ts';
import { createPlayerWithCard, startAgain, visitFirst } from '../browser/store/warm-start.ts';
import { openCountingLine } from '../browser/week/counting-line.ts';
import { record } from './figures.ts';
import { insertHistory } from './training-history.ts';

const browsers = useOwnServer();
/** In ms: by then whatever a start leaves for later has been asked for. */
const settlesMs = 10_000;

test('requests and bytes of a start on which nothing is new', async () => {
  const line = await openCountingLine(browsers.url);
  const player = await createPlayerWithCard(browsers);
  await insertHistory(browsers.sql, player.id, 3000);
  const profile = await browsers.newProfile();
  const [requests, bytes]: [number[], number[]] = [[], []];
  for (let run = -1; run < 3; run += 1) {
    const context = await browsers.openProfile(profile);
    const page = context.pages()[0] ?? (await context.newPage());
    if (run < 0) await visitFirst(page, line, player);
    const before = line.transfers.length;
    await startAgain(page, line, '/dashboard');
    await page.waitForTimeout(settlesMs);
    const asked = line.transfers.slice(before);
    await page.goto('about:blank');
    // Chromium writes Web Storage five seconds late.
    await page.waitForTimeout(6000);
    await context.close();
    if (run < 0) continue;
    requests.push(asked.length);
    bytes.push(asked.reduce((sum, transfer) => sum + transfer.bytes + transfer.headBytes, 0));
  }
  await line.close();
  expect(requests).toHaveLength(3);
  record('Warm start, nothing new: requests (number, not ms)', requests, { aim: { p50: 6 } });
  record('– bytes of the answers with their heads (number, not ms)', bytes, { aim: { p50: 5000 } });
}, 300_000);
