import { describe } from 'vitest';
import { engineOf } from './journey.ts';
import { testJourneys } from './player-journeys.ts';

const engine = engineOf('WebKit');

describe.skipIf(engine === undefined)('WebKit', () => {
  if (engine !== undefined) testJourneys(engine);
});
