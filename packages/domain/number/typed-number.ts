import { decimalReadings, formatGermanDecimal } from './german-decimal.ts';
import { digitsOfWords } from './number-words.ts';
import type { NumericField } from './numeric-fields.ts';
import { roundTo } from './rounding.ts';
import { factorOfSpelling, shownTypedUnit } from './typed-units.ts';

/** Reading of text that was typed into a field for a number. Both are null when nothing was. */
export interface TypedNumber {
  /** In the field's unit, within its bounds and decimals; null: none that counts. */
  readonly value: number | null;
  /** German, for beside the field: what was understood, and what is possible; null: nothing is wrong. */
  readonly problem: string | null;
}

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const NUMBER = /^([+-]?)([\d.,]+)\s*(.*)$/;
/** '1 250', '1’250': groups of three, a thousand beyond doubt. */
const SPACED = /(?<![\d.,])([1-9]\d{0,2})((?:[\s'’]\d{3})+)(?![\d'’])/g;
/** '1:30', '1:02:03', '0:04,32'. */
const CLOCK = /^(?:(\d{1,2}):)?(\d{1,4}):(\d{2})(?:[.,](\d+))?$/;
/** '1 min 30 s', '1'30"'. */
const MINUTES_AND_SECONDS = /^(\d{1,4})\s?([a-z.'′’]+)\s?(\d{1,2})\s?([a-z."″]*)$/;
const LEVEL = /^\d+(?:[.,]\d)?$/;
const LONGEST_QUOTE = 24;
/** Takes the binary error out of a product. */
const FACTOR_DECIMALS = 9;
/** Enough for everything that is typed. */
const EXACT_DECIMALS = 12;

/** One form for the many that keyboards, dictation and the clipboard have. */
function normalized(text: string): string {
  const plain = text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim().toLowerCase();
  return digitsOfWords(plain)
    .replace(/^[−–]\s?/, '-')
    .replace(/(\d)\s?komma\s?(\d)/, '$1,$2')
    .replace(/(\d)\s?punkt\s?(\d)/, '$1.$2')
    .replace(/(\d) ?([.,:]) ?(?=\d)/g, '$1$2')
    .replace(/(\d[.,]\d+)\.$/, '$1');
}

/** Seconds of a text with minutes in it, such as '1:30' and '1 min 30'; null: it is none; undefined: more than 59 seconds. */
function secondsOfClock(text: string): number | null | undefined {
  const clock = /^(.*\d)\s?([a-z.]+)?$/.exec(text);
  const [, hours, minutes, seconds, fraction] = CLOCK.exec(clock?.[1] ?? '') ?? [];
  const unit = clock?.[2] ?? 's';
  if (minutes !== undefined && factorOfSpelling('s', unit) !== undefined) {
    if (Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return undefined;
    return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${fraction ?? 0}`);
  }
  const [, whole, minuteWord = '', rest, secondWord = ''] = MINUTES_AND_SECONDS.exec(text) ?? [];
  if (whole === undefined || factorOfSpelling('s', minuteWord) !== 60) return null;
  if (secondWord !== '' && factorOfSpelling('s', secondWord) !== 1) return null;
  return Number(rest) > 59 ? undefined : Number(whole) * 60 + Number(rest);
}

/** Largest value up to which decimals matter more than thousands. */
const THOUSAND = 1000;

/**
 * Whether a point is never a thousand in this field: of seconds, where `4.325` is what a stopwatch shows, and where values with
 * decimals end at a thousand. A thousand is written without a point there.
 */
function isPointAlwaysDecimal({ unit, decimals, max }: NumericField): boolean {
  return unit === 's' || (decimals > 0 && max <= THOUSAND);
}

/** Lists the readings of a text in the field's unit, the likeliest first; empty: it is no number. */
function readings(text: string, field: NumericField): readonly number[] {
  if (field.unit === 's') {
    const seconds = secondsOfClock(text);
    if (seconds !== null) return seconds === undefined ? [] : [seconds];
  }
  const joined = text.replace(SPACED, (_, first: string, groups: string) => `${first}${groups.replace(/[\s'’]/g, '')}`);
  const [, sign = '', digits = '', unit = ''] = NUMBER.exec(joined) ?? [];
  // Runs of a level have one digit: '16.10' is not '16.1'.
  if (field.unit === 'level' && !LEVEL.test(digits)) return [];
  // A dictated sentence ends with a point.
  const factor = unit === '' ? 1 : (factorOfSpelling(field.unit, unit) ?? factorOfSpelling(field.unit, unit.replace(/\.$/, '')));
  if (factor === undefined) return [];
  // '1.500' grams may be a thousand and a half in a field for kilograms, '1.500' kilometres in one for metres are one and a half.
  const isPointDecimal = factor > 1 || (factor === 1 && isPointAlwaysDecimal(field));
  return decimalReadings(digits, { isPointDecimal })
    .map((value) => (sign === '-' && value !== 0 ? -value : value) * factor)
    .map((value) => (factor === 1 ? value : roundTo(value, FACTOR_DECIMALS)))
    .filter(Number.isFinite);
}

/** Times are rounded to what is shown of them: a stopwatch measures milliseconds. */
function asKept(value: number, { unit, decimals }: NumericField): number {
  return unit === 's' && decimals > 0 ? roundTo(value, decimals) : value;
}

const isWithin = (value: number, { min, max }: NumericField) => value >= min && value <= max;
const isFine = (value: number, field: NumericField) => isWithin(value, field) && roundTo(value, field.decimals) === value;

function formatIn(value: number, field: NumericField, decimals: number): string {
  return formatGermanDecimal(value, { decimals, grouped: !isPointAlwaysDecimal(field) });
}

/** A number of a field as it stands in it: '22,5', '1.250', of seconds '1250'; a level with a point, '16.3'. */
export function writeTypedNumber(value: number, field: NumericField): string {
  return field.unit === 'level' ? value.toFixed(1) : formatIn(value, field, field.decimals);
}

function withUnit(text: string, { unit }: NumericField): string {
  return [text, shownTypedUnit(unit)].filter(Boolean).join('\u00a0');
}

/** Ends a sentence, also one whose last word is an abbreviation. */
const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);

function understood(value: number, field: NumericField): string {
  const exact = field.unit === 'level' ? String(value) : formatIn(value, field, EXACT_DECIMALS);
  return sentence(`Verstanden: ${withUnit(exact.replace('-', '−'), field)}`);
}

function possible(field: NumericField): string {
  return `${writeTypedNumber(field.min, field)} bis ${withUnit(writeTypedNumber(field.max, field), field)}`;
}

function problemOf(value: number, field: NumericField): string {
  const reading = understood(value, field);
  if (!isWithin(value, field)) return sentence(`${reading} Möglich sind ${possible(field)}`);
  if (field.decimals === 0) return `${reading} Hier zählen nur ganze Zahlen.`;
  return `${reading} Möglich ${field.decimals === 1 ? 'ist höchstens eine Stelle' : 'sind höchstens zwei Stellen'} nach dem Komma.`;
}

/**
 * Reads what was typed, pasted or dictated into a field: with comma or point, with its unit, with blanks; a time also as
 * '1:30'. Points before three digits group thousands where the field can hold the value and has no decimals or goes beyond a thousand,
 * else, and always of seconds, the point is a decimal point.
 * Nothing is rounded but times, to the decimals that are shown, and nothing is moved to a bound: what does not count as typed
 * has a problem in place of a value.
 */
export function readTypedNumber(text: string, field: NumericField): TypedNumber {
  const compact = normalized(text);
  if (compact === '') return { value: null, problem: field.optional ? null : sentence(`Hier fehlt eine Zahl von ${possible(field)}`) };
  const values = readings(compact, field);
  const value = values.map((one) => asKept(one, field)).find((one) => isFine(one, field));
  if (value !== undefined) return { value, problem: null };
  const nearest = values.find((one) => isWithin(one, field)) ?? values[0];
  if (nearest !== undefined) return { value: null, problem: problemOf(nearest, field) };
  const quote = text.trim();
  const shown = quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE)}…` : quote;
  return { value: null, problem: sentence(`„${shown}“ ist hier keine Zahl. Möglich sind ${possible(field)}`) };
}
