/** Cells by which lists say that there is no value. */
const noValue = /^(?:[-–—./*?]+|n\.?\s?\/?\s?a\.?|k\.?\s?a\.?)$/i;

/** A number as lists write it: '90', '90,0', '1.234'. */
const whole = /^(\d{1,3}(?:[. ]\d{3})+|\d+)(?:[.,]0+)?$/;

/** A count's text without what spreadsheets add: '90,0' is '90', '1.234' is '1234', '-' is ''. Anything else stays as it is. */
export function plainCount(cell: string): string {
  if (noValue.test(cell)) return '';
  const [, digits] = whole.exec(cell) ?? [];
  return digits === undefined ? cell : digits.replaceAll(/[. ]/g, '');
}

/**
 * Minutes on court: '612', '612,5', '612:30', '10:12:30'; null: no value; undefined: no time.
 */
export function readMinutes(cell: string): number | null | undefined {
  if (cell === '' || noValue.test(cell)) return null;
  const [, hours = '0', full, seconds] = /^(?:(\d{1,3}):(?=\d{2}:))?(\d{1,5}):(\d{2})$/.exec(cell) ?? [];
  if (full !== undefined) return Number(hours) * 60 + Number(full) + Math.round((100 * Number(seconds)) / 60) / 100;
  const minutes = /^\d{1,5}(?:[.,]\d{1,2})?$/.test(cell) ? cell : plainCount(cell);
  return /^\d{1,5}(?:[.,]\d{1,2})?$/.test(minutes) ? Number(minutes.replace(',', '.')) : undefined;
}

/** Goals and attempts of one cell, '18/24'; null: it is no pair. */
export function readPair(cell: string): readonly [made: string, tried: string] | null {
  const [, made, tried] = /^(\d{1,5})\s*(?:\/|von|:)\s*(\d{1,5})$/.exec(cell) ?? [];
  return made === undefined || tried === undefined ? null : [made, tried];
}

/** The season in one spelling: '24/25', '2024-25', 'Saison 2024/2025' are '2024/25'; a single year and anything else stay. */
export function writtenSeason(text: string): string {
  const [, first = '', second = ''] = /^(?:saison|season)?\s*(\d{2}|\d{4})\s*[/–-]\s*(\d{2}|\d{4})$/i.exec(text) ?? [];
  const [begin, end] = [first.slice(-2), second.slice(-2)];
  if (first === '' || Number(end) !== (Number(begin) + 1) % 100) return text;
  return `${first.length === 4 ? first : `20${first}`}/${end}`;
}

/** Whether a season names a year: another cell in its place rarely does. */
export function isSeason(text: string): boolean {
  return /(?:^|\D)(?:(?:19|20)\d{2}|\d{2}\/\d{2})(?:\D|$)/.test(text);
}

/** Words that stand in lists in the place of a name. */
const nobody = /^(?:n\.?\s?n\.?|anonym|unbekannt|unknown|name|spieler(?:in)?|gesamt|summe|team|mannschaft)$/i;

/** Whether a cell names a person: it has at least two letters, and is none of the words for nobody. */
export function namesPerson(name: string): boolean {
  return (name.match(/\p{L}/gu)?.length ?? 0) >= 2 && !nobody.test(name);
}

/** 'Nachname, Vorname' as it is spoken. */
export function spokenName(name: string): string {
  const [last = '', first = '', ...rest] = name.split(',').map((part) => part.trim());
  return rest.length > 0 || first === '' || last === '' ? name : `${first} ${last}`;
}
