import { newId } from '@anwurf/db/commands/new-id';
import { type TestBattery, testBatteries } from '@anwurf/db/queries/test-batteries';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { BackLink } from '../../../links/app-links.ts';
import styles from './batteries-screen.module.css';
import { BatteryCard } from './battery-card.tsx';
import { BatteryEditor } from './battery-editor.tsx';

/** Most batteries of a player that this screen makes. */
const mostBatteries = 20;

const query = testBatteries();
const canBeEmpty = { canBeEmpty: true };

interface Edited {
  readonly battery: TestBattery;
  readonly isNew: boolean;
}

/** The batteries of a player: several tests under one name, done one after the other. */
export function BatteriesScreen() {
  const rows = useRows(query, canBeEmpty);
  const [edited, setEdited] = useState<Edited | null>(null);
  const batteries = rows.state === 'rows' ? rows.value : [];
  const isFull = batteries.length >= mostBatteries;
  const add = () => {
    setEdited({ battery: { id: newId(), name: batteries.length === 0 ? 'Unsere Teamtests' : '', tests: [] }, isNew: true });
  };
  return (
    <Page
      title="Testreihen"
      back={<BackLink to="/ist-zustand/historie" />}
      width="reading"
      action={
        batteries.length > 0 && (
          <BottomAction {...(isFull && { note: `Mehr als ${mostBatteries} Testreihen gehen nicht.` })}>
            <Button variant="ball" isDisabled={isFull} onPress={add}>
              <Plus size={20} aria-hidden="true" />
              Neue Testreihe
            </Button>
          </BottomAction>
        )
      }
    >
      {rows.state !== 'rows' && <NotLoaded data={rows} />}
      {rows.state === 'rows' && batteries.length === 0 && (
        <EmptyState
          title="Noch keine Testreihe"
          action={
            <Button variant="ball" onPress={add}>
              Testreihe zusammenstellen
            </Button>
          }
        >
          Wähl die Tests, die ihr im Team macht. Dann führen sie dich nacheinander, mit einer Auswertung am Ende.
        </EmptyState>
      )}
      <div className={styles.cards}>
        {batteries.map((battery) => (
          <BatteryCard key={battery.id} battery={battery} onEdit={() => setEdited({ battery, isNew: false })} />
        ))}
      </div>
      {edited !== null && <BatteryEditor key={edited.battery.id} {...edited} onClose={() => setEdited(null)} />}
    </Page>
  );
}
