/** Words for refused passwords. */
export const passwordWords = {
  password_too_common:
    'Dieses Passwort ist zu leicht zu erraten. Nimm weder deine Adresse noch ein Wort mit Jahr oder Zahl, besser drei Wörter, die nicht zusammengehören.',
};
