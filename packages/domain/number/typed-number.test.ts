import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SUB_TESTS } from '../fitness/sub-tests.ts';
import { trialField } from '../fitness/trial-field.ts';
import { NUMERIC_FIELDS, type NumericField } from './numeric-fields.ts';
import { readNumberWord } from './number-words.ts';
import { roundTo } from './rounding.ts';
import { readTypedNumber, writeTypedNumber } from './typed-number.ts';
import { shownTypedUnit } from './typed-units.ts';

const trials = Object.fromEntries(
  Object.values(SUB_TESTS)
    .flat()
    .map((one) => [one.id, trialField(one)]),
);
const fields: Readonly<Record<string, NumericField>> = { ...NUMERIC_FIELDS, ...trials };

function fieldOf(name: string): NumericField {
  const field = fields[name];
  if (field === undefined) throw new Error(`No field ${name}`);
  return field;
}
const read = (name: string, text: string) => readTypedNumber(text, fieldOf(name));

describe('reads as it was meant', () => {
  it.each([
    // Comma and point.
    ['setWeight', '22.5', 22.5],
    ['setWeight', '22,5', 22.5],
    ['setWeight', '7.5', 7.5],
    ['setWeight', '1.25', 1.25],
    ['setWeight', '.5', 0.5],
    ['setWeight', ',5', 0.5],
    ['setWeight', '62.50', 62.5],
    ['setWeight', '102.5', 102.5],
    ['setWeight', '60.', 60],
    ['heaviestDumbbell', '22.5', 22.5],
    ['weightStep', '2.5', 2.5],
    ['t_drill', '9.84', 9.84],
    ['505_agility', '4.32', 4.32],
    ['sprint_30m', '4.325', 4.33],
    ['sprint_30m', '4,324', 4.32],
    // A thousand only where the field can hold it; of kilograms the point is always the decimal point.
    ['setMetres', '1.250', 1250],
    ['setMetres', '1 250', 1250],
    ['setMetres', '1’250', 1250],
    ['setMetres', '1.000.000', 1_000_000],
    ['setMetres', '1.250,5', 1250.5],
    ['setWeight', '1.250', 1.25],
    ['setWeight', '102.500', 102.5],
    ['setWeight', '1.000', 1],
    ['setWeight', '1.500', 1.5],
    ['setWeight', '999', 999],
    ['bodyWeight', '82.500', 82.5],
    ['throwPictures', '1.250', 1250],
    ['setReps', '1.000', 1000],
    // Of seconds, and of what stays below a thousand, the point is always the decimal point; a thousand is written without.
    ['setSeconds', '4.325', 4.33],
    ['setSeconds', '12.345', 12.35],
    ['setSeconds', '1.250', 1.25],
    ['setSeconds', '1.250 s', 1.25],
    ['setSeconds', '1.500 min', 90],
    ['setSeconds', '1250', 1250],
    ['setSeconds', '1 250', 1250],
    ['setSeconds', '1.250,5', 1250.5],
    ['plank_test', '1.250', 1.3],
    ['side_plank', '1.250', 1.3],
    ['picturesPerSecond', '1000', 1000],
    ['flightTime', '512', 512],
    ['flightTime', '0,512 s', 512],
    ['flightTime', '1.050', 1050],
    ['picturesPerSecond', '240.000', 240],
    // One kilometre is no thousand of them.
    ['setMetres', '1.000 km', 1000],
    // With the unit, pasted and dictated.
    ['setWeight', '62,5 kg', 62.5],
    ['setWeight', '60 kg', 60],
    ['setWeight', '\u00a062,5\u202fKilogramm.\n', 62.5],
    ['setWeight', '62 Komma 5 Kilo', 62.5],
    ['setWeight', 'Zweiundzwanzig Komma fünf Kilo', 22.5],
    ['setWeight', 'hundertzwei Komma fünf', 102.5],
    ['setWeight', 'sieben Komma zwei fünf', 7.25],
    ['setWeight', 'zweieinhalb Kilo', 2.5],
    ['setWeight', 'anderthalb', 1.5],
    ['setWeight', '800 g', 0.8],
    ['setWeight', '1.250 Gramm', 1.25],
    ['setReps', 'acht', 8],
    ['setReps', 'zwölf Wiederholungen', 12],
    ['setMetres', 'tausendzweihundert', 1200],
    ['setWeight', 'fu\u0308nf', 5],
    ['setWeight', '22, 5', 22.5],
    ['setWeight', '22,5.', 22.5],
    ['setReps', '12 Wdh.', 12],
    ['setReps', '12x', 12],
    ['setReps', '8,0', 8],
    ['setMetres', '1,5 km', 1500],
    ['setMetres', '1.250 km', 1250],
    ['recoveryPercent', '92 %', 92],
    ['legLength', '92 cm', 92],
    ['legLength', '0,92 m', 92],
    ['throw_standing_kmh', '84.5 km/h', 84.5],
    // Minutes in seconds.
    ['plank_test', '1:30', 90],
    ['plank_test', '1 : 30 min', 90],
    ['plank_test', '1 min 30 s', 90],
    ['plank_test', '1\'30"', 90],
    ['plank_test', '1,5 min', 90],
    ['plank_test', '2 Minuten', 120],
    ['setSeconds', '1:02:03', 3723],
    ['sprint_30m', '0:04,325', 4.33],
    ['plank_test', '92,46', 92.5],
    // A level is no decimal.
    ['yoyo_intermittent_recovery', '16.3', 16.3],
    ['yoyo_intermittent_recovery', '16,3', 16.3],
  ])('%s: %j is %d', (name, text, value) => {
    expect(read(name, text)).toEqual({ value, problem: null });
  });

  test.each(['', ' ', '\u00a0\n'])('%j is nothing, where nothing may be', (text) => {
    expect(read('setWeight', text)).toEqual({ value: null, problem: null });
    expect(read('plannedSets', text)).toEqual({ value: null, problem: 'Hier fehlt eine Zahl von 1 bis 20\u00a0Sätze.' });
  });
});

