import { expect, test } from 'vitest';
import { useBrowsers } from '../browser/fixture.ts';
import { firstDays } from './first-days.ts';
import { engineOf, take } from './journey.ts';

const browsers = useBrowsers();
const engine = engineOf('WebKit');
const limitMs = 600_000;

test.skipIf(engine === undefined)(
  'a newcomer and a player live through their first days on one device, in WebKit',
  { timeout: limitMs },
  async () => {
    const crashes = engine && (await take(engine, browsers.url, firstDays(browsers, engine)));
    expect(crashes).toBeLessThanOrEqual(1);
  },
);
