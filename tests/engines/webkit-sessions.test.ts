import { describe } from 'vitest';
import { engineOf } from './journey.ts';
import { testSessions } from './session-journeys.ts';

const engine = engineOf('WebKit');

describe.skipIf(engine === undefined)('WebKit', () => {
  if (engine !== undefined) testSessions(engine);
});
