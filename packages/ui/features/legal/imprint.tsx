import { useSiteFacts } from '../../site.ts';
import { LegalPage, LegalSection } from './legal-page.tsx';
import { OperatorAddress } from './operator-address.tsx';

export function Imprint() {
  const facts = useSiteFacts();
  const { operator } = facts.site;
  return (
    <LegalPage title="Impressum" facts={facts}>
      <LegalSection title="Anbieter">
        <OperatorAddress operator={operator} />
        {operator.representative !== null && <p>Vertreten durch: {operator.representative}</p>}
        {operator.register !== null && <p>Registereintrag: {operator.register}</p>}
        {operator.vatId !== null && <p>Umsatzsteuer-Identifikationsnummer: {operator.vatId}</p>}
      </LegalSection>
      <LegalSection title="Verantwortlich für den Inhalt">
        <p>{operator.representative ?? operator.name}, Anschrift wie oben.</p>
      </LegalSection>
      <LegalSection title="Streitbeilegung für Verbraucher">
        <p>
          Wir sind bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen, aber nicht dazu verpflichtet.
          Schreib uns gern zuerst: Das meiste klärt sich mit einer E-Mail.
        </p>
      </LegalSection>
      <LegalSection title="Haftung für Inhalte">
        <p>
          Die Inhalte dieser Seiten erstellen wir mit Sorgfalt. Für ihre Richtigkeit, Vollständigkeit und Aktualität stehen wir nach den
          allgemeinen Gesetzen ein. Für Inhalte fremder Seiten, auf die wir verweisen, ist deren Betreiber verantwortlich; wird uns ein
          Rechtsverstoß bekannt, entfernen wir den Verweis.
        </p>
        <p>
          Die Trainingspläne ersetzen keine ärztliche Beratung. Bei Schmerzen, Verletzungen oder Vorerkrankungen sprich vor dem Training mit
          einer Ärztin oder einem Arzt.
        </p>
      </LegalSection>
      <LegalSection title="Fremde Software">
        <p>
          Kalenderdateien liest ical.js, unverändert und unter der Mozilla Public License 2.0. Seinen Quelltext gibt es auf{' '}
          <a href="https://github.com/kewisch/ical.js">github.com/kewisch/ical.js</a>.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
