import { spellingParser } from './spelling.ts';

/** The values of the questionnaire, in its order and canonical spelling: the sixteen of the document, then ours. */
export const EQUIPMENT = [
  'Kein Equipment',
  'Theraband',
  'Hanteln',
  'Kettlebell',
  'Medizinball',
  'Sprungbox',
  'Rope',
  'Schlitten',
  'Kabelzugturm',
  'Beinpresse',
  'Latzugmaschine',
  'Brustpresse',
  'Beinbeuger/-strecker',
  'Rückenstrecker',
  'Schulterpresse',
  'Wadenhebemaschine',
  'Langhantel',
  'Hantelbank',
  'Klimmzugstange',
  'Ergometer',
  'Handball',
  'Kasten/Sprossenwand',
] as const;

export type Equipment = (typeof EQUIPMENT)[number];

/** 'I own nothing'. In a questionnaire it excludes the others; exercises use an empty list instead. */
export const NO_EQUIPMENT = 'Kein Equipment' satisfies Equipment;

/** Canonical value for any known spelling, or undefined. */
export const parseEquipment = spellingParser<Equipment>({
  'Kein Equipment': ['Kein', 'Keine', 'Keins', 'Kein Gerät', 'Ohne Geräte', 'Körpergewicht'],
  Theraband: ['Therabänder', 'Widerstandsband', 'Widerstandsbänder', 'Miniband', 'Band'],
  Hanteln: ['Hantel', 'Kurzhantel', 'Kurzhanteln'],
  Kettlebell: ['Kettlebells', 'Kugelhantel', 'Kugelhanteln'],
  Medizinball: ['Medizinbälle'],
  Sprungbox: ['Sprungkasten', 'Kasten', 'Plyobox', 'Box'],
  Rope: ['Springseil', 'Sprungseil', 'Seil'],
  Schlitten: ['Gewichtsschlitten', 'Zugschlitten'],
  Kabelzugturm: ['Kabelzug', 'Kabelturm'],
  Beinpresse: [],
  Latzugmaschine: ['Latzug'],
  Brustpresse: [],
  'Beinbeuger/-strecker': ['Beinbeuger', 'Beinstrecker', 'Beinbeuger/Beinstrecker'],
  Rückenstrecker: ['Rückenstreckergerät'],
  Schulterpresse: [],
  Wadenhebemaschine: ['Wadenmaschine', 'Wadenheber'],
  Langhantel: ['Langhanteln', 'Barbell'],
  Hantelbank: ['Langhantelbank', 'Flachbank', 'Trainingsbank'],
  Klimmzugstange: ['Reckstange', 'Türreck'],
  Ergometer: ['Fahrradergometer', 'Ruderergometer', 'Rudergerät', 'Heimtrainer', 'Crosstrainer'],
  Handball: ['Handbälle'],
  'Kasten/Sprossenwand': ['Sprossenwand', 'Turnkasten'],
});

/** The name shown to the player; it differs from the stored value only for 'Rope'. */
export function equipmentLabel(equipment: Equipment): string {
  return equipment === 'Rope' ? 'Springseil' : equipment;
}
