import { testBattery } from '@anwurf/db/queries/test-batteries';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { useMemo } from 'react';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { BackLink } from '../../../links/app-links.ts';
import { IntroScreen } from '../intro/intro-screen.tsx';
import { batteryPlan } from '../test-plan.ts';
import { UnknownTest } from '../unknown-test.tsx';

/** Introduces the run of a battery, as that of a category. */
export function BatteryIntro({ id, onBegin }: { id: string; onBegin: () => void }) {
  const query = useMemo(() => testBattery(id), [id]);
  const row = useFirstRow(query);
  const back = <BackLink to="/ist-zustand/$testCategory" params={{ testCategory: 'testreihen' }} />;
  if (row.state !== 'rows') {
    return (
      <Page title="Testreihe" back={back} width="reading">
        <NotLoaded data={row} />
      </Page>
    );
  }
  if (row.value === null) return <UnknownTest />;
  return <IntroScreen plan={batteryPlan(row.value)} back={back} onBegin={onBegin} />;
}
