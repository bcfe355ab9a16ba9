import { RequestError } from '../../http/server-request.ts';

/** What went wrong and what to do next, in German, for requests of the settings. */
export function requestWords(error: unknown, fallback: string): string {
  if (!(error instanceof RequestError)) return fallback;
  switch (error.code) {
    case 'unreachable':
      return 'Kein Empfang. Es wurde nichts geändert, bitte versuche es mit Empfang noch einmal.';
    case 'unauthenticated':
      return 'Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.';
    case 'too_many_requests':
      return 'Zu viele Versuche. Bitte warte ein paar Minuten.';
    case 'password_too_common':
      return 'Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.';
    case 'invalid_credentials':
      return 'Das Passwort stimmt nicht.';
    case 'payload_too_large':
      return 'Die Datei ist zu groß.';
    default:
      return fallback;
  }
}
