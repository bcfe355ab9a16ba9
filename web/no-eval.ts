import { config } from 'zod/mini';

// The CSP forbids eval; zod would try it once to find out and so report a violation.
// Not `z.config`: the build leaves out calls of `z` whose value nobody reads.
config({ jitless: true });