describe('says what it has understood in place of a number', () => {
  it.each([
    ['setWeight', '-5', 'Verstanden: −5 kg. Möglich sind 0 bis 999 kg.'],
    ['setWeight', '− 5', 'Verstanden: −5 kg. Möglich sind 0 bis 999 kg.'],
    ['setWeight', '12:30', '„12:30“ ist hier keine Zahl. Möglich sind 0 bis 999 kg.'],
    ['setWeight', '1e3', '„1e3“ ist hier keine Zahl. Möglich sind 0 bis 999 kg.'],
    ['setWeight', '60 lbs', '„60 lbs“ ist hier keine Zahl. Möglich sind 0 bis 999 kg.'],
    ['setWeight', '22 5', '„22 5“ ist hier keine Zahl. Möglich sind 0 bis 999 kg.'],
    ['setWeight', '5²', '„5²“ ist hier keine Zahl. Möglich sind 0 bis 999 kg.'],
    ['setWeight', '3x10', '„3x10“ ist hier keine Zahl. Möglich sind 0 bis 999 kg.'],
    ['setWeight', '1,234.5', '„1,234.5“ ist hier keine Zahl. Möglich sind 0 bis 999 kg.'],
    ['setWeight', '22,125', 'Verstanden: 22,125 kg. Möglich sind höchstens zwei Stellen nach dem Komma.'],
    ['setWeight', '9'.repeat(400), `„${'9'.repeat(24)}…“ ist hier keine Zahl. Möglich sind 0 bis 999 kg.`],
    ['sprint_5m', '4.325', 'Verstanden: 4,325 s. Möglich sind 0,6 bis 4 s.'],
    ['sprint_5m', '4325', 'Verstanden: 4325 s. Möglich sind 0,6 bis 4 s.'],
    ['plannedSeconds', '1.250', 'Verstanden: 1,25 s. Hier zählen nur ganze Zahlen.'],
    ['setSeconds', '90.000,5', 'Verstanden: 90000,5 s. Möglich sind 0 bis 86400 s.'],
    ['picturesPerSecond', '1.000', 'Verstanden: 1 Bilder. Möglich sind 24 bis 1000 Bilder.'],
    ['heaviestDumbbell', '225', 'Verstanden: 225 kg. Möglich sind 1 bis 100 kg.'],
    ['setReps', '2.5', 'Verstanden: 2,5 Wdh. Hier zählen nur ganze Zahlen.'],
    ['ownSessions', '2.5', 'Verstanden: 2,5 Sessions. Hier zählen nur ganze Zahlen.'],
    ['ownSessions', '13', 'Verstanden: 13 Sessions. Möglich sind 1 bis 12 Sessions.'],
    ['t_drill', '1.84', 'Verstanden: 1,84 s. Möglich sind 5 bis 30 s.'],
    ['sprint_30m', '1:84', '„1:84“ ist hier keine Zahl. Möglich sind 3 bis 15 s.'],
    ['yoyo_intermittent_recovery', '163', 'Verstanden: 163. Möglich sind 5.1 bis 23.8.'],
    ['plannedMinutes', '1:30', '„1:30“ ist hier keine Zahl. Möglich sind 1 bis 180 min.'],
    ['yoyo_intermittent_recovery', '16.10', '„16.10“ ist hier keine Zahl. Möglich sind 5.1 bis 23.8.'],
  ])('%s: %j', (name, text, problem) => {
    expect({ ...read(name, text), problem: read(name, text).problem?.replaceAll('\u00a0', ' ') }).toEqual({ value: null, problem });
  });
});

/** A value that a field can hold. */
function valueOf({ min, max, decimals }: NumericField): fc.Arbitrary<number> {
  const scale = 10 ** decimals;
  return fc.integer({ min: Math.ceil(min * scale), max: Math.floor(max * scale) }).map((scaled) => roundTo(scaled / scale, decimals));
}

const withUnit = (text: string, field: NumericField) => `${text} ${shownTypedUnit(field.unit)}`;

