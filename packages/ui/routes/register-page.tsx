import { useSearch } from '@tanstack/react-router';
import { RegisterScreen } from '../features/access/register/register-screen.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { useLeadOn } from './use-lead-on.ts';
import { useLinkToken } from './use-link-token.ts';

export function RegisterPage() {
  const token = useLinkToken('register', useSearch({ from: '/register' }).token);
  const session = useSession();
  useLeadOn('/onboarding');
  return <RegisterScreen token={token} register={(request) => session.register(request)} />;
}
