/** Words for refused passwords. */
export const passwordWords = {
  password_too_common: 'Dieses Passwort ist zu leicht zu erraten. Nimm besser drei Wörter ohne Zusammenhang.',
};
