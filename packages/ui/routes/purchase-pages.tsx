import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { dropToken } from '../features/access/kept-token.ts';
import { ThankYouFailure, ThankYouScreen } from '../features/access/purchase/thank-you-screen.tsx';
import { trackPurchase } from '../features/consent/track.ts';
import { useSession } from '../features/session/session-context.tsx';
import { useIsSignedIn } from './use-lead-on.ts';
import { useLinkToken } from './use-link-token.ts';
import { PaymentSuccessScreen } from '../features/access/purchase/payment-success-screen.tsx';

export function PaymentSuccessPage() {
  const { token } = useSearch({ from: '/payment-success' });
  const navigate = useNavigate();
  const search = token === undefined ? { error: 'no_token' as const } : { token };
  return <PaymentSuccessScreen onShown={() => void navigate({ to: '/thank-you', search, replace: true })} />;
}

export function ThankYouPage() {
  const { error } = useSearch({ from: '/thank-you' });
  return error === undefined ? <Thanks /> : <ThankYouFailure />;
}

function Thanks() {
  const { token: inAddress, step } = useSearch({ from: '/thank-you' });
  const token = useLinkToken('thank-you', inAddress);
  const navigate = useNavigate();
  const { history } = useRouter();
  const session = useSession();
  return (
    <ThankYouScreen
      token={token}
      step={step}
      onStep={(next) => void navigate({ to: '/thank-you', search: { step: next } })}
      signedIn={useIsSignedIn()}
      register={(request) => session.register(request)}
      onPurchase={trackPurchase}
      onLeave={() => {
        dropToken('thank-you');
        history.replace('/dashboard');
      }}
    />
  );
}
