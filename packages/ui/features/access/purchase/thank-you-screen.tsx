import { useState } from 'react';
import type { RegisterRequest } from '@anwurf/contract/access';
import { Banner } from '../../../kit/feedback/banner.tsx';
import { Link as TextLink } from '../../../kit/action/link.tsx';
import { PlainButton } from '../../../kit/action/plain-button.tsx';
import { PlainButtonLink } from '../../../links/plain-links.ts';
import { useSiteFacts } from '../../../site.ts';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { AccessActions } from '../access-actions.tsx';
import { dropAccessDraft } from '../access-draft.ts';
import { AccessFrame } from '../access-frame.tsx';
import { CodeStep } from '../register/code-step.tsx';
import { RegistrationStatus } from '../register/registration-status.tsx';
import { StepHead } from './step-head.tsx';
import { type NewAccountInput, useNewAccount } from '../register/use-new-account.ts';
import { type Registration, useRegistration } from '../register/use-registration.ts';
import { setPasswordLabel, type ThankYouFlow } from './thank-you-flow.ts';
import { useCelebration, usePaymentNotice, useWelcome } from './use-thanks.ts';

/** Only whoever comes without a checkout of this browser needs it. */
const ThankYouSteps = lazyPart(async () => (await import('./thank-you-steps.tsx')).ThankYouSteps);

const AddressCorrection = lazyPart(async () => (await import('./address-correction.tsx')).AddressCorrection);

export interface ThankYouScreenProps extends ThankYouFlow {
  /** Of the checkout of this browser; knows the address, which the mailed code proves. */
  token: string | undefined;
  signedIn: boolean;
  /** Counts the purchase. */
  onPurchase: () => void;
  /** To the dashboard. */
  onLeave: () => void;
}

/** After the purchase: from the payment to the account, with the code of the mail. */
export function ThankYouScreen({ token, signedIn, onPurchase, onLeave, ...flow }: ThankYouScreenProps) {
  const [registration, retry] = useRegistration('thank-you', token);
  const account = useNewAccount();
  useCelebration(token, onPurchase);
  useWelcome(signedIn, onLeave);
  usePaymentNotice(registration?.status === 'code');
  const [isPasswordSet, setPasswordSet] = useState(false);

  async function register(request: RegisterRequest) {
    await flow.register(request);
    setPasswordSet(true);
    dropAccessDraft();
  }

  return (
    <AccessFrame low title="Danke für deinen Kauf">
      {signedIn ? (
        <Banner kind="good">
          {isPasswordSet && (
            <>
              <b>Passwort erfolgreich gesetzt!</b>
              <br />
            </>
          )}
          Du wirst automatisch eingeloggt und weitergeleitet...
        </Banner>
      ) : (
        <Flow {...flow} register={register} token={token} registration={registration} onRetry={retry} account={account} />
      )}
    </AccessFrame>
  );
}

interface StepsProps extends ThankYouFlow {
  token: string | undefined;
  registration: Registration | null;
  onRetry: () => void;
  account: NewAccountInput;
}

/** Where the code went to, and the way to another address. */
function MailedTo({ registration, onCorrect }: { registration: Extract<Registration, { email: string }>; onCorrect: () => void }) {
  const { email } = useSiteFacts().site.operator;
  if (registration.status === 'code' && registration.canCorrect) {
    return (
      <PlainButton variant="quiet" onClick={onCorrect}>
        Adresse falsch geschrieben?
      </PlainButton>
    );
  }
  return (
    <p>
      Stimmt die Adresse nicht? Schreib uns
      {email !== '' && (
        <>
          {' '}
          an <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </>
      )}
      .
    </p>
  );
}

function Flow({ token, registration, onRetry, account, register, ...flow }: StepsProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  const isLost = registration?.status === 'invalid';
  if (token === undefined || registration === null || isLost || flow.step !== undefined) {
    return <ThankYouSteps {...flow} register={register} account={account} lost={isLost} />;
  }
  if (registration.status !== 'code' && registration.status !== 'ready')
    return <RegistrationStatus registration={registration} onRetry={onRetry} />;
  if (isCorrecting) {
    return (
      <>
        <StepHead step={2} title="E-Mail-Adresse ändern" />
        <AddressCorrection
          token={token}
          email={registration.email}
          onCorrected={() => {
            setCorrecting(false);
            onRetry();
          }}
          onBack={() => setCorrecting(false)}
        />
      </>
    );
  }
  return (
    <>
      <StepHead step={2} title="Passwort setzen" />
      <CodeStep
        isPaid
        account={account}
        email={registration.email}
        submitLabel={setPasswordLabel}
        register={register}
        signInAt="/auth"
        emailHelp={<MailedTo registration={registration} onCorrect={() => setCorrecting(true)} />}
      />
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
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </p>
      )}
      <AccessActions>
        <PlainButtonLink wide variant="ball" to="/auth">
          Zur Startseite
        </PlainButtonLink>
      </AccessActions>
    </AccessFrame>
  );
}
