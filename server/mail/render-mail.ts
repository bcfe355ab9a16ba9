import { layOut } from './layout.ts';
import type { Mail, RenderedMail, SignInChange } from './mail.ts';

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

/** The child in a mail to a parent. */
const childOf = (firstName: string | null) => (firstName === null ? 'Ihr Kind' : `Ihr Kind ${firstName}`);

/** Helps a buyer who has mistyped the address at the checkout. */
const wrongAddress = (contact: string | null): string[] => [
  `War die Adresse beim Bezahlen falsch geschrieben? Die Seite nach der Zahlung lässt sie dich einmal ändern.${contact === null ? '' : ` Hast du sie nicht mehr offen, schreib an ${contact} und nenne Tag und Betrag der Zahlung.`}`,
];

/** Renders a mail's text. */
export async function renderMail(mail: Mail): Promise<RenderedMail> {
  switch (mail.template) {
    case 'welcome':
      return layOut('Willkommen bei Anwurf', [
        `Hallo ${mail.values.firstName},`,
        'deine Zahlung ist da. Lege jetzt dein Konto an, dann stellen wir deinen Trainingsplan zusammen.',
        { link: mail.values.registrationUrl, label: 'Konto anlegen' },
        'Fragt dich die App nach einem Code, ist es dieser. Er gilt 10 Minuten:',
        { code: mail.values.code },
        'Hast du nichts gekauft? Dann hat jemand deine Adresse eingegeben, und du kannst diese Mail löschen.',
      ]);
    case 'access-given':
      return layOut('Dein Zugang zu Anwurf', [
        `Hallo ${mail.values.firstName},`,
        'du hast einen Zugang zu Anwurf bekommen, ohne etwas zu bezahlen. Lege jetzt dein Konto an, dann stellen wir deinen Trainingsplan zusammen.',
        { link: mail.values.registrationUrl, label: 'Konto anlegen' },
        'Fragt dich die App nach einem Code, ist es dieser. Er gilt 10 Minuten:',
        { code: mail.values.code },
        'Sagt dir das nichts? Dann kannst du diese Mail löschen.',
      ]);
    case 'no-payment':
      return layOut('Keine Zahlung gefunden', [
        `Hallo ${mail.values.firstName},`,
        'jemand wollte mit dieser E-Mail-Adresse ein Konto bei Anwurf anlegen. Für diese E-Mail-Adresse wurde keine Zahlung gefunden.',
        'Hast du mit einer anderen Adresse bezahlt? Dann gib dort diese ein. Hast du noch nicht gekauft, geht es auch dort los:',
        { link: mail.values.authUrl, label: 'Weiter bei Anwurf' },
        ...wrongAddress(mail.values.contact ?? null),
        'Hast du gerade erst bezahlt, kann die Bestätigung noch ein paar Minuten dauern. Warst du das nicht? Dann musst du nichts tun.',
      ]);
    case 'payment-received':
      return layOut('Eine Zahlung für dein Konto', [
        `Hallo ${mail.values.firstName},`,
        'für dein Konto bei Anwurf ist eine Zahlung eingegangen. Dein Zugang ist freigeschaltet; wie lange er gilt, steht in den Einstellungen der App. Melde dich wie immer mit deinem Passwort an.',
        'Warst du das nicht? Dann hat jemand mit deiner Adresse bezahlt. Zu deinem Konto hat er dadurch keinen Zugang, und du musst nichts tun.',
      ]);
    case 'payment-failed':
      return layOut('Deine Zahlung ist nicht angekommen', [
        `Hallo ${mail.values.firstName},`,
        'deine Bank hat die Lastschrift für Anwurf nicht ausgeführt. Du hast nichts bezahlt, und dein Zugang ist nicht freigeschaltet.',
        'Oft war nur das Konto nicht gedeckt oder die IBAN falsch. Du kannst es gleich noch einmal versuchen, auch mit einer anderen Zahlungsart:',
        { link: mail.values.buyUrl, label: 'Noch einmal kaufen' },
        'Fragen dazu? Antworte einfach auf diese Mail.',
      ]);
    case 'payment-disputed':
      return layOut('Anwurf: Eine Zahlung wird angefochten', [
        'Die Bank eines Käufers verlangt eine Zahlung zurück. Antworte beim Zahlungsdienst, bevor die Frist dort endet. Der Zugang bleibt, bis entschieden ist: Verlierst du, endet er von selbst, gewinnst du, bleibt er.',
        `Zahlung: ${mail.values.reference}`,
        `Betrag: ${mail.values.amount}`,
      ]);
    case 'withdrawal-received':
      return layOut('Dein Widerruf ist eingegangen', [
        `Hallo ${mail.values.name},`,
        `dein Widerruf ist am ${mail.values.receivedAt} bei uns eingegangen. Das hast du erklärt:`,
        {
          quote: [
            'Ich widerrufe den Vertrag über den Premium-Zugang zu Anwurf.',
            `Name: ${mail.values.name}`,
            `E-Mail: ${mail.values.email}`,
            ...(mail.values.contract === '' ? [] : [`Zum Kauf: ${mail.values.contract}`]),
          ].join('\n'),
        },
        ...(mail.values.proveUrl === null
          ? ['Liegt dein Kauf in der Widerrufsfrist, ist dein Zugang beendet und die Rückzahlung auf demselben Weg unterwegs.']
          : [
              'Dein Widerruf ist damit erklärt, du musst nichts weiter tun. Schneller geht die Rückzahlung, wenn du bestätigst, dass dir diese Adresse gehört:',
              { link: mail.values.proveUrl, label: 'Rückzahlung auslösen' },
            ]),
        'Bewahre diese Mail als Nachweis auf. Warst du das nicht? Dann antworte auf diese Mail.',
      ]);
    case 'withdrawal-notification':
      return {
        ...(await layOut('Anwurf: Ein Widerruf ist eingegangen', [
          `Eingegangen am ${mail.values.receivedAt}, Kennung ${mail.values.id}.`,
          'Ist die Adresse bewiesen und der Kauf höchstens 14 Tage alt, endet der Zugang von selbst und die Zahlung geht zurück. Sonst prüfe den Widerruf und zahle beim Zahlungsdienst zurück; der Zugang endet dann von selbst.',
          { quote: `Name: ${mail.values.name}\nE-Mail: ${mail.values.email}\nZum Kauf: ${mail.values.contract || 'keine Angabe'}` },
        ])),
        replyTo: mail.values.email,
      };
    case 'already-registered':
      return layOut('Du hast schon ein Konto bei Anwurf', [
        `Hallo ${mail.values.firstName},`,
        'für diese E-Mail-Adresse gibt es schon ein Konto. Melde dich einfach an. Weißt du dein Passwort nicht mehr, setzt du es dort zurück.',
        { link: mail.values.loginUrl, label: 'Anmelden' },
        'Warst du das nicht? Dann musst du nichts tun.',
      ]);
    case 'password-reset':
      return layOut('Passwort zurücksetzen', [
        `Hallo ${mail.values.firstName},`,
        'über diesen Link vergibst du ein neues Passwort. Er gilt 30 Minuten und funktioniert einmal.',
        { link: mail.values.resetUrl, label: 'Neues Passwort vergeben' },
        'Hast du das nicht angefordert? Dann bleibt alles, wie es ist, und du kannst diese Mail löschen.',
      ]);
    case 'sign-in-changed':
      return layOut('Deine Anmeldung bei Anwurf hat sich geändert', [
        `Hallo ${mail.values.firstName},`,
        signInChanges[mail.values.change],
        'Warst du das nicht? Dann kennt jemand dein Passwort: Ändere es gleich, und melde in den Einstellungen alle anderen Geräte ab.',
        { link: mail.values.settingsUrl, label: 'Einstellungen öffnen' },
      ]);
    case 'email-change-old':
      return layOut('Code für deine neue E-Mail-Adresse', [
        `Hallo ${mail.values.firstName},`,
        `dein Konto bei Anwurf soll eine andere Adresse bekommen: ${mail.values.newEmail}. Dafür brauchst du diesen Code und einen zweiten, den wir an die neue Adresse geschickt haben. Er gilt 10 Minuten:`,
        { code: mail.values.code },
        'Warst du das nicht? Gib den Code niemandem; ohne ihn bleibt alles, wie es ist. Aber jemand kennt dein Passwort: Ändere es gleich.',
      ]);
    case 'email-change-new':
      return layOut('Code für deine neue E-Mail-Adresse', [
        'Hallo,',
        'jemand möchte diese Adresse für ein Konto bei Anwurf verwenden. Bist du das, gib dort diesen Code ein. Er gilt 10 Minuten:',
        { code: mail.values.code },
        'Warst du das nicht? Dann musst du nichts tun.',
      ]);
    case 'email-changed':
      return layOut('Die Adresse deines Kontos hat sich geändert', [
        `Hallo ${mail.values.firstName},`,
        `dein Konto bei Anwurf hat jetzt die Adresse ${mail.values.newEmail}. Damit meldest du dich ab jetzt an; alle anderen Geräte sind abgemeldet. Zugang, Pläne und Trainings sind unverändert.`,
        'Warst du das nicht? Dann melde dich gleich bei uns, die Kontaktdaten stehen hier:',
        { link: mail.values.contactUrl, label: 'Kontakt' },
      ]);
    case 'support-confirmation':
      return layOut('Deine Nachricht ist bei uns', [
        'Danke für deine Nachricht. Wir melden uns, sobald wir sie gelesen haben. Das hast du geschrieben:',
        `Betreff: ${mail.values.subject}`,
        { quote: mail.values.message },
      ]);
    case 'support-notification':
      return {
        ...(await layOut(`Support: ${mail.values.subject}`, [
          `Nachricht von ${mail.values.fromEmail}`,
          `Betreff: ${mail.values.subject}`,
          { quote: mail.values.message },
        ])),
        replyTo: mail.values.fromEmail,
      };
    case 'operator-summary':
      return layOut('Anwurf: Das braucht dich', [
        'Diese Mail kommt höchstens einmal am Tag, und nur wenn etwas auf dich wartet. In Klammern steht der Befehl (npm run operator -- …).',
        ...mail.values.lines,
      ]);
    case 'handover-problem':
      return layOut('Anwurf: Die Automation nimmt keine Pläne an', [
        'Ein Fragebogen ließ sich nicht an deine Automation (PLAN_WEBHOOK_URL) übergeben. Der Spieler bekommt trotzdem seinen Plan: Es wird weiter versucht, danach übernimmt der eingebaute Generator.',
        `Plananfrage: ${mail.values.generationId}`,
        { quote: mail.values.reason },
      ]);
    case 'parental-consent':
      return layOut('Bitte um Ihr Einverständnis: Gesundheitsangaben bei Anwurf', [
        'Guten Tag,',
        `${childOf(mail.values.firstName)} trainiert mit Anwurf, einem Trainingsprogramm für Handball, und hat Ihre Adresse als die eines Elternteils angegeben. Anwurf möchte dort speichern, wo und wie sehr etwas wehtut, damit die Trainingspläne Rücksicht darauf nehmen. Unter 16 Jahren geht das nur mit dem Einverständnis eines Elternteils.`,
        'Auf dieser Seite lesen Sie, worum es geht, und entscheiden mit Ja oder Nein. Der Link gilt 14 Tage und für eine Entscheidung:',
        { link: mail.values.consentUrl, label: 'Ansehen und entscheiden' },
        'Antworten Sie nicht, wird nichts davon gespeichert; alles andere in Anwurf geht auch so. Sie kennen kein Kind, das Anwurf benutzt? Dann löschen Sie diese Mail einfach.',
      ]);
    case 'parental-consent-given':
      return layOut('Ihr Einverständnis ist gespeichert', [
        'Guten Tag,',
        `Sie haben zugestimmt, dass Anwurf Gesundheitsangaben speichert. Kind: ${mail.values.firstName ?? 'ohne Namen'}.`,
        'Sie können das jederzeit zurücknehmen. Dann werden alle diese Angaben gelöscht. Bitte bewahren Sie dafür diese Mail auf:',
        { link: mail.values.withdrawUrl, label: 'Einverständnis zurücknehmen' },
      ]);
    case 'newsletter-opt-in':
      return layOut('Bitte bestätige deine Anmeldung', [
        'jemand hat diese Adresse für unseren Newsletter eingetragen. Warst du das, dann bestätige es hier:',
        { link: mail.values.confirmUrl, label: 'Newsletter bestätigen' },
        'Ohne Bestätigung bekommst du nichts von uns. Über denselben Link meldest du dich später wieder ab.',
      ]);
  }
}
