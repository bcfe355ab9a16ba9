import { layOut } from './layout.ts';
import type { MailTexts } from './mail.ts';

/** The child in a mail to a parent. */
const childOf = (firstName: string | null) => (firstName === null ? 'Ihr Kind' : `Ihr Kind ${firstName}`);

/** Mails of support, operation, parents' consent and the newsletter. */
export const otherMails = {
  'support-confirmation': ({ message, subject }) =>
    layOut('Deine Nachricht ist bei uns', [
      'Danke für deine Nachricht. Wir melden uns, sobald wir sie gelesen haben. Das hast du geschrieben:',
      `Betreff: ${subject}`,
      { quote: message },
    ]),
  'support-notification': async ({ fromEmail, message, subject }) => ({
    ...(await layOut(`Support: ${subject}`, [`Nachricht von ${fromEmail}`, `Betreff: ${subject}`, { quote: message }])),
    replyTo: fromEmail,
  }),
  'operator-summary': ({ lines }) =>
    layOut('Anwurf: Das braucht dich', [
      'Diese Mail kommt höchstens einmal am Tag, und nur wenn etwas auf dich wartet. In Klammern steht der Befehl (npm run operator -- …).',
      ...lines,
    ]),
  'handover-problem': ({ generationId, reason }) =>
    layOut('Anwurf: Die Automation nimmt keine Pläne an', [
      'Ein Fragebogen ließ sich nicht an deine Automation (PLAN_WEBHOOK_URL) übergeben. Der Spieler bekommt trotzdem seinen Plan: Es wird weiter versucht, danach übernimmt der eingebaute Generator.',
      `Plananfrage: ${generationId}`,
      { quote: reason },
    ]),
  'parental-consent': ({ consentUrl, firstName }) =>
    layOut('Bitte um Ihr Einverständnis: Gesundheitsangaben bei Anwurf', [
      'Guten Tag,',
      `${childOf(firstName)} trainiert mit Anwurf, einem Trainingsprogramm für Handball, und hat Ihre Adresse als die eines Elternteils angegeben. Anwurf möchte dort speichern, wo und wie sehr etwas wehtut, damit die Trainingspläne Rücksicht darauf nehmen. Unter 16 Jahren geht das nur mit dem Einverständnis eines Elternteils.`,
      'Auf dieser Seite lesen Sie, worum es geht, und entscheiden mit Ja oder Nein. Der Link gilt 14 Tage und für eine Entscheidung:',
      { link: consentUrl, label: 'Ansehen und entscheiden' },
      'Antworten Sie nicht, wird nichts davon gespeichert; alles andere in Anwurf geht auch so. Sie kennen kein Kind, das Anwurf benutzt? Dann löschen Sie diese Mail einfach.',
    ]),
  'parental-consent-given': ({ firstName, withdrawUrl }) =>
    layOut('Ihr Einverständnis ist gespeichert', [
      'Guten Tag,',
      `Sie haben zugestimmt, dass Anwurf Gesundheitsangaben speichert. Kind: ${firstName ?? 'ohne Namen'}.`,
      'Sie können das jederzeit zurücknehmen. Dann werden alle diese Angaben gelöscht. Bitte bewahren Sie dafür diese Mail auf:',
      { link: withdrawUrl, label: 'Einverständnis zurücknehmen' },
    ]),
  'parental-sharing': ({ consentUrl, firstName, team }) =>
    layOut('Bitte um Ihr Einverständnis: Werte mit der Mannschaft teilen', [
      'Guten Tag,',
      `${childOf(firstName)} trainiert mit Anwurf, einem Trainingsprogramm für Handball, ist dort in einer Mannschaft und hat Ihre Adresse als die eines Elternteils angegeben. Das Trainerteam soll sehen können, was Ihr Kind trainiert. Unter 16 Jahren geht das nur mit dem Einverständnis eines Elternteils.`,
      { quote: team },
      'Auf dieser Seite lesen Sie, welche Mannschaft es ist, wer die Angaben liest und wie sie aussehen, und entscheiden über jede Art einzeln. Der Link gilt 14 Tage und für eine Entscheidung:',
      { link: consentUrl, label: 'Ansehen und entscheiden' },
      'Antworten Sie nicht, wird nichts geteilt; alles andere in Anwurf geht auch so. Sie kennen kein Kind, das Anwurf benutzt? Dann löschen Sie diese Mail einfach.',
    ]),
  'parental-sharing-given': ({ firstName, team, withdrawUrl }) =>
    layOut('Ihr Einverständnis ist gespeichert', [
      'Guten Tag,',
      `Sie haben zugestimmt, dass Ihr Kind Werte mit dem Trainerteam seiner Mannschaft teilt. Kind: ${firstName ?? 'ohne Namen'}.`,
      { quote: team },
      'Sie können das jederzeit zurücknehmen. Dann wird alles gelöscht, was das Trainerteam davon hat. Bitte bewahren Sie dafür diese Mail auf:',
      { link: withdrawUrl, label: 'Einverständnis zurücknehmen' },
    ]),
  'newsletter-opt-in': ({ confirmUrl }) =>
    layOut('Bitte bestätige deine Anmeldung', [
      'jemand hat diese Adresse für unseren Newsletter eingetragen. Warst du das, dann bestätige es hier:',
      { link: confirmUrl, label: 'Newsletter bestätigen' },
      'Ohne Bestätigung bekommst du nichts von uns. Über denselben Link meldest du dich später wieder ab.',
    ]),
} satisfies Pick<
  MailTexts,
  | 'support-confirmation'
  | 'support-notification'
  | 'operator-summary'
  | 'handover-problem'
  | 'parental-consent'
  | 'parental-consent-given'
  | 'parental-sharing'
  | 'parental-sharing-given'
  | 'newsletter-opt-in'
>;
