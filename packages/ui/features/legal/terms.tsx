import { legalTextVersions } from '@anwurf/contract/legal-texts';
import { useSiteFacts } from '../../site.ts';
import { LegalPage, LegalSection } from './legal-page.tsx';
import { OperatorAddress } from './operator-address.tsx';
import { Withdrawal } from './withdrawal.tsx';

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

function accessWords(months: number | null): string {
  return months === null
    ? 'Der Zugang gilt ohne Ablauf, solange der Dienst angeboten wird; eine Kündigungsfrist gibt es nicht.'
    : `Der Zugang gilt ${months === 1 ? 'einen Monat' : `${months} Monate`} ab der Zahlung und endet dann von selbst. Er verlängert sich nicht.`;
}

export function Terms() {
  const facts = useSiteFacts();
  const { operator, offer } = facts.site;
  return (
    <LegalPage title="AGB und Widerruf" version={legalTextVersions.terms} facts={facts}>
      <LegalSection title="1. Wer und worüber">
        <p>
          Diese Bedingungen gelten für den Kauf und die Nutzung von Anwurf, einer App für Athletiktraining im Handball. Vertragspartner ist:
        </p>
        <OperatorAddress operator={operator} />
      </LegalSection>
      <LegalSection title="2. Leistung">
        <p>
          Du bekommst Zugang zur App: Trainingspläne nach deinen Angaben, geführtes Training, Statistik, Tests und eigene Übungen, im
          Browser und ohne Empfang auf deinen Geräten. Die Pläne entstehen automatisch; einen bestimmten sportlichen Erfolg versprechen wir
          nicht.
        </p>
      </LegalSection>
      <LegalSection title="3. Vertragsschluss">
        <p>
          Mit dem Abschluss der Zahlung beim Zahlungsdienst gibst du ein verbindliches Angebot ab. Der Vertrag kommt zustande, wenn wir den
          Zugang mit der Willkommens-E-Mail freischalten. Der Vertragstext sind diese Bedingungen; du kannst sie hier jederzeit speichern
          oder drucken. Vertragssprache ist Deutsch.
        </p>
      </LegalSection>
      <LegalSection title="4. Preis und Dauer">
        <p>
          Der Zugang kostet {euros.format(offer.priceCents / 100)}, einmalig, einschließlich der gesetzlichen Umsatzsteuer. Es gibt kein
          Abonnement. {accessWords(offer.accessMonths)}
        </p>
        <p>Gezahlt wird über die Zahlungsarten, die der Zahlungsdienst im Bezahlvorgang anbietet.</p>
      </LegalSection>
      <LegalSection title="5. Konto und Alter">
        <p>
          Das Konto gehört zu der E-Mail-Adresse des Kaufs und ist nur für dich. Du musst mindestens 16 Jahre alt sein oder die Einwilligung
          deiner Eltern haben. Halte dein Passwort geheim und sag uns Bescheid, wenn jemand anderes es kennt.
        </p>
      </LegalSection>
      <LegalSection title="6. Training auf eigene Verantwortung">
        <p>
          Trainiere nur, wenn du gesund bist, und brich bei Schmerzen ab. Die Pläne ersetzen weder ärztlichen Rat noch die Betreuung durch
          Trainer. Wähle Gewichte, die du sicher beherrschst.
        </p>
      </LegalSection>
      <LegalSection title="7. Verfügbarkeit und Änderungen">
        <p>
          Was auf deinem Gerät liegt, funktioniert auch, wenn der Server gerade nicht erreichbar ist. Wir halten die App aktuell und sicher
          (§§ 327 ff. BGB). Änderungen, die über das Nötige hinausgehen, nehmen wir nur aus triftigem Grund vor, ohne Mehrkosten und mit
          Nachricht an dich.
        </p>
      </LegalSection>
      <LegalSection title="8. Haftung">
        <p>
          Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper und Gesundheit und nach dem
          Produkthaftungsgesetz. Bei einfacher Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Vertragspflichten, begrenzt auf
          den vorhersehbaren, vertragstypischen Schaden. Im Übrigen ist die Haftung für einfache Fahrlässigkeit ausgeschlossen. Deine
          gesetzlichen Rechte bei Mängeln bleiben unberührt.
        </p>
      </LegalSection>
      <LegalSection title="9. Deine Inhalte und das Ende">
        <p>
          Was du einträgst, bleibt deins. Du kannst es jederzeit exportieren und dein Konto löschen; damit enden der Vertrag und dein
          bezahlter Zugang, ohne dass der Preis anteilig erstattet wird. Willst du Anwurf danach wieder nutzen, kaufst du den Zugang neu.
          Dein Widerrufsrecht bleibt davon unberührt. Das Recht zur Kündigung aus wichtigem Grund bleibt beiden Seiten.
        </p>
      </LegalSection>
      <LegalSection title="10. Recht und Streit">
        <p>
          Es gilt deutsches Recht; zwingende Verbraucherrechte deines Wohnsitzstaats bleiben dir. Wir sind bereit, an Verfahren vor einer
          Verbraucherschlichtungsstelle teilzunehmen, aber nicht dazu verpflichtet.
        </p>
      </LegalSection>
      <Withdrawal operator={operator} />
    </LegalPage>
  );
}
