import { useEffect, useEffectEvent } from 'react';
import { AccessFrame } from '../access-frame.tsx';

/** Where the payment provider sends the browser back to; leads on at once. */
export function PaymentSuccessScreen({ onShown }: { onShown: () => void }) {
  const leadOn = useEffectEvent(onShown);
  useEffect(() => leadOn(), []);
  return <AccessFrame title="Zahlung erfolgreich!" intro="Du wirst automatisch weitergeleitet..." />;
}
