import { Banner } from '../../../kit/banner.tsx';
import type { NewAccountFormProps } from './new-account-form.tsx';
import { NewAccountForm } from './lazy-new-account-form.ts';

type SetPasswordFormProps = Omit<NewAccountFormProps, 'names' | 'kind' | 'pendingLabel'>;

/** The last step of a purchase: by now the mail has gone out. */
export function SetPasswordForm(props: SetPasswordFormProps) {
  return (
    <NewAccountForm
      head={<Banner kind="good">Willkommens-E-Mail wurde gesendet!</Banner>}
      names="split"
      kind="set-password"
      pendingLabel="Passwort wird gesetzt..."
      {...props}
    />
  );
}
