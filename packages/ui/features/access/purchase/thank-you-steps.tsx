import { Banner } from '../../../kit/feedback/banner.tsx';
import { CodeStep } from '../register/code-step.tsx';
import { OtherEmail } from '../register/other-email.tsx';
import { PaymentEmailForm } from './payment-email-form.tsx';
import { StepHead } from './step-head.tsx';
import { setPasswordLabel, type ThankYouFlow } from './thank-you-flow.ts';
import type { NewAccountInput } from '../register/use-new-account.ts';

interface ThankYouStepsProps extends ThankYouFlow {
  account: NewAccountInput;
  /** He came from the checkout, but what he brought opens no account by itself. */
  lost: boolean;
}

/** Both steps for whoever comes without a checkout of this browser: which address has paid, then code and password. */
export function ThankYouSteps({ step, onStep, register, account, lost }: ThankYouStepsProps) {
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
          onSent={() => onStep('password')}
        />
      </>
    );
  }
  return (
    <>
      <StepHead step={2} title="Passwort setzen" />
      <CodeStep
        account={account}
        email={draft.email.trim()}
        submitLabel={setPasswordLabel}
        register={register}
        signInAt="/auth"
        emailHelp={<OtherEmail onPress={() => onStep('email')} />}
      />
    </>
  );
}
