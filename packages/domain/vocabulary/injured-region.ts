import { BODY_REGION_LABELS, type BodyRegion } from './body-region.ts';

/** Regions that can be injured: those that exercises name, and two that a plan only spares on the way back. */
export type InjuredRegion = BodyRegion | 'Kopf' | 'Finger';

/** The names shown to the player. */
export const INJURED_REGION_LABELS: Readonly<Record<InjuredRegion, string>> = {
  ...BODY_REGION_LABELS,
  Kopf: 'Kopf',
  Finger: 'Finger',
};
