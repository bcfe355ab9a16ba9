import { leadRequestSchema } from '@anwurf/contract/players';
import { EmailConsentForm } from '../../forms/email-consent-form.tsx';
import { requestDone } from '../../http/server-request.ts';
import { showMessage } from '../../kit/toast-queue.ts';
import { Link } from '../../links/plain-links.ts';
import styles from './unlock-form.module.css';

export interface UnlockFormProps {
  /** Filled in at the start. */
  email: string;
  onUnlocked: () => void;
}

/** Unlocks the values of all players for this browser, by e-mail and consent. */
export function UnlockForm({ email, onUnlocked }: UnlockFormProps) {
  return (
    <EmailConsentForm
      intro={<p className={styles.text}>E-Mail eintragen, um alle Werte zu sehen</p>}
      email={email}
      schema={leadRequestSchema}
      consentLabel="Ich stimme den AGB und der Datenschutzerklärung zu."
      consentNotes={
        <>
          <Link to="/terms" target="_blank">
            AGB lesen
          </Link>
          {' · '}
          <Link to="/privacy-policy" target="_blank">
            Datenschutzerklärung lesen
          </Link>
        </>
      }
      noConsent={{ title: 'Zustimmung erforderlich', text: 'Bitte stimme den AGB und der Datenschutzerklärung zu.' }}
      submitLabel="Freischalten"
      pendingLabel="Wird freigeschaltet..."
      variant="court"
      words={{ title: 'Fehler', text: 'Bitte versuche es erneut. Deine Eingaben bleiben hier stehen.' }}
      send={async (request) => {
        await requestDone('/api/leads', { body: request });
        showMessage('Zugang freigeschaltet');
        onUnlocked();
      }}
    />
  );
}
