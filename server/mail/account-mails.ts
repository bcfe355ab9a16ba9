import { layOut } from './layout.ts';
import type { MailTexts, SignInChange } from './mail.ts';

const signInChanges: Readonly<Record<SignInChange, string>> = {
  'authenticator added': 'bei der Anmeldung wird ab jetzt auch ein Code aus deiner Authenticator-App verlangt.',
  'authenticator removed': 'bei der Anmeldung wird kein Code aus einer Authenticator-App mehr verlangt.',
  'recovery code used':
    'jemand hat sich mit deinem Passwort und einem deiner Wiederherstellungscodes ausgewiesen. Dieser Code gilt nicht mehr.',
  'recovery codes renewed': 'zu deinem Konto gibt es neue Wiederherstellungscodes. Die alten gelten nicht mehr.',
  'passkey added':
    'zu deinem Konto gibt es einen neuen Passkey. Mit ihm meldest du dich ohne Passwort an. Kennst du ihn nicht, entferne ihn gleich: in den Einstellungen unter „Anmeldung“ mit „Entfernen“ neben seinem Namen.',
  'passkey confirmed':
    'ein Passkey, der nach deinem neuen Passwort nicht mehr galt, wurde bestätigt. Mit ihm meldest du dich wieder ohne Passwort an.',
  'passkey removed': 'ein Passkey deines Kontos wurde entfernt. Mit ihm meldet sich niemand mehr an.',
  'password changed':
    'dein Passwort wurde geändert, und alle anderen Geräte sind abgemeldet. Hast du Passkeys, gelten sie erst wieder, wenn du jeden in den Einstellungen bestätigst.',
};

/** Mails about an account and its ways to sign in. */
export const accountMails = {
  'already-registered': ({ firstName, loginUrl }) =>
    layOut('Du hast schon ein Konto bei Anwurf', [
      `Hallo ${firstName},`,
      'für diese E-Mail-Adresse gibt es schon ein Konto. Melde dich einfach an. Weißt du dein Passwort nicht mehr, setzt du es dort zurück.',
      { link: loginUrl, label: 'Anmelden' },
      'Warst du das nicht? Dann musst du nichts tun.',
    ]),
  'password-reset': ({ firstName, resetUrl }) =>
    layOut('Passwort zurücksetzen', [
      `Hallo ${firstName},`,
      'über diesen Link vergibst du ein neues Passwort. Er gilt 30 Minuten und funktioniert einmal.',
      { link: resetUrl, label: 'Neues Passwort vergeben' },
      'Hast du das nicht angefordert? Dann bleibt alles, wie es ist, und du kannst diese Mail löschen.',
    ]),
  'sign-in-changed': ({ change, firstName, settingsUrl }) =>
    layOut('Deine Anmeldung bei Anwurf hat sich geändert', [
      `Hallo ${firstName},`,
      signInChanges[change],
      'Warst du das nicht? Dann kennt jemand dein Passwort: Ändere es gleich, und melde in den Einstellungen alle anderen Geräte ab.',
      { link: settingsUrl, label: 'Einstellungen öffnen' },
    ]),
  'email-change-old': ({ code, firstName, newEmail }) =>
    layOut('Code für deine neue E-Mail-Adresse', [
      `Hallo ${firstName},`,
      `dein Konto bei Anwurf soll eine andere Adresse bekommen: ${newEmail}. Dafür brauchst du diesen Code und einen zweiten, den wir an die neue Adresse geschickt haben. Er gilt 10 Minuten:`,
      { code },
      'Warst du das nicht? Gib den Code niemandem; ohne ihn bleibt alles, wie es ist. Aber jemand kennt dein Passwort: Ändere es gleich.',
    ]),
  'email-change-new': ({ code }) =>
    layOut('Code für deine neue E-Mail-Adresse', [
      'Hallo,',
      'jemand möchte diese Adresse für ein Konto bei Anwurf verwenden. Bist du das, gib dort diesen Code ein. Er gilt 10 Minuten:',
      { code },
      'Warst du das nicht? Dann musst du nichts tun.',
    ]),
  'email-changed': ({ contactUrl, firstName, newEmail }) =>
    layOut('Die Adresse deines Kontos hat sich geändert', [
      `Hallo ${firstName},`,
      `dein Konto bei Anwurf hat jetzt die Adresse ${newEmail}. Damit meldest du dich ab jetzt an; alle anderen Geräte sind abgemeldet. Zugang, Pläne und Trainings sind unverändert.`,
      'Warst du das nicht? Dann melde dich gleich bei uns, die Kontaktdaten stehen hier:',
      { link: contactUrl, label: 'Kontakt' },
    ]),
} satisfies Pick<
  MailTexts,
  'already-registered' | 'password-reset' | 'sign-in-changed' | 'email-change-old' | 'email-change-new' | 'email-changed'
>;
