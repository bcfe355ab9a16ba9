import { useParams } from '@tanstack/react-router';
import { RecoveriesScreen } from '../features/return-to-play/recoveries-screen.tsx';
import { RecoveryScreen } from '../features/return-to-play/recovery-screen.tsx';

export function RecoveriesPage() {
  return <RecoveriesScreen />;
}

export function RecoveryPage() {
  const { ladder } = useParams({ from: '/private/return-to-play/$ladder' });
  return <RecoveryScreen key={ladder} ladderId={ladder} />;
}
