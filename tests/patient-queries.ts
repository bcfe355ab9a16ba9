import { configure } from '@testing-library/react';

/** What is looked for is awaited until the machine had every chance: Testing Library's own second is over on a busy one. */
configure({ asyncUtilTimeout: 30_000 });
