import { assessmentRequestSchema } from '@anwurf/contract/assessment';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { EmailConsentForm } from '../../forms/email-consent-form.tsx';
import { requestDone } from '../../http/server-request.ts';
import { PlainButton } from '../../kit/action/plain-button.tsx';
import { LegalLinks } from '../../links/legal-links.tsx';
import styles from '../../kit/layout/text-page.module.css';

const formSchema = z.pick(assessmentRequestSchema, { email: true, consent: true });

interface EmailStepProps {
  answers: readonly number[];
  /** Filled in at the start. */
  email: string;
  onBack: () => void;
  onStored: () => void;
}

/** Between the last statement and the result. */
export function EmailStep({ answers, email, onBack, onStored }: EmailStepProps) {
  // By address: the same answers sent again to the same one are stored once, others never count as sent.
  const ids = useRef(new Map<string, string>());

  async function send(request: { email: string; consent: true }) {
    const id = ids.current.get(request.email) ?? crypto.randomUUID();
    ids.current.set(request.email, id);
    await requestDone('/api/assessments', { body: { id, answers, ...request } });
    onStored();
  }

  return (
    <main className={styles.narrow}>
      <div className={styles.head}>
        <p>32 von 32 beantwortet</p>
        <h1>Dein Ergebnis ist fertig</h1>
        <p>Trage deine E-Mail ein, dann siehst du deine acht Fähigkeiten, und womit du anfängst.</p>
      </div>
      <EmailConsentForm
        email={email}
        schema={formSchema}
        consentLabel="Ich stimme den AGB und der Datenschutzerklärung zu. Anwurf darf mein Ergebnis mit meiner E-Mail speichern."
        consentNotes={
          <>
            <LegalLinks />
            <br />
            Ein Newsletter ist das nicht.
          </>
        }
        noEmail="Ungültige E-Mail-Adresse"
        noConsent={{ title: 'Zustimmung erforderlich', text: 'Bitte stimme den AGB und der Datenschutzerklärung zu.' }}
        submitLabel="Ergebnis anzeigen"
        pendingLabel="Wird ausgewertet..."
        variant="ball"
        words={{
          title: 'Fehler',
          text: 'Es gab einen Fehler beim Verarbeiten deiner Anfrage.',
          kept: 'Deine Antworten sind auf dem Gerät gespeichert.',
        }}
        send={send}
      />
      <PlainButton onClick={onBack}>Zurück</PlainButton>
    </main>
  );
}
