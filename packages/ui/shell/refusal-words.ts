import type { BrokenRule } from '@anwurf/contract/sync/broken-rule';
import type { RefusedMutation } from '@anwurf/db/client/local-database';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { format, parseISO } from 'date-fns';
import type { ColumnWord } from './table-word-types.ts';
import { rowWord, wordsOf } from './words-of-table.ts';

const codeWords: Readonly<Record<RefusedMutation['code'], string>> = {
  unknown_table: 'Der Server kann das noch nicht annehmen. Versuche es später noch einmal.',
  forbidden: 'Diese Änderung ist nicht erlaubt.',
  invalid_values: 'Einige Werte stimmen nicht.',
  constraint: 'Das passt nicht zu dem, was schon gespeichert ist.',
  row_gone: 'Das gibt es nicht mehr. Es wurde auf einem anderen Gerät gelöscht.',
  parent_missing: 'Wozu das gehört, gibt es nicht mehr.',
  unreplayable:
    'Die Datenbank auf diesem Gerät hat die Änderung nicht angenommen. Vielleicht ist der Speicher voll, oder die App ist zu alt dafür. ' +
    'Die Änderung bleibt gespeichert. Lade die App neu, dann kannst du es noch einmal versuchen.',
};

function amountWords(value: unknown, unit: string | undefined): string {
  const amount = typeof value === 'number' ? formatGermanDecimal(value) : String(value);
  return unit === undefined ? amount : `${amount} ${unit}`;
}

function amountRule({ name, unit }: ColumnWord, value: unknown, comparison: 'mehr' | 'weniger', limit: BrokenRule['limit']): string {
  const subject = unit === undefined ? `${name}: ${amountWords(value, unit)}` : amountWords(value, unit);
  return `${subject} ist ${comparison} als die erlaubten ${amountWords(limit, unit)}.`;
}

/** A rule about the change as a whole, as a sentence: it says all there is to say. */
function wholeWords({ kind, limit }: BrokenRule): string | undefined {
  if (kind === 'access_ended') return 'Dein Zugang ist abgelaufen. Mit einem neuen Zugang kannst du die Änderung noch einmal senden.';
  if (kind === 'storage_full') {
    return 'Dein Konto ist voll. Lösche, was du nicht mehr brauchst, dann kannst du die Änderung noch einmal senden.';
  }
  if (kind === 'consent_missing') {
    return 'Dafür fehlt deine Zustimmung zu Gesundheitsangaben. Du gibst sie in den Einstellungen, dann kannst du die Änderung noch einmal senden.';
  }
  if (kind !== 'not_before' || typeof limit !== 'string') return undefined;
  return `Für heute sind es genug Pläne. Den nächsten kannst du ab ${format(parseISO(limit), "dd.MM.yyyy, HH:mm 'Uhr'")} anfragen.`;
}

/** One broken rule as a sentence; undefined where the player knows nothing of the column. */
function ruleWords(word: ColumnWord | null | undefined, { kind, limit }: BrokenRule, value: unknown): string | undefined {
  if (!word) return undefined;
  switch (kind) {
    case 'required':
    case 'too_short':
      return `${word.name}: Hier fehlt etwas.`;
    case 'too_large':
      return amountRule(word, value, 'mehr', limit);
    case 'too_small':
      if (typeof limit === 'string') return `${word.name}: Der früheste erlaubte Tag ist der ${format(parseISO(limit), 'dd.MM.yyyy')}.`;
      return amountRule(word, value, 'weniger', limit);
    case 'too_long':
      return `${word.name}: Es sind höchstens ${amountWords(limit, 'Zeichen')} erlaubt.`;
    case 'too_many':
      return `${word.name}: Es sind höchstens ${amountWords(limit, 'Einträge')} erlaubt.`;
    case 'unstorable':
      return `${word.name}: Der Text enthält Zeichen, die sich nicht speichern lassen.`;
    case 'not_writable':
      return `${word.name}: Das lässt sich nicht mehr ändern.`;
    default:
      return `${word.name}: Der Wert passt nicht.`;
  }
}

/** Which row a change is about: 'Satz 3, Kniebeuge'. */
export function changeName({ table, row }: Pick<RefusedMutation, 'table' | 'row'>): string {
  const { number, names = [] } = wordsOf(table) ?? {};
  const numbered = number === undefined || typeof row[number] !== 'number' ? '' : ` ${row[number]}`;
  const described = names.flatMap((name) => {
    const value = row[name];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  return [rowWord(table) + numbered, ...described].join(', ');
}

/** Why a change was not accepted, in sentences. Columns and tables are called what the player calls them, or not named. */
export function refusalWords({ table, code, rules, values }: Pick<RefusedMutation, 'table' | 'code' | 'rules' | 'values'>): string {
  const [whole] = rules.flatMap((rule) => wholeWords(rule) ?? []);
  if (whole !== undefined) return whole;
  const words = wordsOf(table);
  const sentences = rules.flatMap((rule) => ruleWords(words?.columns[rule.column], rule, values[rule.column]) ?? []);
  if (code !== 'invalid_values' || sentences.length === 0)
    sentences.unshift((code === 'constraint' ? words?.conflict : undefined) ?? codeWords[code]);
  return sentences.join(' ');
}
