import { Navigate, useRouter, useSearch } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../features/access/reset-password/reset-password-screen.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { useIsSignedIn } from './use-lead-on.ts';
import { useLinkToken } from './use-link-token.ts';

export function ResetPasswordPage() {
  const { magic = false, token: inAddress } = useSearch({ from: '/reset-password' });
  const token = useLinkToken('reset-password', inAddress);
  const { history } = useRouter();
  const session = useSession();
  const signedIn = useIsSignedIn();
  // A signed-in player needs no link: he changes his password in the settings.
  if (signedIn && token === undefined) return <Navigate to="/settings" replace />;
  return (
    <ResetPasswordScreen
      magic={magic}
      token={token}
      reset={async (request) => {
        await session.resetPassword(request);
        history.replace('/dashboard');
      }}
    />
  );
}

export { ForgotPasswordScreen } from '../features/access/reset-password/forgot-password-screen.tsx';
