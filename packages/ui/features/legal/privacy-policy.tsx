import { legalTextVersions } from '@anwurf/contract/legal-texts';
import type { Site } from '@anwurf/contract/site';
import { PlainButton } from '../../kit/action/plain-button.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { useSiteFacts } from '../../site.ts';
import { LegalPage, LegalSection } from './legal-page.tsx';
import { OperatorAddress } from './operator-address.tsx';

const planMakerWords: Readonly<Record<Site['planMaker'], string>> = {
  built_in: 'Deine Pläne entstehen auf dem Server selbst. Deine Antworten gehen an niemanden.',
  automation:
    'Deine Pläne erstellt eine Automation des Betreibers. Sie bekommt deinen Fragebogen mit deinem Namen, dein Alter und die Namen deiner eigenen Übungen; was dir wehtut nur, wenn du dem eigens zustimmst. Ist sie nicht erreichbar, entsteht der Plan auf dem Server selbst.',
  model:
    'Deine Pläne erstellt ein Sprachmodell, das der Betreiber ausgewählt hat. Es bekommt deine Antworten aus dem Fragebogen und dein Alter, ohne deinen Namen und ohne deine E-Mail-Adresse; was dir wehtut nur, wenn du dem eigens zustimmst. Ist es nicht erreichbar, entsteht der Plan auf dem Server selbst.',
};
const planMakerUnknown =
  'Deine Pläne entstehen auf dem Server selbst, mit einer Automation des Betreibers, die deinen Fragebogen bekommt, oder mit einem Sprachmodell, das deine Antworten ohne deinen Namen bekommt. Was hier gilt, ließ sich gerade nicht laden.';

// Below what is seen first, and the longest parts of the page.
const DeviceFacts = lazyPart(async () => (await import('./device-facts.tsx')).DeviceFacts);
const ServerFacts = lazyPart(async () => (await import('./server-facts.tsx')).ServerFacts);

