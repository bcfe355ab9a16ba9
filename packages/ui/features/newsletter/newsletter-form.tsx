import { newsletterRequestSchema } from '@anwurf/contract/newsletter';
import { EmailConsentForm } from '../../forms/email-consent-form.tsx';
import { requestDone } from '../../http/server-request.ts';
import { Link } from '../../links/plain-links.ts';

/** Asks for an address and the consent. */
export function NewsletterForm({ onSent }: { onSent: (email: string) => void }) {
  return (
    <EmailConsentForm
      schema={newsletterRequestSchema}
      consentLabel="Ich möchte den Newsletter von Anwurf per E-Mail bekommen und kann das jederzeit widerrufen."
      consentNotes={
        <Link to="/privacy-policy" target="_blank">
          Datenschutzerklärung lesen
        </Link>
      }
      addressWords={{
        missing: 'Dieses Feld darf nicht leer sein.',
        wrong: 'Die eingegebenen Informationen sind nicht gültig. Bitte überprüfe das Feldformat und versuche es erneut.',
      }}
      noConsent={{ title: 'Zustimmung erforderlich', text: 'Bitte stimme zu, dass wir dir schreiben.' }}
      submitLabel="JETZT ANMELDEN"
      pendingLabel="Wird gesendet..."
      variant="ball"
      words={{ title: 'Deine Anmeldung konnte nicht gespeichert werden.', text: 'Bitte versuche es erneut.' }}
      send={async (request) => {
        await requestDone('/api/newsletter', { body: request });
        onSent(request.email);
      }}
    />
  );
}
