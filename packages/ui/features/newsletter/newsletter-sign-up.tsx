import { newsletterRequestSchema } from '@anwurf/contract/newsletter';
import { useState } from 'react';
import { EmailConsentForm } from '../../forms/email-consent-form.tsx';
import { requestDone } from '../../http/server-request.ts';
import { PlainButton } from '../../kit/action/plain-button.tsx';
import { Link } from '../../links/plain-links.ts';
import { NewsletterFrame } from './newsletter-frame.tsx';
import styles from './newsletter-screen.module.css';

/** Asks for the newsletter. The next screen doesn't reveal whether the address is known. */
export function NewsletterSignUp({ onSignUp }: { onSignUp: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);

  if (sentTo !== null) {
    return (
      <NewsletterFrame
        title="Schau in dein Postfach"
        text={`Wir haben dir einen Link an ${sentTo} geschickt. Erst wenn du ihn öffnest und bestätigst, bist du angemeldet. Er gilt sieben Tage.`}
      >
        <div className={styles.actions}>
          <PlainButton onClick={() => setSentTo(null)}>Andere E-Mail-Adresse</PlainButton>
        </div>
      </NewsletterFrame>
    );
  }
  return (
    <NewsletterFrame
      title="Newsletter"
      text="Neues aus Anwurf und Tipps für dein Athletiktraining, per E-Mail. Abmelden kannst du dich jederzeit mit einem Klick."
    >
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
        submitLabel="Jetzt anmelden"
        pendingLabel="Wird gesendet..."
        variant="ball"
        words={{ title: 'Deine Anmeldung konnte nicht gespeichert werden', text: 'Bitte versuche es erneut.' }}
        send={async (request) => {
          await requestDone('/api/newsletter', { body: request });
          onSignUp();
          setSentTo(request.email);
        }}
      />
    </NewsletterFrame>
  );
}
