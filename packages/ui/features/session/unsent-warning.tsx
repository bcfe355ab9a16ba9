import { useDatabase } from '@anwurf/db/client/react';
import { readLocalExport } from '@anwurf/db/queries/local-export';
import type { UnsentRows } from '@anwurf/db/queries/unsent-changes';
import { Download } from 'lucide-react';
import { saveExport } from '../../data/export-file.ts';
import { Button } from '../../kit/action/button.tsx';
import { LossDialog } from '../../kit/overlay/loss-dialog.tsx';
import { showFailure, showMessage } from '../../kit/overlay/toast-queue.ts';
import { unsentWords } from './unsent-words.ts';
import styles from './unsent-warning.module.css';

interface UnsentWarningProps {
  /** None: it cannot be read. */
  unsent: readonly UnsentRows[];
  onStay: () => void;
  onLeave: () => void;
}

/** Before somebody signs out whose changes are on this device alone: what they are, and a file of everything. */
export function UnsentWarning({ unsent, onStay, onLeave }: UnsentWarningProps) {
  const db = useDatabase();

  async function save() {
    try {
      saveExport(await readLocalExport(db, new Date()));
      showMessage('Daten exportiert', 'Die Datei liegt bei deinen Downloads. In den Einstellungen kannst du sie wieder importieren.');
    } catch {
      showFailure(
        'Export fehlgeschlagen',
        'Deine Daten lassen sich gerade nicht lesen. Sie bleiben auf dem Gerät, solange du dich nicht abmeldest.',
      );
    }
  }

  return (
    <LossDialog title="Noch nicht alles abgeglichen" label="Trotzdem abmelden" onLose={onLeave} onStay={onStay}>
      <div className={styles.words}>
        <p>
          {unsent.length === 0 ? 'Vielleicht sind Änderungen' : unsentWords(unsent)} nur auf diesem Gerät gespeichert. Beim Abmelden werden
          die Daten hier gelöscht.
        </p>
        <Button onPress={() => void save()}>
          <Download size={20} aria-hidden="true" />
          Erst exportieren
        </Button>
      </div>
    </LossDialog>
  );
}
