import type { Phase } from '@anwurf/domain/vocabulary/phase';

/** Table of a plan's rows, by phase. */
export const phaseTables = {
  warmup: 'warmup_uebungen',
  main: 'haupt_uebungen',
  cooldown: 'cooldown_uebungen',
} as const satisfies Record<Phase, string>;
