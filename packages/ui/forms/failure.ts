import { RequestError } from '../http/server-request.ts';

/** What went wrong: as a toast, and where the player looks. */
export interface Failure {
  readonly title: string;
  readonly text: string;
  /** Field → what is wrong with it. Without any, the failure is shown above the action. */
  readonly fields?: Readonly<Record<string, string>>;
}

type Code = RequestError['code'];

/** What is said about a failed request. */
export interface FailureWords {
  readonly title: string;
  /** When nothing more exact is known. */
  readonly text: string;
  /** More exact words for some codes. */
  readonly codes?: Partial<Record<Code, string>>;
  /** What is safe, said where the network or the server's patience is to blame. */
  readonly kept?: string;
  /** The field a code belongs to. */
  readonly fieldOf?: Partial<Record<Code, string>>;
}

/** 'einen Moment', '40 Sekunden', '5 Minuten'. */
export function waitWords(seconds: number | undefined): string {
  if (seconds === undefined) return 'einen Moment';
  if (seconds < 90) return seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`;
  return `${Math.ceil(seconds / 60)} Minuten`;
}

function failureText(error: unknown, words: FailureWords): string {
  if (!(error instanceof RequestError)) return words.text;
  const kept = words.kept ?? 'Deine Eingaben bleiben hier stehen.';
  if (error.code === 'unreachable') return `Kein Empfang. ${kept} Bitte versuche es erneut, sobald du Netz hast.`;
  if (error.code === 'too_many_requests') return `Zu viele Versuche. ${kept} Bitte warte ${waitWords(error.retryAfterSeconds)}.`;
  return words.codes?.[error.code] ?? words.text;
}

/** German words for a failed request; what the server found wrong with a field is said there. */
export function requestFailure(error: unknown, words: FailureWords): Failure {
  const { title } = words;
  if (error instanceof RequestError && Object.keys(error.fields).length > 0) {
    return { title, text: 'Bitte prüfe die markierten Felder.', fields: error.fields };
  }
  const text = failureText(error, words);
  const field = error instanceof RequestError ? words.fieldOf?.[error.code] : undefined;
  return field === undefined ? { title, text } : { title, text, fields: { [field]: text } };
}
