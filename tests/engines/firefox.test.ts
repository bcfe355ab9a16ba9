import { describe } from 'vitest';
import { engineOf } from './journey.ts';
import { testJourneys } from './player-journeys.ts';

const engine = engineOf('Firefox');

describe.skipIf(engine === undefined)('Firefox', () => {
  if (engine !== undefined) testJourneys(engine);
});
