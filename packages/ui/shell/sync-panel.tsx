import { useDatabase, useSyncState } from '@anwurf/db/client/react';
import { Banner } from '../kit/feedback/banner.tsx';
import { Button } from '../kit/action/button.tsx';
import { describeAbsence } from '../data/absence.ts';
import { FirstArrival } from '../data/first-arrival/first-arrival.tsx';
import { useNow } from '../kit/use-now.ts';
import { RefusedChanges } from './refused-changes.tsx';
import { syncProblemWords, timeWords, waitingWords } from './sync-words.ts';
import { rowWord } from './words-of-table.ts';
import styles from './sync-panel.module.css';

const connectionWords = { online: 'Online', connecting: 'Verbindet', offline: 'Offline', 'signed-out': 'Abgemeldet' } as const;
const storeWords: Readonly<Record<string, string>> = {
  opening: 'wird geöffnet',
  opfs: 'auf diesem Gerät',
  idb: 'auf diesem Gerät (IndexedDB)',
  memory: 'nur im Arbeitsspeicher',
};

/** The whole state of the sync, with everything the player can do about it. */
export function SyncPanel() {
  const { sync } = useDatabase();
  const state = useSyncState((whole) => whole);
  const absence = describeAbsence(state);
  const now = useNow(60_000);
  return (
    <div className={styles.panel}>
      {state.problem !== null && <Banner kind="bad">{syncProblemWords(state.problem)}</Banner>}
      {absence !== null && <Banner>{absence.reason} Alles wird auf dem Gerät gespeichert und später abgeglichen.</Banner>}
      <FirstArrival />
      <dl className={styles.facts}>
        <div>
          <dt>Verbindung</dt>
          <dd>{state.connection === 'offline' && state.isServerAway ? 'Server antwortet nicht' : connectionWords[state.connection]}</dd>
        </div>
        <div>
          <dt>Ausstehend</dt>
          <dd>{state.waiting === 0 ? 'Nichts' : waitingWords(state.waiting)}</dd>
        </div>
        <div>
          <dt>Zuletzt abgeglichen</dt>
          <dd>{state.lastSyncedAt === null ? '–' : timeWords(new Date(state.lastSyncedAt), now)}</dd>
        </div>
        <div>
          <dt>Gespeichert</dt>
          <dd>{storeWords[state.store] ?? state.store}</dd>
        </div>
      </dl>
      {state.stopped.map((stopped) => (
        <Banner key={stopped.table} kind="bad">
          <b>{rowWord(stopped.table)}: Abgleich angehalten.</b> Deine Daten auf dem Gerät sind sicher. Der Server schickt etwas, das diese
          App-Version nicht einordnen kann: Lade die App neu.
        </Banner>
      ))}
      <RefusedChanges refused={state.refused} sync={sync} />
      <Button variant="court" onPress={() => sync.now()}>
        Jetzt abgleichen
      </Button>
    </div>
  );
}
