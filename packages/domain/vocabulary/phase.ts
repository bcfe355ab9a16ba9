import { spellingParser } from './spelling.ts';

/** Parts of a session, in training order. */
export const PHASES = ['warmup', 'main', 'cooldown'] as const;

export type Phase = (typeof PHASES)[number];

/** The spelling of the workout logs and phase tables, where the middle phase is 'haupt'. */
export type EdgePhase = 'warmup' | 'haupt' | 'cooldown';

export const PHASE_LABELS: Readonly<Record<Phase, string>> = {
  warmup: 'Warm-up',
  main: 'Hauptteil',
  cooldown: 'Cool-down',
};

/** Canonical phase for a known spelling ('haupt' included), or undefined. */
export const parsePhase = spellingParser<Phase>({
  warmup: ['Warm-up', 'Aufwärmen', 'Aufwärmübung'],
  main: ['haupt', 'Hauptteil', 'Hauptübung'],
  cooldown: ['Cool-down', 'Abkühlen', 'Abkühlübung'],
});

/** The spelling stored in `active_training_sessions.current_exercise_type`. */
export function phaseToEdge(phase: Phase): EdgePhase {
  return phase === 'main' ? 'haupt' : phase;
}
