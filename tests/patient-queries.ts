import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Makes queries wait until the machine had every chance: Testing Library's own second is over on a busy one. */
configure({ asyncUtilTimeout: 30_000 });

// Test files share a document.
afterEach(cleanup);
