import type { Phase } from '@anwurf/domain/vocabulary/phase';

/** The table that holds a phase's rows of a plan. */
export const phaseTables = {
  warmup: 'warmup_uebungen',
  main: 'haupt_uebungen',
  cooldown: 'cooldown_uebungen',
} as const satisfies Record<Phase, string>;
