import { leadRequestSchema } from '@anwurf/contract/players';
import { EmailConsentForm, type EmailConsentFormProps } from '../../forms/email-consent-form.tsx';
import { requestDone } from '../../http/server-request.ts';
import { showMessage } from '../../kit/overlay/toast-queue.ts';
import { LegalLinks } from '../../links/legal-links.tsx';
import styles from './unlock-form.module.css';

export interface UnlockFormProps extends Partial<Pick<EmailConsentFormProps, 'variant' | 'isInDialog'>> {
  /** Filled in at the start. */
  email: string;
  /** Why it is asked; null: that is said elsewhere. */
  hint?: string | null;
  onUnlocked: () => void;
}

/** Unlocks the values of all players for this browser, by e-mail and consent. */
export function UnlockForm({ email, hint = 'E-Mail eintragen, um alle Werte zu sehen', onUnlocked, ...look }: UnlockFormProps) {
  return (
    <>
      <EmailConsentForm
        variant="court"
        {...look}
        intro={hint !== null && <p className={styles.text}>{hint}</p>}
        email={email}
        schema={leadRequestSchema}
        consentLabel="Ich stimme den AGB und der Datenschutzerklärung zu."
        consentNotes={<LegalLinks />}
        noEmail="E-Mail ungültig oder Fehler"
        noConsent={{ title: 'Zustimmung erforderlich', text: 'Bitte stimme den AGB und der Datenschutzerklärung zu.' }}
        submitLabel="Freischalten"
        pendingLabel="Wird freigeschaltet..."
        words={{ title: 'E-Mail ungültig oder Fehler', text: 'Bitte versuche es erneut. Deine Eingaben bleiben hier stehen.' }}
        send={async (request) => {
          await requestDone('/api/leads', { body: request });
          showMessage('Zugang freigeschaltet');
          onUnlocked();
        }}
      />
      <p className={styles.again}>Schon registriert? Mit derselben E-Mail ist alles sofort offen.</p>
    </>
  );
}
