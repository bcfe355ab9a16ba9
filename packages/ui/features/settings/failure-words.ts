import type { FailureWords } from '../../forms/failure.ts';
import { passwordWords } from '../../forms/password-words.ts';

/** Words of failures that all requests of the settings share. */
export const settingsWords = {
  kept: 'Es wurde nichts geändert.',
  codes: {
    ...passwordWords,
    unauthenticated: 'Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.',
    invalid_credentials: 'Das Passwort stimmt nicht.',
    payload_too_large: 'Die Datei ist zu groß.',
  },
} satisfies Partial<FailureWords>;
