import { configure } from '@testing-library/react';

/** Makes queries wait until the machine had every chance: Testing Library's own second is over on a busy one. */
configure({ asyncUtilTimeout: 30_000 });
