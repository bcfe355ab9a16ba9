import { spellingParser } from './spelling.ts';

/** Regions of the body an exercise may load too much while they hurt. */
export const BODY_REGIONS = [
  'Schulter',
  'Ellbogen',
  'Handgelenk',
  'unterer Rücken',
  'Hüfte',
  'Adduktoren',
  'Oberschenkelrückseite',
  'Knie',
  'Sprunggelenk',
] as const;

export type BodyRegion = (typeof BODY_REGIONS)[number];

/** Canonical region for a known spelling, or undefined. */
export const parseBodyRegion = spellingParser<BodyRegion>({
  Schulter: ['Schultern', 'Schultergelenk'],
  Ellbogen: ['Ellenbogen'],
  Handgelenk: ['Hand', 'Handgelenke'],
  'unterer Rücken': ['Rücken', 'Lende', 'Lendenwirbelsäule', 'LWS'],
  Hüfte: ['Hüften', 'Hüftgelenk'],
  Adduktoren: ['Leiste', 'Leisten'],
  Oberschenkelrückseite: ['Hamstrings', 'hinterer Oberschenkel'],
  Knie: ['Kniegelenk'],
  Sprunggelenk: ['Sprunggelenke', 'Knöchel', 'Fuß', 'Achillessehne'],
});
