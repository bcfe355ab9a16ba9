import { config } from 'zod/mini';

// The CSP forbids eval; zod would try it once to detect support and so report a violation.
config({ jitless: true });
