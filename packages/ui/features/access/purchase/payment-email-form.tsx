import { type ReactNode, useEffect, useState } from 'react';
import { showMessage } from '../../../kit/toast-queue.ts';
import { Link } from '../../../links/plain-links.ts';
import { AccessForm } from '../access-form.tsx';
import { verifyPayment } from '../access-requests.ts';
import { BuyButton } from './buy-button.tsx';
import { emailProblem } from '../checks.ts';
import { EmailField } from '../email-field.tsx';
import type { FailureWords } from '../../../forms/failure.ts';
import { useSubmission } from '../../../forms/use-submission.ts';

const words: FailureWords = {
  title: 'Fehler bei der Überprüfung',
  text: 'Es gab ein Problem bei der Überprüfung deiner E-Mail. Bitte versuche es erneut.',
};

const notFound = {
  title: 'Keine Zahlung gefunden',
  /** After a purchase nobody is told to buy. */
  'thank-you': 'Für diese E-Mail-Adresse wurde keine Zahlung gefunden. Bitte überprüfe die E-Mail-Adresse.',
  auth: 'Für diese E-Mail-Adresse wurde keine Zahlung gefunden. Bitte kaufe zuerst einen Premium-Zugang oder überprüfe die E-Mail-Adresse.',
};

/** By then the payment has usually been found, and the mail is on its way. */
const checkMilliseconds = 800;

function PendingText() {
  const [text, setText] = useState('Überprüfe Zahlung...');
  useEffect(() => {
    const timer = setTimeout(() => setText('Sende Willkommens-E-Mail...'), checkMilliseconds);
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
  /** A payment of this address was found, the mail with the code is sent. */
  onConfirmed: () => void;
}

/** Step 1: which address has paid? The answer is a mail to this address. */
export function PaymentEmailForm({ screen, head, email, onEmail, onConfirmed }: PaymentEmailFormProps) {
  const submission = useSubmission({ leaves: true });
  const [unpaid, setUnpaid] = useState<string | null>(null);

  function submit() {
    const address = email.trim();
    setUnpaid(null);
    void submission.run({
      problem: emailProblem(address),
      words,
      work: async () => {
        if (await verifyPayment(address)) {
          showMessage('Zahlung bestätigt!', 'Du kannst jetzt dein Passwort setzen und loslegen.');
          onConfirmed();
          return null;
        }
        setUnpaid(address);
        return { title: notFound.title, text: notFound[screen], fields: { email: notFound[screen] } };
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
      {screen === 'auth' && unpaid !== null && <BuyButton email={unpaid} />}
    </AccessForm>
  );
}
