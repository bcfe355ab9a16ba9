import type { RegisterRequest } from '@anwurf/contract/access';
import { PlainButton } from '../../../kit/action/plain-button.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { PlainButtonLink } from '../../../links/plain-links.ts';
import { AccessActions } from '../access-actions.tsx';
import { dropAccessDraft } from '../access-draft.ts';
import { AccessFrame } from '../access-frame.tsx';
import { BuyButton } from './buy-button.tsx';
import { CodeStep } from '../register/code-step.tsx';
import { OtherEmail } from '../register/other-email.tsx';
import { PaymentEmailForm } from './payment-email-form.tsx';
import { useNewAccount } from '../register/use-new-account.ts';

/** Parts of the way in for those who have paid; the browser's back button leads from one to the one before. */
export type AuthStep = 'email' | 'password';

export interface AuthScreenProps {
  /** Without one: the choice. */
  step: AuthStep | undefined;
  onStep: (step: AuthStep) => void;
  /** The screen goes when it succeeds. */
  register: (request: RegisterRequest) => Promise<void>;
}

/** The way in: buy, sign in, or turn a payment into an account. */
export function AuthScreen({ step, onStep, register }: AuthScreenProps) {
  const account = useNewAccount();
  const { draft, change } = account;

  if (step === undefined) return <Choice onPaid={() => onStep('email')} />;
  if (step === 'email' || draft.email === '') {
    return (
      <AccessFrame
        title="Bereits gezahlt?"
        intro="Wir suchen deine Zahlung und schicken dir eine E-Mail. Ist sie da, steht darin ein Code."
      >
        <PaymentEmailForm screen="auth" email={draft.email} onEmail={(email) => change({ email })} onSent={() => onStep('password')} />
      </AccessFrame>
    );
  }

  async function submit(request: RegisterRequest) {
    await register(request);
    dropAccessDraft();
    showMessage('Passwort erfolgreich gesetzt!', 'Du wirst automatisch eingeloggt und weitergeleitet...');
  }

  return (
    <AccessFrame low title="Passwort setzen" intro="Gib den Code aus der E-Mail ein und leg dein Passwort fest.">
      <CodeStep
        account={account}
        email={draft.email.trim()}
        submitLabel="Passwort setzen"
        register={submit}
        signInAt="/login"
        emailHelp={<OtherEmail onPress={() => onStep('email')} />}
      />
    </AccessFrame>
  );
}

function Choice({ onPaid }: { onPaid: () => void }) {
  return (
    <AccessFrame title="Melde dich an oder erstelle ein neues Konto">
      <AccessActions>
        <PlainButton wide variant="ball" onClick={onPaid}>
          Bereits gezahlt?
        </PlainButton>
        <BuyButton />
        <PlainButtonLink wide variant="quiet" to="/login">
          Anmelden
        </PlainButtonLink>
      </AccessActions>
    </AccessFrame>
  );
}
