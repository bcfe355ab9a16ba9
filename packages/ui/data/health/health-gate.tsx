import type { HealthDecision } from '@anwurf/db/queries/health-consents';
import type { Loadable } from '@anwurf/db/queries/react/loadable';
import type { ReactNode } from 'react';
import { Page } from '../../kit/layout/page.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { HealthPermission } from './health-permission.tsx';
import { useHealthConsent } from './use-health-consent.ts';

const title = 'Gesundheitsangaben';

/** The question, once it is known that it has not been answered with yes. */
function QuestionWhenKnown({ consent, onRefused }: { consent: Loadable<HealthDecision | null>; onRefused: () => void }) {
  return consent.state === 'rows' ? (
    <HealthPermission onRefused={onRefused} />
  ) : (
    <NotLoaded data={consent} skeleton={<Skeleton height="320px" />} />
  );
}

export interface HealthGateProps {
  /** Called when the question is closed or answered with no. */
  onClose: () => void;
  /** Asks for health data; shown once the player agrees to storing them. */
  children: ReactNode;
}

/** Asks for the consent in a sheet before it shows another one that stores health data. */
export function HealthGate({ onClose, children }: HealthGateProps) {
  const consent = useHealthConsent();
  if (consent.state === 'rows' && consent.value?.granted === true) return children;
  return (
    <Sheet title={title} isOpen onOpenChange={onClose}>
      <QuestionWhenKnown consent={consent} onRefused={onClose} />
    </Sheet>
  );
}

export interface HealthPageProps {
  back: ReactNode;
  /** Called when the question is answered with no. */
  onRefused: () => void;
  /** The screen with health data. */
  children: ReactNode;
}

/** The same for a whole screen. */
export function HealthPage({ back, onRefused, children }: HealthPageProps) {
  const consent = useHealthConsent();
  if (consent.state === 'rows' && consent.value?.granted === true) return children;
  return (
    <Page title={title} back={back} width="reading">
      <QuestionWhenKnown consent={consent} onRefused={onRefused} />
    </Page>
  );
}
