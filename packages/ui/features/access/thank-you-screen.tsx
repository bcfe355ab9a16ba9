import type { RegisterRequest } from '@anwurf/contract/access';
import { PlainButtonLink } from '../../kit/plain-button.tsx';
import { Banner } from '../../kit/banner.tsx';
import { Link } from '../../kit/link.tsx';
import { useSiteFacts } from '../../site.ts';
import { AccessActions } from './access-actions.tsx';
import { dropAccessDraft } from './access-draft.ts';
import { AccessFrame } from './access-frame.tsx';
import type { AuthStep } from './auth-screen.tsx';
import { CodeStep } from './code-step.tsx';
import { NewAccountForm } from './lazy-new-account-form.ts';
import { PaymentEmailForm } from './payment-email-form.tsx';
import { RegistrationStatus } from './registration-status.tsx';
import { StepHead } from './step-head.tsx';
import { type NewAccountInput, useNewAccount } from './use-new-account.ts';
import { type Registration, useRegistration } from './use-registration.ts';
import { useCelebration, useWelcome } from './use-thanks.ts';

const submitLabel = 'Passwort setzen & Loslegen';

interface FlowProps {
  step: AuthStep | undefined;
  onStep: (step: AuthStep) => void;
  register: (request: RegisterRequest) => Promise<void>;
}

export interface ThankYouScreenProps extends FlowProps {
  /** Of the checkout of this browser; proves the address without a mail. */
  token: string | undefined;
  signedIn: boolean;
  /** Counts the purchase. */
  onPurchase: () => void;
  /** To the dashboard. */
  onLeave: () => void;
}

/** After the purchase: from the payment to the account, without waiting for a mail. */
export function ThankYouScreen({ token, signedIn, onPurchase, onLeave, ...flow }: ThankYouScreenProps) {
  const [registration, retry] = useRegistration('thank-you', token);
  const account = useNewAccount();
  useCelebration({ wanted: true, token, onPurchase });
  useWelcome(signedIn, onLeave);

  return (
    <AccessFrame low title="Danke für deinen Kauf">
      {signedIn ? (
        <Banner kind="good">Du wirst automatisch eingeloggt und weitergeleitet...</Banner>
      ) : (
        <Flow {...flow} token={token} registration={registration} onRetry={retry} account={account} />
      )}
    </AccessFrame>
  );
}

interface StepsProps extends FlowProps {
  token: string | undefined;
  registration: Registration | null;
  onRetry: () => void;
  account: NewAccountInput;
}

function Flow({ token, registration, onRetry, account, ...flow }: StepsProps) {
  async function register(request: RegisterRequest) {
    await flow.register(request);
    dropAccessDraft();
  }

  if (token === undefined || registration === null || registration.status === 'invalid') {
    return <WithoutToken {...flow} register={register} account={account} lost={registration !== null} />;
  }
  if (registration.status !== 'ready') return <RegistrationStatus registration={registration} onRetry={onRetry} />;
  return (
    <>
      <StepHead step={2} title="Passwort setzen" />
      <NewAccountForm
        head={<Banner kind="good">Willkommens-E-Mail wurde gesendet!</Banner>}
        account={account}
        email={registration.email}
        token={token}
        names="split"
        kind="set-password"
        submitLabel={submitLabel}
        pendingLabel="Passwort wird gesetzt..."
        register={register}
        note={
          <>
            Schon ein Konto? <Link href="/auth">Hier anmelden</Link>
          </>
        }
      />
    </>
  );
}

function WithoutToken({ step, onStep, register, account, lost }: FlowProps & { account: NewAccountInput; lost: boolean }) {
  const { draft, change } = account;
  if (step !== 'password' || draft.email === '') {
    return (
      <>
        <StepHead step={1} title="E-Mail bestätigen" />
        <PaymentEmailForm
          head={lost && <Banner>Bitte bestätige noch deine Kauf-E-Mail, dann geht es weiter.</Banner>}
          screen="thank-you"
          email={draft.email}
          onEmail={(email) => change({ email })}
          onConfirmed={() => onStep('password')}
        />
      </>
    );
  }
  return (
    <>
      <StepHead step={2} title="Passwort setzen" />
      <CodeStep account={account} submitLabel={submitLabel} register={register} onOtherEmail={() => onStep('email')} />
    </>
  );
}

/** The payment went through, but the way back lost what it belongs to. */
export function ThankYouFailure() {
  const { email } = useSiteFacts().site.operator;
  return (
    <AccessFrame
      title="Ein Fehler ist aufgetreten"
      intro="Deine Zahlung war erfolgreich, aber die Registrierung ist fehlgeschlagen. Auf der Startseite kannst du sie mit deiner Kauf-E-Mail nachholen. Klappt das nicht, kontaktiere bitte den Support."
    >
      {email !== '' && (
        <p>
          <Link href={`mailto:${email}`}>{email}</Link>
        </p>
      )}
      <AccessActions>
        <PlainButtonLink wide variant="ball" href="/auth">
          Zur Startseite
        </PlainButtonLink>
      </AccessActions>
    </AccessFrame>
  );
}