/** Digits that make a number what it is. */
const significant = (text: string) => text.replace(/\D/g, '').replace(/^0+|0+$/g, '');

/** Whether a time is what was typed with comma or point, to the decimals that are shown. */
function isRounded(text: string, value: number, { decimals }: NumericField): boolean {
  const [number = ''] = /[\d.,]+/.exec(text.replaceAll(' ', '')) ?? [];
  const decimal = Number(number.includes(',') ? number.replaceAll('.', '').replace(',', '.') : number);
  return roundTo(decimal, decimals) === value;
}

describe.each(Object.entries(fields))('%s', (_, field) => {
  test('a shown value is read back, also with its unit and blanks around it', () => {
    fc.assert(
      fc.property(valueOf(field), (value) => {
        const text = writeTypedNumber(value, field);
        for (const typed of [text, withUnit(text, field), ` ${text}\u00a0`]) {
          expect(readTypedNumber(typed, field)).toEqual({ value, problem: null });
        }
      }),
    );
  });

  test('comma and point are the same, with zeros behind them or without', () => {
    fc.assert(
      fc.property(valueOf(field), fc.constantFrom('.', ','), fc.constantFrom('', '0'), (value, sign, zeros) => {
        const [whole = '', decimals = ''] = String(value).split('.');
        // Three digits behind a point may be a thousand, and two are no run of a level.
        const isFull = decimals.length === 2 || field.unit === 'level';
        const typed = decimals === '' ? whole : `${whole}${sign}${decimals}${isFull ? '' : zeros}`;
        expect(readTypedNumber(typed, field)).toEqual({ value, problem: null });
      }),
    );
  });

  test('any typed text is a value within its bounds made of these digits, or has a problem; never another number', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,-+ e'.split(''), 'kg', ' s'), maxLength: 9 });
    fc.assert(
      fc.property(typed, (text) => {
        const { value, problem } = readTypedNumber(text, field);
        if (value === null) {
          expect(problem !== null || (text.trim() === '' && field.optional)).toBe(true);
          return;
        }
        expect(problem).toBeNull();
        expect(value).toBeGreaterThanOrEqual(field.min);
        expect(value).toBeLessThanOrEqual(field.max);
        expect(roundTo(value, field.decimals)).toBe(value);
        // Times alone are rounded, and by less than what is shown of them.
        const typedDigits = significant(text);
        if (field.unit !== 's') expect(typedDigits).toBe(significant(String(value)));
        else expect([typedDigits === significant(String(value)), isRounded(text, value, field)]).toContain(true);
      }),
      { numRuns: 500 },
    );
  });

  test('three digits behind a point are a thousand only of what has no decimals or goes beyond a thousand, and never of seconds', () => {
    const canBeThousand = field.unit !== 's' && (field.decimals === 0 || field.max > 1000);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }), (whole, behind) => {
        const text = `${whole}.${String(behind).padStart(3, '0')}`;
        const { value } = readTypedNumber(text, field);
        if (value === null) return;
        const decimal = Number(text);
        const meanings = [decimal, roundTo(decimal, field.decimals), ...(canBeThousand ? [whole * 1000 + behind] : [])];
        expect(meanings).toContain(value);
      }),
    );
  });

  test('a value beyond its bounds is named with what is possible', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (more) => {
        const { value, problem } = readTypedNumber(String(Math.floor(field.max) + more), field);
        expect(value).toBeNull();
        expect(problem?.replaceAll('.', '')).toContain(`Verstanden: ${Math.floor(field.max) + more}`);
      }),
    );
  });

  test('in seconds minutes may be typed, elsewhere not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 59 }), (minutes, seconds) => {
        const { value } = readTypedNumber(`${minutes}:${String(seconds).padStart(2, '0')}`, field);
        const total = minutes * 60 + seconds;
        const holds = field.unit === 's' && total >= field.min && total <= field.max;
        expect(value).toBe(holds ? total : null);
      }),
    );
  });
});

test('every whole number to 9,999 is read from its German word', () => {
  const ones = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];
  const teens = ['dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn'];
  const tens = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];
  const below = (value: number): string =>
    [...ones, ...teens][value] ?? `${value % 10 > 0 ? `${ones[value % 10]}und` : ''}${tens[Math.floor(value / 10)]}`;
  const word = (value: number): string => {
    const [thousands, hundreds, rest] = [Math.floor(value / 1000), Math.floor(value / 100) % 10, value % 100];
    return `${thousands > 0 ? `${ones[thousands]}tausend` : ''}${hundreds > 0 ? `${ones[hundreds]}hundert` : ''}${rest === 1 ? 'eins' : below(rest)}`;
  };
  for (let value = 1; value < 10_000; value += 1) expect([word(value), readNumberWord(word(value))]).toEqual([word(value), value]);
  for (const other of ['', 'und', 'kilo', 'zehnzehn', 'nulltausend', 'zweizehn', 'constructor'])
    expect(readNumberWord(other)).toBeUndefined();
});
