import { FileInput } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Row } from '../../../kit/layout/rows.tsx';
import { showFailure } from '../../../kit/overlay/toast-queue.ts';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { chooseFile } from '../choose-file.ts';
import { takeSharedFile } from './shared-file.ts';
import type { TrainingImportProps } from './training-import.tsx';

/** Loaded with the first file. */
export const TrainingImport = lazyPart<TrainingImportProps>(async () => (await import('./training-import.tsx')).TrainingImport);

/** Takes over a log that another app has exported, or shared with the installed app. */
export function TrainingImportRow() {
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    let isCurrent = true;
    takeSharedFile().then(
      (shared) => {
        if (!isCurrent || shared === null) return;
        if (shared === 'too-large') showFailure('Die geteilte Datei ist zu groß', 'Sie hat mehr als 20 MB. Es wurde nichts geändert.');
        else if (shared === 'none') showFailure('Es kam keine Datei an', 'Teile die CSV-Datei noch einmal, oder wähle sie hier.');
        else setFile(shared);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <>
      <Row
        icon={<FileInput aria-hidden="true" />}
        detail="CSV von Hevy, Strong, FitNotes, Liftosaur oder eine eigene Tabelle"
        onPress={() => {
          void TrainingImport.preload();
          void chooseFile('.csv,.tsv,.txt,text/csv,text/plain').then(setFile);
        }}
      >
        Training aus anderer App
      </Row>
      {file !== null && <TrainingImport file={file} onClose={() => setFile(null)} />}
    </>
  );
}
