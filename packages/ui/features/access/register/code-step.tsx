import type { RegisterRequest } from '@anwurf/contract/access';
import type { ReactNode } from 'react';
import { Banner } from '../../../kit/feedback/banner.tsx';
import { Link } from '../../../links/plain-links.ts';
import { verifyPayment } from '../access-requests.ts';
import { NewAccountForm } from './lazy-new-account-form.ts';
import { ResendMail } from '../resend-mail.tsx';
import type { NewAccountInput } from './use-new-account.ts';

export interface CodeStepProps {
  account: NewAccountInput;
  /** Where the code was mailed to. */
  email: string;
  /** He comes from the checkout of this browser: the payment is there. Else only the mail says so. */
  isPaid?: boolean;
  submitLabel: string;
  register: (request: RegisterRequest) => Promise<void>;
  /** Where whoever has an account already signs in. */
  signInAt: '/login' | '/auth';
  /** Below the address: the way to another one. */
  emailHelp: ReactNode;
}

/** Step 2: the code of the mail proves the address, then name and password. */
export function CodeStep({ account, email, isPaid = false, submitLabel, register, signInAt, emailHelp }: CodeStepProps) {
  const signIn = <Link to={signInAt}>Hier anmelden</Link>;
  return (
    <NewAccountForm
      account={account}
      email={email}
      token={null}
      names="split"
      kind="set-password"
      pendingLabel="Passwort wird gesetzt..."
      submitLabel={submitLabel}
      register={register}
      emailHelp={emailHelp}
      head={
        isPaid ? (
          <Banner kind="good">
            <b>Willkommens-E-Mail wurde gesendet!</b>
            <br />
            Gib hier den Code daraus ein. Hat deine Adresse schon ein Konto, kommt stattdessen eine E-Mail ohne Code. Dann geht es hier
            weiter: {signIn}
          </Banner>
        ) : (
          <Banner>
            Wenn zu dieser Adresse eine Zahlung vorliegt, ist eine E-Mail mit einem Code unterwegs. Wenn nicht, steht in der E-Mail, wie es
            weitergeht. Du hast schon ein Konto? {signIn}
          </Banner>
        )
      }
      codeHelp={<ResendMail to={email} send={() => verifyPayment(email)} />}
    />
  );
}
