import { useState } from 'react';
import type { FailureWords } from '../../../forms/failure.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { PlainButton } from '../../../kit/action/plain-button.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { useSiteFacts } from '../../../site.ts';
import { AccessForm } from '../access-form.tsx';
import { correctAddress } from '../access-requests.ts';
import { emailProblem } from '../checks.ts';
import { EmailField } from '../email-field.tsx';

const wordsWith = (contact: string): FailureWords => ({
  title: 'Adresse nicht geändert',
  text: 'Bitte versuche es gleich noch einmal. Deine Zahlung ist davon nicht betroffen.',
  kept: 'Deine Zahlung ist davon nicht betroffen.',
  codes: {
    token_invalid: `Die Adresse dieser Zahlung lässt sich hier nicht mehr ändern. Schreib uns${contact === '' ? '' : ` an ${contact}`}, wir helfen dir.`,
  },
});

export interface AddressCorrectionProps {
  /** Of the checkout of this browser. */
  token: string;
  /** As it was typed there. */
  email: string;
  onCorrected: () => void;
  onBack: () => void;
}

/** Gives the payment of this browser the address that was meant. */
export function AddressCorrection({ token, email, onCorrected, onBack }: AddressCorrectionProps) {
  const [typed, setTyped] = useState(email);
  const { site } = useSiteFacts();
  const submission = useSubmission({ leaves: true, inline: true });

  function submit() {
    const address = typed.trim();
    const isSame = address.toLowerCase() === email.toLowerCase();
    const same = { title: 'Gleiche Adresse', text: 'Diese Adresse steht schon da.', fields: { email: 'Diese Adresse steht schon da.' } };
    void submission.run({
      problem: isSame ? same : emailProblem(address),
      words: wordsWith(site.operator.email),
      work: async () => {
        await correctAddress(token, address);
        showMessage('Adresse geändert', `Der Code ist unterwegs an ${address}.`);
        onCorrected();
      },
    });
  }

  return (
    <AccessForm
      submission={submission}
      onSubmit={submit}
      submitLabel="Adresse ändern"
      pendingLabel="Wird geändert..."
      note={
        <PlainButton variant="quiet" onClick={onBack}>
          Zurück
        </PlainButton>
      }
    >
      <p>Das geht einmal. Die alte Adresse öffnet dann nichts mehr; der Code kommt an die neue.</p>
      <EmailField
        autoComplete="email"
        description="Die Adresse, unter der du Anwurf benutzen willst."
        value={typed}
        onChange={setTyped}
        error={submission.errors.email}
      />
    </AccessForm>
  );
}
