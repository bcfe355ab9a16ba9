import { ImportFileError } from '../../imports/import-file-error.ts';
import { plainHeader } from '../../imports/plain-header.ts';

/**
 * Column → its other headers, normalized by {@link plainHeader}; of two in one file the earlier one here is read. A header that an earlier
 * column has taken is free for no later one.
 */
const headers = {
  name: ['spieler', 'spielerin', 'spielername', 'spieler/in', 'spielerinnen'],
  vorname: ['firstname'],
  nachname: ['familienname', 'lastname'],
  mannschaft: ['team', 'mannschaftsname', 'teamname'],
  verein: ['club', 'vereinsname'],
  saison: ['season', 'spielzeit', 'spieljahr'],
  gespielte_spiele: ['spiele', 'einsätze', 'anzahlspiele', 'anzspiele', 'partien', 'sp', 'games', 'matches'],
  tore_gesamt: ['tore', 'toregesamt', 'gesamttore', 'toreges', 'goals'],
  feldtore: ['toreausdemfeld', 'feld'],
  siebenmeter_tore: ['7mtore', '7mtor', '7mgetroffen', '7mverwandelt', 'siebenmetertore'],
  siebenmeter_versuche: ['7mversuche', '7mgesamt', '7mwürfe', 'siebenmeterversuche'],
  siebenmeter: ['7m', '7mtore/versuche', '7mtore/7mversuche', '7m(tore/versuche)', '7mt/v', 'siebenmetertore/versuche'],
  trikotnummer: ['rückennummer', 'trikotnr', 'trikot', 'nummer', 'nr'],
  gelbe_karten: ['gelb', 'gelbekarten', 'verwarnungen', 'verwarnung', 'gelbekarte'],
  zwei_minuten_strafen: [
    '2minuten',
    '2min',
    '2minstrafen',
    '2minutenstrafen',
    'zweiminuten',
    'zeitstrafen',
    'zeitstrafe',
    'hinausstellungen',
  ],
  disqualifikationen: ['rot', 'rotekarten', 'rotekarte', 'disq', 'disqualifikation'],
  wuerfe: ['würfe', 'wurfversuche', 'torwürfe', 'shots'],
  paraden: ['gehalten', 'gehaltenewürfe', 'saves'],
  gegentore: ['goalsconceded', 'kassiertetore'],
  spielminuten: ['minuten', 'einsatzminuten', 'einsatzzeit', 'spielzeit(min)', 'minutes', 'spielzeit'],
  versteckt: ['hidden'],
} as const;
export type Column = keyof typeof headers;
const columns = Object.keys(headers) as Column[];

/** Headers, normalized, of columns that only a list with a line a match has. */
const matchHeaders = [
  'gegner',
  'spielnummer',
  'spielnr',
  'spielid',
  'begegnung',
  'paarung',
  'spielpaarung',
  'heim',
  'gast',
  'heimmannschaft',
];
/** Headers, normalized, that name a match beside those, and the day of the list where there is a line a player. */
const dayHeaders = ['datum', 'spieldatum', 'spieltag', 'gastmannschaft', 'spiel', 'anwurf', 'uhrzeit'];

/** The header of a list, understood. Places count from 0. */
export type PlayerHeader = {
  readonly places: ReadonlyMap<Column, number>;
  /** Cells that together name a match. */
  readonly matchPlaces: readonly number[];
  /** Whether a line is surely a player in one match; with `matchPlaces` alone it is where a player has several days. */
  readonly isOfMatches: boolean;
  readonly unread: readonly string[];
  /** Which column is read from which header. */
  readonly understood: readonly (readonly [column: string, header: string])[];
  readonly width: number;
  /** Whether its cells follow a blank, as those of the rows then do. */
  readonly hasBlanks: boolean;
};

/** How well a header names a column: 0 by its own name, then its other headers; -1 not at all. */
function rankOf(header: string, column: Column): number {
  return [plainHeader(column), ...headers[column]].indexOf(header);
}

function findPlaces(cells: readonly string[]): Map<Column, number> {
  const plain = cells.map(plainHeader);
  const places = new Map<Column, number>();
  for (const column of columns) {
    const taken = new Set(places.values());
    const named = plain
      .map((header, place) => ({ place, rank: taken.has(place) ? -1 : rankOf(header, column) }))
      .filter(({ rank }) => rank >= 0);
    const [best, next] = named.toSorted((one, other) => one.rank - other.rank);
    if (best === undefined) continue;
    if (next?.rank === best.rank) throw new ImportFileError(`Column "${cells[next.place] ?? ''}" occurs twice.`);
    places.set(column, best.place);
  }
  return places;
}

function refuseMissing(places: ReadonlyMap<Column, number>, season: string | undefined): void {
  const hasName = places.has('name') || (places.has('vorname') && places.has('nachname'));
  if (!hasName) throw new ImportFileError('Column "name" is missing.');
  if (places.has('saison') || season !== undefined) return;
  throw new ImportFileError('Column "saison" is missing; --season 2025/26 gives one for the whole file.');
}

/**
 * Understands the header of a list of players.
 * @param season given for the whole file, which then needs no such column
 * @throws ImportFileError when the cells are no header of such a list
 */
export function readPlayerHeader(cells: readonly string[], season: string | undefined): PlayerHeader {
  const places = findPlaces(cells);
  refuseMissing(places, season);
  const read = new Set(places.values());
  const placesOf = (names: readonly string[]) =>
    cells.flatMap((cell, place) => (!read.has(place) && names.includes(plainHeader(cell)) ? [place] : []));
  // A list that counts the matches has a line a player.
  const surely = places.has('gespielte_spiele') ? [] : placesOf(matchHeaders);
  const matchPlaces = places.has('gespielte_spiele') ? [] : [...surely, ...placesOf(dayHeaders)];
  return {
    places,
    matchPlaces,
    isOfMatches: surely.length > 0,
    unread: cells.filter((cell, place) => !read.has(place) && !matchPlaces.includes(place) && cell.trim() !== ''),
    understood: [
      ...[...places].map(([column, place]) => [column, cells[place] ?? ''] as const),
      ...matchPlaces.map((place) => ['match', cells[place] ?? ''] as const),
    ],
    width: cells.length,
    hasBlanks: cells.slice(1).every((cell) => cell.startsWith(' ')),
  };
}
