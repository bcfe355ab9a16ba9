import { useNavigate, useSearch } from '@tanstack/react-router';
import { PaymentSuccessScreen } from '../features/access/purchase/payment-success-screen.tsx';

export function PaymentSuccessPage() {
  const { token } = useSearch({ from: '/payment-success' });
  const navigate = useNavigate();
  const search = token === undefined ? { error: 'no_token' as const } : { token };
  return <PaymentSuccessScreen onShown={() => void navigate({ to: '/thank-you', search, replace: true })} />;
}
