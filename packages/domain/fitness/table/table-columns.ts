/** Columns of a table of all tests, in their order; a row is one side of a sub-test. */
export const COLUMNS = {
  day: 'Datum',
  time: 'Uhrzeit',
  category: 'Bereich',
  test: 'Test',
  side: 'Seite',
  trials: ['Versuch 1', 'Versuch 2', 'Versuch 3', 'Versuch 4', 'Versuch 5', 'Versuch 6'],
  unit: 'Einheit',
  legLength: 'Beinlänge (cm)',
  extras: 'Angaben',
  warmUp: 'Aufwärmung (min)',
  feeling: 'Befinden (1–5)',
  notes: 'Notizen',
} as const;

/** Between the choices of a row: 'Start: Hochstart | Gemessen mit: Radar'. */
export const EXTRAS_SEPARATOR = ' | ';

/** A name without the places where it may break. */
export const plainName = (name: string) => name.replaceAll('\u00ad', '');
