import type { CatalogueExercise, ExerciseKind } from './catalogue-exercise.ts';

/** Ways in which quality work becomes better at the same amount. */
export const QUALITY_AIMS = ['height', 'distance', 'speed', 'complexity'] as const;

export type QualityAim = (typeof QUALITY_AIMS)[number];

/** Fields of the catalogue that an aim follows from. */
export type QualityWork = Pick<CatalogueExercise, 'slug' | 'kind' | 'pattern' | 'measure' | 'progress'>;

/** Of strength, endurance and mobility seconds and repetitions say what grows. */
const KINDS: readonly ExerciseKind[] = ['speed', 'power', 'prevention'];

/** The measure noted beside an exercise names its aim; a heavier ball or band comes after a faster throw. */
const BY_MEASURE: readonly (readonly [start: string, aim: QualityAim])[] = [
  ['Kastenhöhe', 'height'],
  ['Hindernishöhe', 'height'],
  ['Sprunghöhe', 'height'],
  ['Sprungweite', 'distance'],
  ['Reichweite', 'distance'],
  ['Abstand zur Wand', 'distance'],
  ['Zeit', 'speed'],
  ['Wurfgeschwindigkeit', 'speed'],
  ['Treffer', 'complexity'],
];

/** Drop jumps: a higher box only loads more, a shorter contact trains more. */
const BY_CONTACT: readonly string[] = ['niedersprung', 'tiefsprung', 'prell', 'seilspringen', 'rope-'];

/** Jumps forwards or sideways. */
const FORWARDS: readonly string[] = [
  'sprunglauf',
  'diagonalsprung',
  'skatersprung',
  'hopserlauf',
  'froschsprung',
  'seitsprung',
  'aussen-winkel',
];

/** Medicine balls that leave the hand into the open; those against wall or floor are thrown harder instead. */
const FAR_THROWS: readonly string[] = [
  'ueber-kopf',
  'ueberkopf',
  'sitzwurf',
  'im-knien',
  'schaufelwurf',
  'brustpass',
  'sprungwurf',
  'stoss',
  'wurf-lang',
];

function aimOfPattern({ slug, kind, pattern }: QualityWork): QualityAim | null {
  const has = (parts: readonly string[]) => parts.some((part) => slug.includes(part));
  switch (pattern) {
    case 'jump':
      return has(FORWARDS) ? 'distance' : slug.includes('wurf-nach-oben') || !has(BY_CONTACT) ? 'height' : 'speed';
    case 'throw':
      return slug.startsWith('medizinball') && has(FAR_THROWS) ? 'distance' : 'speed';
    case 'sprint':
      return 'speed';
    case 'grip':
    case 'push':
    case 'trunk':
      // Those that are held grow by seconds.
      return kind === 'power' ? 'speed' : null;
    case 'cut':
    case 'goalkeeping':
    case 'balance':
      return 'complexity';
    default:
      return null;
  }
}

/**
 * Returns the aim of an exercise of quality; null where reserve counts, and for mobility and conditioning. By what is noted beside
 * it, else by its movement. Coaching practice.
 */
export function qualityAimOf(exercise: QualityWork): QualityAim | null {
  if (exercise.progress !== 'quality' || !KINDS.includes(exercise.kind)) return null;
  if (exercise.pattern === 'jump' && BY_CONTACT.some((part) => exercise.slug.includes(part))) return 'speed';
  // Landing is learnt by what disturbs it, not from higher boxes.
  if (exercise.kind === 'prevention' && exercise.measure?.startsWith('Kastenhöhe') === true) return 'complexity';
  const noted = BY_MEASURE.find(([start]) => exercise.measure?.startsWith(start));
  return noted?.[1] ?? aimOfPattern(exercise);
}
