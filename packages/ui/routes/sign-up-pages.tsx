import { useNavigate, useSearch } from '@tanstack/react-router';
import { AuthScreen } from '../features/access/purchase/auth-screen.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { useLeadOn } from './use-lead-on.ts';
import { RegisterScreen } from '../features/access/register/register-screen.tsx';
import { useLinkToken } from './use-link-token.ts';

export function AuthPage() {
  const { step } = useSearch({ from: '/auth' });
  const navigate = useNavigate();
  const session = useSession();
  useLeadOn('/dashboard');
  return (
    <AuthScreen
      step={step}
      onStep={(next) => void navigate({ to: '/auth', search: { step: next } })}
      register={(request) => session.register(request)}
    />
  );
}

export function RegisterPage() {
  const token = useLinkToken('register', useSearch({ from: '/register' }).token);
  const session = useSession();
  useLeadOn('/onboarding');
  return <RegisterScreen token={token} register={(request) => session.register(request)} />;
}
