import { useDatabase } from '@anwurf/db/client/react';
import { deleteTestBattery } from '@anwurf/db/commands/save-test-battery';
import type { TestBattery } from '@anwurf/db/queries/test-batteries';
import { testsOfBattery } from '@anwurf/domain/fitness/battery';
import { useState } from 'react';
import { useSubmission } from '../../../forms/use-submission.ts';
import { MoreMenu } from '../../../kit/action/more-menu.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { ButtonLink } from '../../../links/app-links.ts';
import { useUserId } from '../../../storage/user-id.tsx';
import { plainName } from '../history/course-words.ts';
import { testDraftOf } from '../test-draft.ts';
import styles from './batteries-screen.module.css';

const words = { title: 'Fehler beim Löschen der Testreihe', text: 'Sie ist noch da. Versuche es erneut.' };

/** A battery with its tests, and the way to its run. */
export function BatteryCard({ battery: { id, name, tests }, onEdit }: { battery: TestBattery; onEdit: () => void }) {
  const db = useDatabase();
  const { run } = useSubmission();
  const kept = testDraftOf(useUserId(), id);
  const [isUnderWay] = useState(() => kept.read() !== null);
  const known = testsOfBattery(tests);

  async function remove() {
    const draft = kept.read();
    const undo = await deleteTestBattery(db, id);
    kept.drop();
    const restore = async () => {
      await undo();
      if (draft !== null) kept.restore(draft);
    };
    showMessage('Testreihe gelöscht', 'Deine Ergebnisse bleiben.', { label: 'Rückgängig', run: () => void run({ words, work: restore }) });
  }

  return (
    <Card aria-label={name}>
      <div className={styles.card}>
        <header className={styles.head}>
          <h2>{name}</h2>
          <MoreMenu
            label={`Mehr zur Testreihe ${name}`}
            menuLabel="Mehr zu dieser Testreihe"
            onEdit={onEdit}
            onDelete={() => void run({ words, work: remove })}
          />
        </header>
        <p>
          {known.length === 1 ? '1 Test' : `${known.length} Tests`}: {known.map((test) => plainName(test.name)).join(', ')}
        </p>
        <ButtonLink to="/ist-zustand/$testCategory" params={{ testCategory: id }} variant="court">
          {isUnderWay ? 'Fortsetzen' : 'Starten'}
        </ButtonLink>
      </div>
    </Card>
  );
}
