import { FileInput } from 'lucide-react';
import { useState } from 'react';
import { Row } from '../../../kit/layout/rows.tsx';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { chooseFile } from '../choose-file.ts';
import type { TrainingImportProps } from './training-import.tsx';

/** Loaded with the first file. */
export const TrainingImport = lazyPart<TrainingImportProps>(async () => (await import('./training-import.tsx')).TrainingImport);

/** Takes over a log that another app has exported. */
export function TrainingImportRow() {
  const [file, setFile] = useState<File | null>(null);
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
