import type { RegisterRequest } from '@anwurf/contract/access';
import { PlainButton } from '../../../kit/plain-button.tsx';
import { Link } from '../../../links/plain-links.ts';
import { verifyPayment } from '../access-requests.ts';
import { SetPasswordForm } from './set-password-form.tsx';
import { ResendMail } from '../resend-mail.tsx';
import type { NewAccountInput } from './use-new-account.ts';

export interface CodeStepProps {
  account: NewAccountInput;
  submitLabel: string;
  register: (request: RegisterRequest) => Promise<void>;
  /** Back to the step before. */
  onOtherEmail: () => void;
}

/** Step 2: the code of the mail proves the address, then name and password. */
export function CodeStep({ account, submitLabel, register, onOtherEmail }: CodeStepProps) {
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
      codeHelp={<ResendMail send={() => verifyPayment(email)} />}
      note={
        <>
          Schon ein Konto? <Link to="/login">Hier anmelden</Link>
        </>
      }
    />
  );
}
