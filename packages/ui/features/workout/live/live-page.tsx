import type { ReactNode } from 'react';
import { Page } from '../../../kit/layout/page.tsx';
import { BackLink } from '../../../links/app-links.ts';

/** The frame of 'Jetzt Trainieren' until the training runs. */
export function LivePage({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <Page title="Jetzt Trainieren" back={<BackLink to="/training/overview" />} action={action} width="reading">
      {children}
    </Page>
  );
}
