/** Kilograms of a pound (international avoirdupois pound, 1959). */
export const KILOGRAMS_OF_POUND = 0.453_592_37;
/** Metres of the units of distances, by how their spellings begin (international yard, 1959). */
const METRES_OF: readonly (readonly [begin: string, metres: number])[] = [
  ['km', 1000],
  ['kilo', 1000],
  ['mi', 1609.344],
  ['m', 1],
  ['y', 0.9144],
  ['f', 0.3048],
];

/** Reads a number of a table: a comma or a point is the decimal sign, the one before it parts thousands. Undefined: no number. */
export function readNumber(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00a0]/g, '').replace('−', '-');
  const isComma = plain.lastIndexOf(',') > plain.lastIndexOf('.');
  const decimal = isComma ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', '');
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(decimal) ? Number(decimal) : undefined;
}

/** Seconds of '1:30', '0:01:30', '90'; undefined: none of these. */
export function readSeconds(text: string): number | undefined {
  if (!text.includes(':')) return readNumber(text);
  const parts = text.trim().split(':');
  if (parts.length > 3 || parts.some((part) => !/^\d{1,4}(?:\.\d+)?$/.test(part))) return undefined;
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Whole minutes of '1h 12m', '45 min', '1:12:00', '4320s'; a bare number counts minutes. Undefined: none of these. */
export function readMinutes(text: string): number | undefined {
  const plain = text.trim().toLowerCase();
  const [, hours, minutes, seconds] = /^(?:(\d+)\s*h\w*)?\s*(?:(\d+)\s*m\w*)?\s*(?:(\d+)\s*s\w*)?$/.exec(plain) ?? [];
  if (hours !== undefined || minutes !== undefined || seconds !== undefined)
    return Math.round(Number(hours ?? 0) * 60 + Number(minutes ?? 0) + Number(seconds ?? 0) / 60);
  const clock = plain.includes(':') ? readSeconds(plain) : undefined;
  if (clock !== undefined) return Math.round(clock / 60);
  const bare = readNumber(plain);
  return bare === undefined ? undefined : Math.round(bare);
}

/** 'kg' or 'lb' of 'kgs', 'lbs', 'pounds'; null: neither. */
export function weightUnitOf(text: string | null): 'kg' | 'lb' | null {
  const plain = (text ?? '').trim().toLowerCase();
  if (/^(?:kg|kgs|kilo\w*)$/.test(plain)) return 'kg';
  return /^(?:lb|lbs|pounds?)$/.test(plain) ? 'lb' : null;
}

/** Metres of a distance. @param unit as the table says it; of a table that says none, below 100 it is kilometres, else metres */
export function metresOf(value: number, unit: string | null): number {
  const plain = (unit ?? '').trim().toLowerCase();
  const known = plain === '' ? undefined : METRES_OF.find(([begin]) => plain.startsWith(begin));
  return value * (known?.[1] ?? (value < 100 ? 1000 : 1));
}
