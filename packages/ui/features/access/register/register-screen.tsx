import type { RegisterRequest } from '@anwurf/contract/access';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { Link, PlainButtonLink } from '../../../links/plain-links.ts';
import { dropAccessDraft } from '../access-draft.ts';
import { AccessActions } from '../access-actions.tsx';
import { AccessFrame } from '../access-frame.tsx';
import { AccessNotice } from '../access-notice.tsx';
import { BuyButton } from '../purchase/buy-button.tsx';
import { dropToken } from '../kept-token.ts';
import { NewAccountForm } from './lazy-new-account-form.ts';
import { RegistrationStatus } from './registration-status.tsx';
import { useNewAccount } from './use-new-account.ts';
import { useRegistration } from './use-registration.ts';

export interface RegisterScreenProps {
  /** Of the mailed link. */
  token: string | undefined;
  /** The screen goes when it succeeds. */
  register: (request: RegisterRequest) => Promise<void>;
}

/** Where the mailed link leads: name and password of the new account. */
export function RegisterScreen({ token, register }: RegisterScreenProps) {
  const [registration, retry] = useRegistration('register', token);
  const account = useNewAccount();

  if (token === undefined || registration === null) return <PaymentRequired />;
  // A token of a checkout proves nothing here.
  if (registration.status === 'invalid' || registration.status === 'code') return <LinkInvalid />;
  if (registration.status !== 'ready') {
    return (
      <AccessFrame title="Registrieren">
        <RegistrationStatus registration={registration} onRetry={retry} />
      </AccessFrame>
    );
  }

  async function submit(request: RegisterRequest) {
    await register(request);
    dropAccessDraft();
    dropToken('register');
    showMessage('Konto erfolgreich erstellt!');
  }

  return (
    <AccessFrame low title="Zahlung verifiziert" intro="Lege deinen Namen und dein Passwort fest, dann geht es los.">
      <NewAccountForm
        account={account}
        email={registration.email}
        token={token}
        names="full"
        kind="register"
        submitLabel="Konto erstellen"
        pendingLabel="Konto wird erstellt..."
        register={submit}
        note={
          <>
            Schon ein Konto? <Link to="/login">Hier anmelden</Link>
          </>
        }
      />
    </AccessFrame>
  );
}

function PaymentRequired() {
  return (
    <AccessFrame title="Zahlung erforderlich" intro="Du musst zuerst bezahlen, um dich registrieren zu können.">
      <AccessActions>
        <BuyButton variant="ball" />
        <PlainButtonLink wide to="/auth">
          Bereits gezahlt?
        </PlainButtonLink>
        <PlainButtonLink wide variant="quiet" to="/login">
          Anmelden
        </PlainButtonLink>
      </AccessActions>
    </AccessFrame>
  );
}

function LinkInvalid() {
  return (
    <AccessNotice
      title="Dieser Link gilt nicht mehr"
      intro="Er wurde schon benutzt oder ist zu alt. Deine Zahlung bleibt gültig: Mit deiner Kauf-E-Mail bekommst du einen neuen Link."
    >
      <PlainButtonLink wide variant="ball" to="/auth" search={{ step: 'email' }}>
        Neue E-Mail anfordern
      </PlainButtonLink>
      <PlainButtonLink wide to="/login">
        Anmelden
      </PlainButtonLink>
    </AccessNotice>
  );
}
