import { roundTo } from './rounding.ts';

const WITH_COMMA = /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)?,\d*$/;
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const WITH_POINT = /^\d*(?:\.\d*)?$/;

/**
 * Reads comma and points of digits without sign and blanks, the German reading first: '1.500' is 1500 or 1.5, '22.5' only 22.5,
 * '1.234,5' only 1234.5; empty when it is no decimal.
 * @param isPointDecimal a point without a comma behind it is a decimal point: '1.500' is only 1.5
 */
export function decimalReadings(digits: string, { isPointDecimal = false } = {}): readonly number[] {
  if (!/\d/.test(digits)) return [];
  if (WITH_COMMA.test(digits)) return [toNumber(digits.replaceAll('.', '').replace(',', '.'))];
  const grouped = !isPointDecimal && GROUPED.test(digits) ? [toNumber(digits.replaceAll('.', ''))] : [];
  return [...grouped, ...(WITH_POINT.test(digits) ? [toNumber(digits)] : [])];
}

/**
 * Parses a decimal in German notation; undefined when invalid. The comma is the decimal sign. Points are thousands points if all
 * stand before groups of three digits after a leading 1–999 ('1.500' is 1500, '1.234,5' is 1234.5); otherwise a single point is a
 * decimal point ('32.5', '0.125'). `readTypedNumber` reads a field, whose bounds decide which of the two is meant.
 */
export function parseGermanDecimal(text: string): number | undefined {
  const compact = text.replace(/\s/g, '').replace('−', '-');
  const sign = compact.startsWith('-') ? -1 : 1;
  const [value] = decimalReadings(compact.replace(/^[+-]/, ''));
  return value === undefined ? undefined : sign * value;
}

function toNumber(text: string): number {
  return Number(text.endsWith('.') ? `${text}0` : text);
}

/** Creating a format costs a hundred times as much as using it, and a table formats dozens of numbers. */
const formats = new Map<string, Intl.NumberFormat>();

interface GermanFormat {
  decimals?: number;
  fixed?: boolean;
  grouped?: boolean;
}

function formatWith({ decimals, fixed, grouped }: Required<GermanFormat>): Intl.NumberFormat {
  const key = `${decimals} ${fixed} ${grouped}`;
  const digits = { maximumFractionDigits: decimals, minimumFractionDigits: fixed ? decimals : 0 };
  const format = formats.get(key) ?? new Intl.NumberFormat('de-DE', { ...digits, useGrouping: grouped });
  formats.set(key, format);
  return format;
}

/**
 * Formats a number with comma and thousands points (unless `grouped` is false), rounded to at most `decimals` (default 2) and without
 * trailing zeros unless `fixed`.
 */
export function formatGermanDecimal(value: number, { decimals = 2, fixed = false, grouped = true }: GermanFormat = {}): string {
  return formatWith({ decimals, fixed, grouped }).format(roundTo(value, decimals));
}
