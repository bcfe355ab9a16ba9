/** Words for refused passwords. */
export const passwordWords = { password_too_common: 'Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.' };
