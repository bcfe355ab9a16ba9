import { describe } from 'vitest';
import { engineOf } from './journey.ts';
import { testSessions } from './session-journeys.ts';

const engine = engineOf('Firefox');

describe.skipIf(engine === undefined)('Firefox', () => {
  if (engine !== undefined) testSessions(engine);
});
