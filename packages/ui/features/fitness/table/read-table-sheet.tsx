import type { FinishedTest } from '@anwurf/db/commands/save-fitness-test';
import type { TableProblem } from '@anwurf/domain/fitness/table/read-tests-table';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import styles from './tests-table-card.module.css';

const words = { title: 'Fehler beim Speichern der Tests', text: 'Die Tabelle ist noch da. Versuche es erneut.' };
const mostProblems = 20;

const counted = (count: number) => (count === 1 ? '1 Test' : `${count} Tests`);

/** Content of a file as it was understood, before anything is stored. */
export interface ReadTable {
  /** Not stored yet; their ids are made once, so that they are stored once. */
  readonly fresh: readonly FinishedTest[];
  /** Of the same category, day and time as a stored one. */
  readonly known: number;
  readonly problems: readonly TableProblem[];
}

export interface ReadTableSheetProps {
  table: ReadTable;
  onSave: (tests: readonly FinishedTest[]) => Promise<void>;
  onClose: () => void;
}

/** Shows what was understood of a table before it is stored. */
export function ReadTableSheet({ table: { fresh, known, problems }, onSave, onClose }: ReadTableSheetProps) {
  const { run, pending } = useSubmission({ leaves: true });

  async function take() {
    await onSave(fresh);
    showMessage(`${counted(fresh.length)} übernommen`);
    onClose();
  }

  return (
    <Sheet isOpen onOpenChange={onClose} title="Tabelle einlesen">
      <div className={styles.sheet}>
        <p>
          <b>{counted(fresh.length)} neu.</b>{' '}
          {known > 0 && `${counted(known)} mit gleichem Bereich, Tag und Uhrzeit ${known === 1 ? 'ist' : 'sind'} schon da.`}
        </p>
        {problems.length > 0 && (
          <>
            <h3>{problems.length === 1 ? '1 Zeile wird nicht übernommen' : `${problems.length} Zeilen werden nicht übernommen`}</h3>
            <ul className={styles.problems}>
              {problems.slice(0, mostProblems).map(({ line, words: why }, index) => (
                <li key={index}>
                  Zeile {line}: {why}
                </li>
              ))}
              {problems.length > mostProblems && <li>und {problems.length - mostProblems} weitere</li>}
            </ul>
          </>
        )}
        <div className={styles.actions}>
          <Button onPress={onClose}>Abbrechen</Button>
          <Button
            variant="court"
            isDisabled={fresh.length === 0}
            pending={pending}
            pendingText="Wird gespeichert..."
            onPress={() => void run({ words, work: take })}
          >
            {counted(fresh.length)} übernehmen
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
