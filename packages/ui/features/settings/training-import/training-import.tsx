import { useDatabase, useSyncState } from '@anwurf/db/client/react';
import { type ImportedLog, importWorkouts } from '@anwurf/db/commands/import-workouts';
import { deviceZone } from '@anwurf/db/queries/device-zone';
import { importableExercises, type ImportableExercise } from '@anwurf/db/queries/importable-exercises';
import { readRows } from '@anwurf/db/queries/local-query';
import { MOST_TRAINING_LOG_BYTES } from '@anwurf/contract/shared-file';
import { decodedText } from '@anwurf/contract/decoded-text';
import { localDayIn } from '@anwurf/domain/calendar/local-time';
import { formatGermanDate } from '@anwurf/domain/calendar/german-date';
import { NoTrainingTable, readTrainingTable, type TrainingTable } from '@anwurf/domain/training-import/read-training-table';
import { counted } from '@anwurf/domain/workout/exercise-detail';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { sayFailure } from '../../../forms/say-failure.ts';
import { Button } from '../../../kit/action/button.tsx';
import { SheetAction } from '../../../kit/action/sheet-action.tsx';
import { Banner } from '../../../kit/feedback/banner.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Segments } from '../../../kit/field/segments.tsx';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import { useUserId } from '../../../storage/user-id.tsx';
import { foundExercises, logOf, sourceName } from './plan-import.ts';
import styles from './training-import.module.css';
import { UnknownExercises } from './unknown-exercises.tsx';

const MOST_REFUSED = 20;
const units = [
  { value: 'kg', label: 'Kilogramm' },
  { value: 'lb', label: 'Pfund' },
] as const;
const failure = {
  title: 'Nicht alles wurde übernommen',
  text: 'Was schon übernommen ist, bleibt. Wähle die Datei noch einmal: Es geht da weiter, nichts wird doppelt.',
};
const undoFailure = { title: 'Fehler', text: 'Es konnte nicht zurückgenommen werden. Die Trainings stehen in deinem Verlauf.' };

interface ReadFile {
  readonly text: string;
  readonly known: readonly ImportableExercise[];
}

/**
 * A chosen file with the exercises of this device; null while it is read. Closes itself with a message when it can't be.
 * @param isWhole all of the account has arrived here: before, exercises and workouts of an earlier import would seem unknown
 */
function useReadFile(file: File, isWhole: boolean, onClose: () => void): ReadFile | null {
  const db = useDatabase();
  const [read, setRead] = useState<ReadFile | null>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isWhole) return undefined;
    let isWanted = true;
    async function load() {
      if (file.size > MOST_TRAINING_LOG_BYTES) {
        showFailure('Die Datei ist zu groß', 'Sie hat mehr als 20 MB. Es wurde nichts geändert.');
        close();
        return;
      }
      const [bytes, known] = await Promise.all([file.arrayBuffer(), readRows(db, importableExercises())]);
      if (isWanted) setRead({ text: decodedText(new Uint8Array(bytes)), known });
    }
    load().catch(() => {
      showFailure('Die Datei kann nicht gelesen werden', 'Es wurde nichts geändert. Wähle sie noch einmal.');
      close();
    });
    return () => {
      isWanted = false;
    };
  }, [db, file, isWhole]);
  return read;
}

function readTable(text: string, unit: 'kg' | 'lb', timeZone: string): TrainingTable | null {
  try {
    return readTrainingTable(text, { timeZone, unit, now: new Date() });
  } catch (error) {
    if (error instanceof NoTrainingTable) return null;
    throw error;
  }
}

function NoTable() {
  return (
    <Banner kind="warn">
      Hier stehen keine Trainings. Gemeint ist die CSV-Datei, die Hevy, Strong, FitNotes oder Liftosaur beim Exportieren anlegen, oder eine
      Tabelle mit einer Zeile je Satz und den Spalten Datum, Übung, Gewicht und Wiederholungen.
    </Banner>
  );
}

function Sum({ table, timeZone }: { table: TrainingTable; timeZone: string }) {
  const { workouts, sets } = table;
  const [first, last] = [workouts[0], workouts.at(-1)];
  const day = (at: Date) => formatGermanDate(localDayIn(at, timeZone));
  return (
    <p>
      <b>{sourceName(table)}:</b> {counted(workouts.length, 'Training', 'Trainings')}, {counted(sets, 'Satz', 'Sätze')}
      {first !== undefined &&
        last !== undefined &&
        (first === last ? ` vom ${day(first.beganAt)}` : ` vom ${day(first.beganAt)} bis ${day(last.beganAt)}`)}
      . Noch ist nichts gespeichert.
    </p>
  );
}

