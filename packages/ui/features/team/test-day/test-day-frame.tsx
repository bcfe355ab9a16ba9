import type { ReactNode } from 'react';
import { Page } from '../../../kit/layout/page.tsx';
import { BackLink } from '../../../links/app-links.ts';

export interface TestDayFrameProps {
  team: string;
  tools?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** The page of test days. */
export function TestDayFrame({ team, tools, action, children }: TestDayFrameProps) {
  return (
    <Page title="Testtag" back={<BackLink to="/team" search={{ team }} />} tools={tools} action={action}>
      {children}
    </Page>
  );
}
