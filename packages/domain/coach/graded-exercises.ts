import type { BodyRegion } from '../vocabulary/body-region.ts';

/**
 * Grades of an exercise for a sore region, mildest first: held without movement, on a machine or lying, over a small part of the
 * range, slowly over all of it.
 */
export const GRADES = ['isometric', 'supported', 'smallRange', 'slow'] as const;

export type Grade = (typeof GRADES)[number];

type GradedSlugs = Readonly<Record<Grade, readonly string[]>>;

/**
 * Exercises that load a region a little, name it, and still suit pain of 4 and 5 there, by catalogue slug. Reviewed one by one:
 * nothing fast, thrown, landed or pressed overhead with weight. An exercise that names the region and is missing here is omitted.
 * Source: coaching judgement (–) after the pain monitoring model of `complaint.ts`, which accepts up to 5 with less load.
 */
export const GRADED_EXERCISES: Readonly<Record<BodyRegion, GradedSlugs>> = {
  Schulter: {
    isometric: ['aussenrotation-tuerrahmen', 'unterarmstuetz', 'seitstuetz', 'seitstuetz-kurz', 'armdruck-stuhl', 'kopenhagen-kurz'],
    supported: [
      'brustpresse-schulterblatt',
      'kabelzug-face-pull',
      'latzug-gestreckte-arme',
      'latzug-schulterblatt',
      'liegestuetz-erhoeht',
      'liegestuetz-plus-unterarm',
      'schulterblatt-wandgleiten',
      'unterarmstuetz-beinheben',
    ],
    smallRange: [
      'band-aussenrotation-warmup',
      'brustdehnung-bauchlage',
      'dehnung-band-schulter-hinten',
      'dehnung-brust-tuerrahmen',
      'dehnung-hintere-schulter',
      'gehen-grosse-armkreise',
      'kabel-aussenrotation-leicht',
      'schulter-cars',
      'schulterdehnung-seitlage',
      'schulterkreisen-gross',
      'wandengel',
    ],
    slow: [
      'band-auseinanderziehen',
      'band-latzug-kniend',
      'bauchlage-arm-90-heben',
      'bauchlage-y-t-w',
      'hantel-aussenrotation-seitlage',
      'hantel-fliegende-rueckwaerts',
      'handtuch-latzug-spannung',
      'superman-zug',
    ],
  },
  Ellbogen: {
    isometric: [],
    supported: ['bank-rudern-brustgestuetzt', 'ellbogenrudern-rueckenlage', 'kabelzug-rudern-einarmig'],
    smallRange: ['dehnung-unterarm-rueckseite', 'unterarmdehnung'],
    slow: ['griff-unterarm-hantel', 'rucksack-rudern'],
  },
  Handgelenk: {
    isometric: [],
    supported: ['liegestuetz-erhoeht'],
    smallRange: ['brustwirbelsaeule-vierfuessler', 'dehnung-unterarm-rueckseite', 'katze-kuh', 'unterarmdehnung'],
    slow: ['bird-dog', 'griff-finger-strecken-band', 'griff-unterarm-hantel'],
  },
  'unterer Rücken': {
    isometric: ['beinpresse-halten', 'kreis-position-halten', 'unterarmstuetz'],
    supported: [
      'bank-rudern-im-stuetz',
      'bank-schulterdruecken-sitz',
      'beinpresse-einbeinig',
      'beinpresse-langsam-ab',
      'kabelzug-pullover',
      'kabelzug-rudern-intervall',
      'unterarmstuetz-beinheben',
    ],
    smallRange: ['dehnung-sphinx', 'drehdehnlage', 'gesaessbruecke-dynamisch', 'wirbelsaeule-segment', 'wirbelsaeule-drehsitz'],
    slow: ['einbeinige-hueftbruecke', 'seitstuetz-hueftheben', 'superman-zug'],
  },
  Hüfte: {
    isometric: [],
    supported: ['kabelzug-huefte-seitlich', 'kabelzug-knieheben'],
    smallRange: ['dehnung-piriformis-ruecken', 'hueft-cars-stand', 'hueft-innenrotation-sitz', 'hueftbeuger-aktiv'],
    slow: ['bank-aufsteigen'],
  },
  Adduktoren: {
    isometric: [],
    supported: ['seitlage-adduktoren'],
    smallRange: ['dehnung-kreuz-adduktoren', 'torwart-hueftoeffner'],
    slow: [],
  },
  Oberschenkelrückseite: {
    isometric: [],
    supported: ['einbeinige-hueftbruecke', 'medizinball-beinbeuge-bruecke', 'bank-fersenbruecke-einbeinig'],
    smallRange: ['beinrueckseite-aktiv', 'dehnung-oberschenkelrueckseite', 'gesaessbruecke-marsch', 'hueftscharnier-stock'],
    slow: ['band-beinbeugen-liegend'],
  },
  Knie: {
    isometric: ['band-rotation-halten', 'beinstrecker-halten', 'einbeinstand-bandzug', 'torwart-kniebeuge-grundstellung', 'wandsitzen'],
    supported: ['beinbeuger', 'beinbeuger-einbeinig', 'beinstrecker', 'beinstrecker-einbeinig'],
    smallRange: [
      'dehnung-oberschenkelvorderseite',
      'kniebeuge-tempo-warmup',
      'monsterwalk',
      'quadrizeps-im-gehen',
      'sternbalance',
      'torwart-hueftoeffner',
    ],
    slow: [
      'bank-aufsteigen',
      'band-beinbeugen-liegend',
      'einbeinige-kniebeuge-kontrolle',
      'kabelzug-aufwaerts',
      'schlitten-rueckwaerts',
      'wadenheben-kniegebeugt',
    ],
  },
  Sprunggelenk: {
    isometric: ['einbeinstand-bandzug', 'wadenheben-maschine-halten'],
    supported: ['beinpresse-wade', 'langhantel-wadenheben-sitzend', 'wadenheben-maschine'],
    smallRange: [
      'dehnung-wade-tief',
      'fusskanten-gehen',
      'knoechel-kreise-stand',
      'sprunggelenk-stufe',
      'sprunggelenk-wippen',
      'wadendehnung',
    ],
    slow: [
      'fuss-aussen-band',
      'fuss-vier-richtungen-band',
      'sprossenwand-wadenheben',
      'wadenheben-einbeinig',
      'wadenheben-exzentrisch',
      'wadenheben-grosszeh',
      'wadenheben-kniegebeugt',
    ],
  },
};

/** Grade of an exercise for a sore region; null: it has none and is omitted while the region hurts with 4 and more. */
export function gradeOf(slug: string, region: BodyRegion): Grade | null {
  return GRADES.find((grade) => GRADED_EXERCISES[region][grade].includes(slug)) ?? null;
}
