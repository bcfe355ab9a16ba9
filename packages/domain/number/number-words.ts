const ONES = new Map(
  Object.entries({
    null: 0,
    ein: 1,
    eins: 1,
    eine: 1,
    einen: 1,
    zwei: 2,
    zwo: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    dreizehn: 13,
    vierzehn: 14,
    fünfzehn: 15,
    sechzehn: 16,
    siebzehn: 17,
    achtzehn: 18,
    neunzehn: 19,
  }),
);
const TENS = new Map(
  Object.entries({
    zwanzig: 20,
    dreißig: 30,
    dreissig: 30,
    vierzig: 40,
    fünfzig: 50,
    sechzig: 60,
    siebzig: 70,
    achtzig: 80,
    neunzig: 90,
  }),
);
const BELOW_TEN = 10;

/** Reads a number below a hundred in one word; undefined: it is none. */
function belowHundred(word: string): number | undefined {
  const whole = ONES.get(word) ?? TENS.get(word);
  if (whole !== undefined) return whole;
  const [, one = '', ten = ''] = /^(.+?)und(.+)$/.exec(word) ?? [];
  const [ones, tens] = [ONES.get(one), TENS.get(ten)];
  return ones === undefined || ones === 0 || ones >= BELOW_TEN || tens === undefined ? undefined : tens + ones;
}

/** Reads '[times]<unit>[und]<rest>', as hundreds and thousands are built; undefined: it is none. */
function withUnit(word: string, unit: string, size: number, part: (word: string) => number | undefined): number | undefined {
  const at = word.indexOf(unit);
  if (at === -1) return part(word);
  const times = at === 0 ? 1 : part(word.slice(0, at));
  const behind = word.slice(at + unit.length).replace(/^und(?=.)/, '');
  const rest = behind === '' ? 0 : part(behind);
  return times === undefined || times === 0 || rest === undefined ? undefined : times * size + rest;
}

const belowThousand = (word: string) => withUnit(word, 'hundert', 100, belowHundred);

/** Reads a German number in one word, such as 'zweiundzwanzig' and 'tausendzweihundert'; undefined: it is none. */
export function readNumberWord(word: string): number | undefined {
  return withUnit(word, 'tausend', 1000, belowThousand);
}

/**
 * Writes the number that a lower-case text begins with in words in digits, as dictation leaves it: 'zweiundzwanzig komma fünf kilo'
 * is '22,5 kilo', 'anderthalb' 1,5 and 'zweieinhalb' 2,5. A text that begins otherwise stays as it is.
 */
export function digitsOfWords(text: string): string {
  const [first = '', ...others] = text.split(' ');
  if (first === 'anderthalb') return ['1,5', ...others].join(' ');
  const half = first.endsWith('einhalb') ? readNumberWord(first.slice(0, -'einhalb'.length)) : undefined;
  if (half !== undefined) return [`${half},5`, ...others].join(' ');
  const whole = readNumberWord(first);
  if (whole === undefined) return text;
  if (others[0] !== 'komma' && others[0] !== 'punkt') return [whole, ...others].join(' ');
  const behind = others.slice(1).map((word) => (/^\d+$/.test(word) ? Number(word) : readNumberWord(word)));
  const end = behind.indexOf(undefined);
  const digits = (end === -1 ? behind : behind.slice(0, end)).join('');
  return digits === '' ? text : [`${whole},${digits}`, ...others.slice(1 + (end === -1 ? behind.length : end))].join(' ');
}
