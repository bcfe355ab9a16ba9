import { useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { HealthPage } from '../data/health/health-gate.tsx';
import { RecoveriesScreen } from '../features/return-to-play/recoveries-screen.tsx';
import { RecoveryScreen } from '../features/return-to-play/recovery-screen.tsx';
import { BackLink } from '../links/app-links.ts';

/** Ways back consist of health data. */
function WithConsent({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <HealthPage back={<BackLink to="/training/overview" />} onRefused={() => void navigate({ to: '/training/overview' })}>
      {children}
    </HealthPage>
  );
}

export function RecoveriesPage() {
  return (
    <WithConsent>
      <RecoveriesScreen />
    </WithConsent>
  );
}

export function RecoveryPage() {
  const { ladder } = useParams({ from: '/private/return-to-play/$ladder' });
  return (
    <WithConsent>
      <RecoveryScreen key={ladder} ladderId={ladder} />
    </WithConsent>
  );
}
