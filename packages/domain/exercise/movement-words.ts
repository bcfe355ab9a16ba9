import type { MovementPattern } from './catalogue-exercise.ts';

/** Players' words for the movement patterns. */
export const MOVEMENT_LABELS: Readonly<Record<MovementPattern, string>> = {
  sprint: 'Sprint',
  cut: 'Richtungswechsel',
  jump: 'Sprung',
  throw: 'Wurf',
  push: 'Drücken',
  pull: 'Ziehen',
  knee: 'Kniebeugen',
  hip: 'Hüfte strecken',
  hamstring: 'Beine beugen',
  groin: 'Adduktoren',
  calf: 'Waden',
  trunk: 'Rumpf',
  shoulder: 'Schulter',
  grip: 'Griff',
  balance: 'Gleichgewicht',
  mobility: 'Beweglichkeit',
  conditioning: 'Ausdauer',
  goalkeeping: 'Torwart',
};
