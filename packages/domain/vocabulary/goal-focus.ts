import type { Goal } from './goal.ts';

/** Technical focus areas of a goal's training; stored as `hauptziel` and `nebenziel`. */
export const FOCUS_AREAS = [
  'Wurfkraft',
  'Rumpf- und Rotationskraft',
  'Sprint',
  'Agilität',
  'Schnelligkeitsausdauer',
  'Mobilität',
  'Sprungkraft',
  'Körperstabilität im Kontakt',
] as const;

export type FocusArea = (typeof FOCUS_AREAS)[number];

/** The goal → focus table: the leading focus first, then supporting ones. */
export const FOCUS_BY_GOAL: Readonly<Record<Goal, readonly [FocusArea, ...FocusArea[]]>> = {
  mehr_tore_werfen: ['Wurfkraft', 'Rumpf- und Rotationskraft'],
  schneller_werden: ['Sprint'],
  mehr_zweikampfe_gewinnen: ['Körperstabilität im Kontakt', 'Rumpf- und Rotationskraft'],
  langer_durchhalten: ['Schnelligkeitsausdauer'],
  beweglicher_werden: ['Mobilität'],
  hoher_springen: ['Sprungkraft'],
  explosiver_starten: ['Sprint', 'Sprungkraft'],
  schneller_richtungswechseln: ['Agilität'],
  starker_im_wurfarm: ['Wurfkraft', 'Rumpf- und Rotationskraft'],
  verletzungen_vorbeugen: ['Körperstabilität im Kontakt', 'Mobilität'],
};

/**
 * The focus areas of the chosen goals without duplicates: the leading focus of each goal in the order of choice, then the
 * supporting ones. The first is the main focus; the list is empty only without goals.
 */
export function focusAreasOf(goals: readonly Goal[]): FocusArea[] {
  const leading = goals.map((goal) => FOCUS_BY_GOAL[goal][0]);
  const supporting = goals.flatMap((goal) => FOCUS_BY_GOAL[goal].slice(1));
  return [...new Set([...leading, ...supporting])];
}
