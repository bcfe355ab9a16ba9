import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { type CountingLine, openCountingLine } from '../week/counting-line.ts';
import { createPlayerWithCard, startAgain, visitFirst } from './warm-start.ts';

const browsers = useBrowsers();
let line: CountingLine;

beforeAll(async () => {
  line = await openCountingLine(browsers.url);
});
afterAll(() => line.close());

/** Issue 42: answers and their heads, all of them but that which is held. */
const maxBytes = 5000;

test('a start on which nothing is new asks for six things in five kilobytes', async () => {
  const player = await createPlayerWithCard(browsers);
  const profile = await browsers.newProfile();
  for (const isFirst of [true, false]) {
    const context = await browsers.openProfile(profile);
    const page = context.pages()[0] ?? (await context.newPage());
    if (isFirst) await visitFirst(page, line, player);
    const before = line.transfers.length;
    // The first of them may still have something to fetch of what the first visit has left.
    await startAgain(page, line, '/dashboard');
    const asked = line.transfers.slice(before);
    await context.close();
    if (isFirst) continue;
    expect(asked.map(({ path }) => path.replace(/\?.*/, '')).toSorted()).toEqual([
      '/api/account/journal-key',
      '/api/auth/refresh',
      '/api/shapes/exercise_catalogue',
      '/api/shapes/sync_heads',
      '/api/sync/finished-origins',
      '/sw.js',
    ]);
    expect(asked.reduce((sum, { bytes, headBytes }) => sum + bytes + headBytes, 0)).toBeLessThanOrEqual(maxBytes);
  }
});
