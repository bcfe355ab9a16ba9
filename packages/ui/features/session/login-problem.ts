import { RequestError } from '../../server-request.ts';

/** What to say at which field of the login form. */
export interface LoginProblem {
  email?: string | undefined;
  password?: string | undefined;
}

/** German words for a failed login, at the field where the player looks. */
export function loginProblem(error: unknown): LoginProblem {
  if (!(error instanceof RequestError)) return { password: 'Anmeldung fehlgeschlagen. Bitte versuche es später erneut.' };
  if (error.code === 'invalid_input' && (error.fields.email || error.fields.password)) return error.fields;
  switch (error.code) {
    case 'invalid_credentials':
      return { password: 'Anmeldung fehlgeschlagen. Bitte überprüfe E-Mail und Passwort.' };
    case 'too_many_requests':
      return { password: 'Anmeldung fehlgeschlagen. Zu viele Versuche, bitte warte ein paar Minuten.' };
    case 'unreachable':
      return { password: 'Anmeldung fehlgeschlagen. Keine Verbindung zum Server, bitte prüfe deinen Empfang.' };
    default:
      return { password: 'Anmeldung fehlgeschlagen. Bitte versuche es später erneut.' };
  }
}
