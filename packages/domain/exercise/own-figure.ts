import type { ExerciseKind } from './catalogue-exercise.ts';

/** Base movements that can represent an own exercise: slugs of catalogue figures that show the movement, with players' names for them. */
export const OWN_MOVEMENTS: Readonly<Record<string, string>> = {
  'kniebeuge-koerpergewicht': 'Kniebeuge',
  'hantel-rumaenisches-kreuzheben': 'Kreuzheben',
  'ausfallschritt-gehen': 'Ausfallschritt',
  'gesaessbruecke-dynamisch': 'Brücke',
  'wadenheben-exzentrisch': 'Wadenheben',
  liegestuetz: 'Liegestütz',
  'kurzhantel-bankdruecken': 'Bankdrücken',
  'hantel-push-press': 'Überkopfdrücken',
  'hantel-vorgebeugtes-rudern': 'Rudern',
  klimmzug: 'Klimmzug',
  'band-aussenrotation-90': 'Außenrotation',
  unterarmstuetz: 'Unterarmstütz',
  seitstuetz: 'Seitstütz',
  kaefer: 'Käfer',
  'band-pallof': 'Halten gegen Zug',
  'counter-movement-jump': 'Strecksprung',
  boxsprung: 'Boxsprung',
  skatersprung: 'Skatersprung',
  'fliegender-sprint': 'Sprint',
  'lockeres-einlaufen': 'Laufen',
  'abwehr-shuffle-herausruecken': 'Seitschritte',
  'seilspringen-locker': 'Seilspringen',
  schattenwurf: 'Wurf',
  'sprungwurf-absprung': 'Sprungwurf',
  'torwart-hohe-ecke': 'Parade',
  'einbeinstand-augen-zu': 'Einbeinstand',
  'dehnung-hueftbeuger': 'Dehnen im Knien',
  'katze-kuh': 'Katze und Kuh',
};

/** Symbols for exercises that no base movement shows. */
export const OWN_SYMBOLS = {
  'symbol-strength': 'Kraft',
  'symbol-power': 'Schnellkraft',
  'symbol-speed': 'Schnelligkeit',
  'symbol-endurance': 'Ausdauer',
  'symbol-mobility': 'Beweglichkeit',
  'symbol-prevention': 'Vorbeugen',
  'symbol-recovery': 'Erholung',
} as const satisfies Partial<Record<`symbol-${ExerciseKind}`, string>>;

const PREFIX = 'symbol-';

/** Representation of an own exercise: a figure of the catalogue, a symbol, or none. */
export type OwnFigure = { readonly slug: string } | { readonly symbol: ExerciseKind } | null;

/** Parses `athleten_uebungen.figure`; an unknown symbol counts as none. */
export function readOwnFigure(stored: string | null): OwnFigure {
  if (stored === null) return null;
  if (!stored.startsWith(PREFIX)) return { slug: stored };
  return Object.hasOwn(OWN_SYMBOLS, stored) ? { symbol: stored.slice(PREFIX.length) as ExerciseKind } : null;
}
