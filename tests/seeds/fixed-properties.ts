import { configureGlobal } from 'fast-check';

/** Properties without a list of seeds of their own: the same inputs in each run, others with `SEED`. */
configureGlobal({ seed: Number(process.env['SEED'] ?? 20_261_125) });