export function PrivacyPolicy({ onConsentSettings }: { onConsentSettings: () => void }) {
  const facts = useSiteFacts();
  const { operator } = facts.site;
  return (
    <LegalPage title="Datenschutz" version={legalTextVersions.privacy} facts={facts}>
      <LegalSection title="Das Wichtigste zuerst">
        <ul>
          <li>Deine Trainingsdaten liegen zuerst auf deinem Gerät und werden mit unserem Server abgeglichen.</li>
          <li>Es gibt keine Werbe-Tracker, keine Analyse-Dienste Dritter und keine eingebetteten fremden Inhalte ohne deinen Klick.</li>
          <li>Du kannst alles, was du gespeichert hast, in den Einstellungen als Datei mitnehmen und dein Konto selbst löschen.</li>
        </ul>
      </LegalSection>
      <LegalSection title="Verantwortlich">
        <OperatorAddress operator={operator} />
        <p>An diese Adresse kannst du dich mit jeder Frage zum Datenschutz wenden.</p>
      </LegalSection>
      <LegalSection title="Was auf deinem Gerät gespeichert wird">
        <p>
          Alles in dieser Tabelle ist für das nötig, was du nutzt (§ 25 Abs. 2 TDDDG), und entsteht erst, wenn du es nutzt. Wer nur liest,
          hinterlässt höchstens die eigene Cookie-Entscheidung.
        </p>
        <DeviceFacts />
      </LegalSection>
      <LegalSection title="Was auf dem Server gespeichert wird">
        <p>
          Der Server führt eine Postgres-Datenbank. Jede Zeile darin gehört einem Konto; andere Konten sehen sie nicht, außer du teilst
          einen Trainingsbericht.
        </p>
        <ServerFacts />
      </LegalSection>
      <LegalSection title="Zählen nur mit Einwilligung">
        <p>
          Stimmst du der Statistik zu, zählt unser eigener Server die Aufrufe von Anmeldung, Registrierung, Kauf und Dashboard. Stimmst du
          dem Marketing zu, zählt er einen abgeschlossenen Kauf. Gespeichert werden Tag, Seite und Anzahl, nichts über dich. Ohne Zustimmung
          wird nichts gesendet, und der Server nimmt nichts an.
        </p>
        <p>Du kannst deine Entscheidung jederzeit ändern; das gilt ab dann.</p>
        <PlainButton onClick={onConsentSettings}>Cookie-Einstellungen</PlainButton>
      </LegalSection>
      <LegalSection title="Wer Daten von uns bekommt">
        <ul>
          <li>
            Zahlung: Beim Kauf wechselst du zu Stripe (Stripe Payments Europe Ltd., Irland). Deine Zahlungsdaten gibst du dort ein; wir
            sehen sie nicht und erfahren nur, dass gezahlt wurde, von welcher E-Mail-Adresse und wie viel.
          </li>
          <li>
            E-Mail: Willkommens-, Passwort-, Support- und Newsletter-Mails gehen über den Mailserver des Betreibers (SMTP). Sie enthalten
            keine Zählpixel.
          </li>
          <li>Planerstellung: {facts.state === 'known' ? planMakerWords[facts.site.planMaker] : planMakerUnknown}</li>
          <li>Videos zu Übungen: Sie laden erst, wenn du sie antippst, und öffnen sich dann beim jeweiligen Anbieter.</li>
          <li>
            Geteilte Trainingsberichte: Nur wenn du ein Training teilst, sieht jeder mit dem Link Plan, Tag, Dauer, Übungen, Sätze und
            Bestleistungen, ohne deinen Namen und ohne Anmeldung. Verschickst du den Link, holt sich der Messenger davon Titel und Bild für
            seine Vorschau. Du kannst die Freigabe jederzeit beenden; Suchmaschinen sind ausgeschlossen.
          </li>
          <li>
            Kalender von einer Adresse: Unser Server lädt ihn dort, wenn du es verlangst. Der fremde Server sieht nur unseren; nichts über
            dich geht mit, und wir speichern weder Adresse noch Kalender.
          </li>
          <li>
            Dein Kalender: Legst du in den Einstellungen eine Adresse an, sieht jedes Programm mit ihr Tag und Länge deiner geplanten
            Einheiten, Teamtraining und Spiele mit Titel und Ort, ohne deinen Namen, ohne Übungen und ohne Gesundheitsangaben. Trägst du sie
            bei Google, Apple oder Microsoft ein, holen deren Server sie ab. Du kannst sie jederzeit erneuern oder beenden.
          </li>
          <li>
            Mitteilungen: Schaltest du sie ein, gehen sie über den Mitteilungsdienst deines Browsers (bei Chrome Google, bei Safari Apple,
            bei Firefox Mozilla, bei Edge Microsoft). Er sieht, dass und wann dein Gerät eine bekommt, nicht was darin steht: Übertragen
            wird nur ihre Art, verschlüsselt. Auf dem Sperrbildschirm stehen feste Worte ohne Namen, Nachrichten und Gesundheitsangaben.
            Dass eine Pause vorbei ist, meldet dein Gerät selbst.
          </li>
          <li>Einladungen: Der Link ist für alle gleich und nennt niemanden. Wir erfahren nicht, wer ihn verschickt oder öffnet.</li>
        </ul>
        <p>Darüber hinaus gibt es keine Weitergabe, keinen Verkauf und keine automatisierten Entscheidungen mit rechtlicher Wirkung.</p>
      </LegalSection>
      <LegalSection title="Deine Rechte">
        <p>
          Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Übertragbarkeit deiner Daten (Art. 15
          bis 20 DSGVO), du kannst einer Verarbeitung aus berechtigtem Interesse widersprechen (Art. 21) und jede Einwilligung für die
          Zukunft widerrufen. Auskunft, Übertragung und Löschung erledigst du selbst in den Einstellungen; für alles andere genügt eine
          E-Mail.
        </p>
        <p>Außerdem kannst du dich bei einer Datenschutz-Aufsichtsbehörde beschweren, zum Beispiel bei der an deinem Wohnort.</p>
      </LegalSection>
      <LegalSection title="Minderjährige">
        <p>
          Ein Konto setzt voraus, dass du mindestens 16 Jahre alt bist oder deine Eltern eingewilligt haben. Das fragen wir bei der
          Registrierung ab und speichern, wann du welcher Fassung zugestimmt hast.
        </p>
        <p>
          Gesundheitsangaben speichern wir unter 16 erst, wenn außer dir auch deine Eltern zugestimmt haben: Du gibst ihre E-Mail-Adresse
          ein, wir schicken ihnen einen Link. Ihr Ja können sie jederzeit mit dem Link aus unserer zweiten Mail zurücknehmen, dann werden
          die Angaben gelöscht. An andere Dienste gehen sie unter 16 nie.
        </p>
        <p>
          Mit einer Mannschaft teilst du unter 16 nur, wozu deine Eltern auf demselben Weg zugestimmt haben, für diese Mannschaft und jede
          Art von Werten einzeln. Mit deinem 16. Geburtstag endet ihr Ja: Geteilt wird erst wieder, wenn du es selbst einschaltest.
        </p>
      </LegalSection>
      <LegalSection title="Sicherheit">
        <p>
          Passwörter speichern wir nur als argon2id-Prüfwert. Die Verbindung ist verschlüsselt, soweit der Betreiber sie über https
          anbietet. Was lokal liegt, schützt die Sperre deines Geräts; beim Abmelden wird es gelöscht.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
