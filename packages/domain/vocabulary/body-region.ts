import { spellingParser } from './spelling.ts';

/** Regions of the body that an exercise may overload while they hurt. */
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

/** The names shown to the player; the values are stored. */
export const BODY_REGION_LABELS: Readonly<Record<BodyRegion, string>> = {
  Schulter: 'Schulter',
  Ellbogen: 'Ellbogen',
  Handgelenk: 'Handgelenk',
  'unterer Rücken': 'Unterer Rücken',
  Hüfte: 'Hüfte',
  Adduktoren: 'Leiste (Adduktoren)',
  Oberschenkelrückseite: 'Hinterer Oberschenkel',
  Knie: 'Knie',
  Sprunggelenk: 'Sprunggelenk',
};

/** Canonical region for a known spelling, or undefined. */
export const parseBodyRegion = spellingParser<BodyRegion>({
  Schulter: ['Schultern', 'Schultergelenk'],
  Ellbogen: ['Ellenbogen'],
  Handgelenk: ['Hand', 'Handgelenke'],
  'unterer Rücken': ['Rücken', 'Lende', 'Lendenwirbelsäule', 'LWS'],
  Hüfte: ['Hüften', 'Hüftgelenk'],
  Adduktoren: ['Leiste', 'Leisten', BODY_REGION_LABELS.Adduktoren],
  Oberschenkelrückseite: ['Hamstrings', BODY_REGION_LABELS.Oberschenkelrückseite],
  Knie: ['Kniegelenk'],
  Sprunggelenk: ['Sprunggelenke', 'Knöchel', 'Fuß', 'Achillessehne'],
});

/**
 * The regions named in a text such as 'Knie, LWS und Schulter', without duplicates, in the order of the text. Skips unknown words
 * rather than guessing.
 */
export function parseBodyRegions(text: string): BodyRegion[] {
  const named = text.split(/[,;\n]|\s(?:und|sowie)\s/u).flatMap((part) => parseBodyRegion(part) ?? []);
  return [...new Set(named)];
}
