import { layOut } from './layout.ts';
import type { MailTexts } from './mail.ts';

/** Helps a buyer who has mistyped the address at the checkout. */
const wrongAddress = (contact: string | null): string[] => [
  `War die Adresse beim Bezahlen falsch geschrieben? Die Seite nach der Zahlung lässt sie dich einmal ändern.${contact === null ? '' : ` Hast du sie nicht mehr offen, schreib an ${contact} und nenne Tag und Betrag der Zahlung.`}`,
];

/** Mails about access, payments and withdrawals. */
export const purchaseMails = {
  welcome: ({ code, firstName, registrationUrl }) =>
    layOut('Willkommen bei Anwurf', [
      `Hallo ${firstName},`,
      'deine Zahlung ist da. Lege jetzt dein Konto an, dann stellen wir deinen Trainingsplan zusammen.',
      { link: registrationUrl, label: 'Konto anlegen' },
      'Fragt dich die App nach einem Code, ist es dieser. Er gilt 10 Minuten:',
      { code },
      'Hast du nichts gekauft? Dann hat jemand deine Adresse eingegeben, und du kannst diese Mail löschen.',
    ]),
  'access-given': ({ code, firstName, registrationUrl }) =>
    layOut('Dein Zugang zu Anwurf', [
      `Hallo ${firstName},`,
      'du hast einen Zugang zu Anwurf bekommen, ohne etwas zu bezahlen. Lege jetzt dein Konto an, dann stellen wir deinen Trainingsplan zusammen.',
      { link: registrationUrl, label: 'Konto anlegen' },
      'Fragt dich die App nach einem Code, ist es dieser. Er gilt 10 Minuten:',
      { code },
      'Sagt dir das nichts? Dann kannst du diese Mail löschen.',
    ]),
  'no-payment': ({ authUrl, contact, firstName }) =>
    layOut('Keine Zahlung gefunden', [
      `Hallo ${firstName},`,
      'jemand wollte mit dieser E-Mail-Adresse ein Konto bei Anwurf anlegen. Für diese E-Mail-Adresse wurde keine Zahlung gefunden.',
      'Hast du mit einer anderen Adresse bezahlt? Dann gib dort diese ein. Hast du noch nicht gekauft, geht es auch dort los:',
      { link: authUrl, label: 'Weiter bei Anwurf' },
      ...wrongAddress(contact ?? null),
      'Hast du gerade erst bezahlt, kann die Bestätigung noch ein paar Minuten dauern. Warst du das nicht? Dann musst du nichts tun.',
    ]),
  'payment-received': ({ firstName }) =>
    layOut('Eine Zahlung für dein Konto', [
      `Hallo ${firstName},`,
      'für dein Konto bei Anwurf ist eine Zahlung eingegangen. Dein Zugang ist freigeschaltet; wie lange er gilt, steht in den Einstellungen der App. Melde dich wie immer mit deinem Passwort an.',
      'Warst du das nicht? Dann hat jemand mit deiner Adresse bezahlt. Zu deinem Konto hat er dadurch keinen Zugang, und du musst nichts tun.',
    ]),
  'payment-failed': ({ buyUrl, firstName }) =>
    layOut('Deine Zahlung ist nicht angekommen', [
      `Hallo ${firstName},`,
      'deine Bank hat die Lastschrift für Anwurf nicht ausgeführt. Du hast nichts bezahlt, und dein Zugang ist nicht freigeschaltet.',
      'Oft war nur das Konto nicht gedeckt oder die IBAN falsch. Du kannst es gleich noch einmal versuchen, auch mit einer anderen Zahlungsart:',
      { link: buyUrl, label: 'Noch einmal kaufen' },
      'Fragen dazu? Antworte einfach auf diese Mail.',
    ]),
  'payment-disputed': ({ amount, reference }) =>
    layOut('Anwurf: Eine Zahlung wird angefochten', [
      'Die Bank eines Käufers verlangt eine Zahlung zurück. Antworte beim Zahlungsdienst, bevor die Frist dort endet. Der Zugang bleibt, bis entschieden ist: Verlierst du, endet er von selbst, gewinnst du, bleibt er.',
      `Zahlung: ${reference}`,
      `Betrag: ${amount}`,
    ]),
  'withdrawal-received': ({ contract, email, name, proveUrl, receivedAt }) =>
    layOut('Dein Widerruf ist eingegangen', [
      `Hallo ${name},`,
      `dein Widerruf ist am ${receivedAt} bei uns eingegangen. Das hast du erklärt:`,
      {
        quote: [
          'Ich widerrufe den Vertrag über den Premium-Zugang zu Anwurf.',
          `Name: ${name}`,
          `E-Mail: ${email}`,
          ...(contract === '' ? [] : [`Zum Kauf: ${contract}`]),
        ].join('\n'),
      },
      ...(proveUrl === null
        ? ['Liegt dein Kauf in der Widerrufsfrist, ist dein Zugang beendet und die Rückzahlung auf demselben Weg unterwegs.']
        : [
            'Dein Widerruf ist damit erklärt, du musst nichts weiter tun. Schneller geht die Rückzahlung, wenn du bestätigst, dass dir diese Adresse gehört:',
            { link: proveUrl, label: 'Rückzahlung auslösen' },
          ]),
      'Bewahre diese Mail als Nachweis auf. Warst du das nicht? Dann antworte auf diese Mail.',
    ]),
  'withdrawal-notification': async ({ contract, email, id, name, receivedAt }) => ({
    ...(await layOut('Anwurf: Ein Widerruf ist eingegangen', [
      `Eingegangen am ${receivedAt}, Kennung ${id}.`,
      'Ist die Adresse bewiesen und der Kauf höchstens 14 Tage alt, endet der Zugang von selbst und die Zahlung geht zurück. Sonst prüfe den Widerruf und zahle beim Zahlungsdienst zurück; der Zugang endet dann von selbst.',
      { quote: `Name: ${name}\nE-Mail: ${email}\nZum Kauf: ${contract || 'keine Angabe'}` },
    ])),
    replyTo: email,
  }),
} satisfies Pick<
  MailTexts,
  | 'welcome'
  | 'access-given'
  | 'no-payment'
  | 'payment-received'
  | 'payment-failed'
  | 'payment-disputed'
  | 'withdrawal-received'
  | 'withdrawal-notification'
>;
