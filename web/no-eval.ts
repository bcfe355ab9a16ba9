import * as z from 'zod/mini';

// The CSP forbids eval; zod would try it once to find out and so report a violation.
z.config({ jitless: true });