function Refused({ table: { refused } }: { table: TrainingTable }) {
  if (refused.length === 0) return null;
  return (
    <section>
      <h3>
        {refused.length === 1
          ? 'Eine Zeile wird nicht übernommen'
          : `${counted(refused.length, 'Zeile', 'Zeilen')} werden nicht übernommen`}
      </h3>
      <ul className={styles.lines}>
        {refused.slice(0, MOST_REFUSED).map(({ line, words }) => (
          <li key={`${line} ${words}`}>
            Zeile {line}: {words}
          </li>
        ))}
        {refused.length > MOST_REFUSED && <li>und {counted(refused.length - MOST_REFUSED, 'weitere', 'weitere')}</li>}
      </ul>
    </section>
  );
}

export interface TrainingImportProps {
  file: File;
  onClose: () => void;
}

/** Shows what was understood of another app's log, asks what is open, and takes it over. */
export function TrainingImport({ file, onClose }: TrainingImportProps) {
  const db = useDatabase();
  const userId = useUserId();
  const [timeZone] = useState(deviceZone);
  const isWhole = useSyncState(({ firstSyncDone }) => firstSyncDone);
  const read = useReadFile(file, isWhole, onClose);
  const [unit, setUnit] = useState<'kg' | 'lb'>('kg');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [share, setShare] = useState<number | null>(null);
  const table = useMemo(() => (read === null ? null : readTable(read.text, unit, timeZone)), [read, unit, timeZone]);
  const found = useMemo(() => (table === null || read === null ? [] : foundExercises(table, read.known)), [table, read]);
  const unknown = found.filter(({ match }) => match === null);
  const names = useMemo(() => new Set(read?.known.map(({ name }) => name)), [read]);
  const isWrong = unknown.some(({ name }) => (typed[name] ?? '') !== '' && !names.has(typed[name] ?? ''));

  function say({ workouts, sets, known, undo }: ImportedLog) {
    if (workouts === 0) showMessage('Alles war schon da', 'Es wurde nichts geändert.');
    else
      showMessage(
        'Training übernommen',
        `${counted(workouts, 'Training', 'Trainings')}, ${counted(sets, 'Satz', 'Sätze')}${known > 0 ? `; ${known} ${known === 1 ? 'war' : 'waren'} schon da` : ''}.`,
        { label: 'Rückgängig', run: () => void sayFailure(undo(), undoFailure.title, undoFailure.text) },
      );
  }

  async function take() {
    if (table === null || read === null) return;
    setShare(0);
    try {
      say(await importWorkouts(db, userId, logOf(table, found, read.known, typed, timeZone), setShare));
    } catch {
      showFailure(failure.title, failure.text);
    }
    onClose();
  }

  return (
    <Sheet isOpen onOpenChange={() => share === null && onClose()} title="Training übernehmen">
      <div className={styles.sheet}>
        {!isWhole ? (
          <Banner>
            Auf diesem Gerät kommen deine Daten gerade erst an. Sobald sie da sind, geht es hier weiter; ohne Empfang musst du darauf
            warten.
          </Banner>
        ) : read === null ? (
          <Skeleton height="200px" />
        ) : table === null ? (
          <NoTable />
        ) : (
          <>
            <Sum table={table} timeZone={timeZone} />
            {table.isUnitUnsaid && <Segments label="Die Gewichte sind in" options={units} value={unit} onChange={setUnit} />}
            <p className={styles.note}>
              {found.length - unknown.length} von {counted(found.length, 'Übung ist', 'Übungen sind')} bekannt.
              {table.hasSupersets && ' Supersätze stehen hintereinander, wie in der Datei.'}
            </p>
            {unknown.length > 0 && (
              <UnknownExercises
                unknown={unknown}
                names={names}
                typed={typed}
                onType={(name, text) => setTyped((before) => ({ ...before, [name]: text }))}
              />
            )}
            <Refused table={table} />
            <SheetAction>
              {share === null ? (
                <Button variant="court" wide isDisabled={table.sets === 0 || isWrong} onPress={() => void take()}>
                  {counted(table.workouts.length, 'Training', 'Trainings')} übernehmen
                </Button>
              ) : (
                <p role="status">
                  <progress className={styles.progress} value={share} aria-label="Übernommen" /> {Math.round(share * 100)} % übernommen
                </p>
              )}
            </SheetAction>
          </>
        )}
      </div>
    </Sheet>
  );
}
