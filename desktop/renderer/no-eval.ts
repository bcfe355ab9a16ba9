import { config } from 'zod/mini';

// The CSP forbids eval; zod would try it once to find out and so report a violation.
config({ jitless: true });
