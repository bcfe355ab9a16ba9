import { RequestError } from '../http/request-error.ts';

/** Field → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** A failure's words: as a toast, and where the player looks. */
export interface Failure {
  readonly title: string;
  readonly text?: string | undefined;
  /** Field → what is wrong with it. Without any, the failure is shown above the action. */
  readonly fields?: FieldErrors;
}

type Code = RequestError['code'];
type ByCode = Readonly<Partial<Record<Code, string>>>;

/** Words about a failed action. */
export interface FailureWords {
  readonly title: string;
  /** When nothing more exact is known; without it the title says all. */
  readonly text?: string;
  /** More exact words for some codes. */
  readonly codes?: ByCode;
  /** Names the safe data where the network or the server's patience is to blame. */
  readonly kept?: string;
  /** The field a code belongs to. */
  readonly fieldOf?: ByCode;
  /** The field at which all else is said, title and text. */
  readonly elseAt?: string;
}

/** 'einen Moment', '40 Sekunden', '5 Minuten'. */
export function waitWords(seconds: number | undefined): string {
  if (seconds === undefined) return 'einen Moment';
  // One more second harms nobody, and needs no word of its own.
  if (seconds < 90) return `${Math.max(2, seconds)} Sekunden`;
  return `${Math.ceil(seconds / 60)} Minuten`;
}

function textOf(
  known: RequestError | undefined,
  { text, codes, kept = 'Deine Eingaben bleiben hier stehen.' }: FailureWords,
): string | undefined {
  if (text === undefined || !known) return text;
  const { code, retryAfterSeconds } = known;
  const own = codes?.[code];
  if (own !== undefined) return own;
  if (code === 'away') return `Der Server antwortet nicht. ${kept} ${text}`;
  if (code === 'unreachable') return `Kein Empfang. ${kept} Versuche es, sobald du Netz hast.`;
  return code === 'too_many_requests' ? `Zu viele Versuche. ${kept} Bitte warte ${waitWords(retryAfterSeconds)}.` : text;
}

/** German words for something that failed; what the server found wrong with a field is said there. */
export function failureOf(error: unknown, words: FailureWords): Failure {
  const { title, elseAt } = words;
  const known = error instanceof RequestError ? error : undefined;
  if (known && Object.keys(known.fields).length > 0) {
    return { title, text: 'Bitte prüfe die markierten Felder.', fields: known.fields };
  }
  const text = textOf(known, words);
  const field = known && words.fieldOf?.[known.code];
  if (field) return { title, text, fields: { [field]: text } };
  return elseAt ? { title, text, fields: { [elseAt]: `${title}. ${text}` } } : { title, text };
}
