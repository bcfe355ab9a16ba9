import { RequestError } from '../http/server-request.ts';

/** What went wrong: as a toast, and where the player looks. */
export interface Failure {
  readonly title: string;
  readonly text?: string | undefined;
  /** Field → what is wrong with it. Without any, the failure is shown above the action. */
  readonly fields?: Readonly<Record<string, string>>;
}

type Code = RequestError['code'];
type ByCode<Value> = Readonly<Partial<Record<Code, Value>>>;

/** What is said about something that failed. */
export interface FailureWords {
  readonly title: string;
  /** When nothing more exact is known; made from the reason where the device itself failed. Without it the title says all. */
  readonly text?: string | ((reason: string) => string);
  /** More exact words for some codes. */
  readonly codes?: ByCode<string | Pick<Failure, 'title' | 'text'>>;
  /** What is safe, said where the network or the server's patience is to blame. */
  readonly kept?: string;
  /** The field a code belongs to. */
  readonly fieldOf?: ByCode<string>;
  /** The field at which all else is said, title and text. */
  readonly elseAt?: string;
}

/** 'einen Moment', '40 Sekunden', '5 Minuten'. */
export function waitWords(seconds: number | undefined): string {
  if (seconds === undefined) return 'einen Moment';
  if (seconds < 90) return seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`;
  return `${Math.ceil(seconds / 60)} Minuten`;
}

/** What every form says about a code for which it has no words of its own. */
function commonText(error: RequestError, kept = 'Deine Eingaben bleiben hier stehen.'): string | undefined {
  switch (error.code) {
    case 'unreachable':
      return `Kein Empfang. ${kept} Bitte versuche es erneut, sobald du Netz hast.`;
    case 'too_many_requests':
      return `Zu viele Versuche. ${kept} Bitte warte ${waitWords(error.retryAfterSeconds)}.`;
    case 'password_too_common':
      return 'Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.';
    default:
      return undefined;
  }
}

function said(error: unknown, { title, text, codes, kept }: FailureWords): Failure {
  if (typeof text === 'function') return { title, text: text(error instanceof Error ? error.message : 'unbekannt') };
  if (text === undefined || !(error instanceof RequestError)) return { title, text };
  const own = codes?.[error.code];
  return { title, text: commonText(error, kept) ?? text, ...(typeof own === 'string' ? { text: own } : own) };
}

/** German words for something that failed; what the server found wrong with a field is said there. */
export function failureOf(error: unknown, words: FailureWords): Failure {
  if (error instanceof RequestError && Object.keys(error.fields).length > 0) {
    return { title: words.title, text: 'Bitte prüfe die markierten Felder.', fields: error.fields };
  }
  const failure = said(error, words);
  const field = error instanceof RequestError ? words.fieldOf?.[error.code] : undefined;
  if (field !== undefined) return { ...failure, fields: { [field]: failure.text ?? failure.title } };
  if (words.elseAt !== undefined) return { ...failure, fields: { [words.elseAt]: `${failure.title}. ${failure.text}` } };
  return failure;
}
