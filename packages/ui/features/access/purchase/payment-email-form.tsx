import { type ReactNode, useEffect, useState } from 'react';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { Link } from '../../../links/plain-links.ts';
import { AccessForm } from '../access-form.tsx';
import { verifyPayment } from '../access-requests.ts';
import { emailProblem } from '../checks.ts';
import { EmailField } from '../email-field.tsx';
import type { FailureWords } from '../../../forms/failure.ts';
import { useSubmission } from '../../../forms/use-submission.ts';

const words: FailureWords = {
  title: 'Fehler bei der Überprüfung',
  text: 'Es gab ein Problem bei der Überprüfung deiner E-Mail. Bitte versuche es erneut.',
};

/** By then the request has usually arrived, and the mail is on its way. */
const checkMilliseconds = 800;

function PendingText() {
  const [text, setText] = useState('Überprüfe Zahlung...');
  useEffect(() => {
    const timer = setTimeout(() => setText('Sende E-Mail...'), checkMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return text;
}

export interface PaymentEmailFormProps {
  screen: 'auth' | 'thank-you';
  /** Above the field. */
  head?: ReactNode;
  email: string;
  onEmail: (email: string) => void;
  /** A mail is on its way; whether the address has paid stands in it alone. */
  onSent: () => void;
}

/** Step 1: which address has paid? The answer is a mail to this address. */
export function PaymentEmailForm({ screen, head, email, onEmail, onSent }: PaymentEmailFormProps) {
  const submission = useSubmission({ leaves: true, inline: true });

  function submit() {
    const address = email.trim();
    void submission.run({
      problem: emailProblem(address),
      words,
      work: async () => {
        await verifyPayment(address);
        showMessage('E-Mail erfolgreich gesendet', `An ${address}. Schau auch im Spam-Ordner nach.`);
        onSent();
      },
    });
  }

  return (
    <AccessForm
      submission={submission}
      onSubmit={submit}
      submitLabel={submission.pending ? <PendingText /> : 'Zahlung bestätigen'}
      note={
        <>
          Schon ein Konto? <Link to={screen === 'auth' ? '/login' : '/auth'}>Hier anmelden</Link>
        </>
      }
    >
      {head}
      <EmailField
        autoComplete="email"
        description="Die Adresse, mit der du bezahlt hast."
        value={email}
        onChange={onEmail}
        error={submission.errors.email}
      />
    </AccessForm>
  );
}
