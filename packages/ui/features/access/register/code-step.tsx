import type { RegisterRequest } from '@anwurf/contract/access';
import { PlainButton } from '../../../kit/plain-button.tsx';
import { Banner } from '../../../kit/banner.tsx';
import { Link } from '../../../links/plain-links.ts';
import { verifyPayment } from '../access-requests.ts';
import { SetPasswordForm } from './set-password-form.tsx';
import { ResendMail } from '../resend-mail.tsx';
import type { NewAccountInput } from './use-new-account.ts';

export interface CodeStepProps {
  account: NewAccountInput;
  submitLabel: string;
  register: (request: RegisterRequest) => Promise<void>;
  /** Where whoever has an account already signs in. */
  signInAt: '/login' | '/auth';
  /** Back to the step before. */
  onOtherEmail: () => void;
}

/** Step 2: the code of the mail proves the address, then name and password. */
export function CodeStep({ account, submitLabel, register, signInAt, onOtherEmail }: CodeStepProps) {
  const email = account.draft.email.trim();
  return (
    <SetPasswordForm
      account={account}
      email={email}
      token={null}
      submitLabel={submitLabel}
      register={register}
      emailHelp={
        <PlainButton variant="quiet" onClick={onOtherEmail}>
          Andere E-Mail-Adresse
        </PlainButton>
      }
      head={
        <Banner kind="good">
          <b>Willkommens-E-Mail wurde gesendet!</b>
          <br />
          Hat deine Adresse schon ein Konto, kommt stattdessen „Du hast schon ein Konto bei Anwurf“, ohne Code. Dann geht es hier weiter:{' '}
          <Link to={signInAt}>Hier anmelden</Link>
        </Banner>
      }
      codeHelp={<ResendMail to={email} send={() => verifyPayment(email)} />}
    />
  );
}
