import { FileCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Row } from '../../kit/layout/rows.tsx';
import { usePlatform } from '../../platform.tsx';
import { TrainingImport } from './training-import/training-import-row.tsx';

interface OpenedFileProps {
  isBusy: () => boolean;
  /** Takes the file over, and calls `onDone` once it is. */
  onImport: (file: File, onDone: () => void) => Promise<void>;
}

/** Offers the file that the app was opened with. Nothing is taken over before the player says so: any program can open a file with the app. */
export function OpenedFile({ isBusy, onImport }: OpenedFileProps) {
  const platform = usePlatform();
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => platform.openedFile?.(setFile), [platform]);
  if (file === null) return null;
  const close = () => setFile(null);
  // A table is shown before it is taken over.
  if (file.name.toLowerCase().endsWith('.csv')) return <TrainingImport file={file} onClose={close} />;
  return (
    <Row
      icon={<FileCheck aria-hidden="true" />}
      detail="Mit Anwurf geöffnet und noch nicht übernommen. Vorhandenes bleibt, wie es ist."
      onPress={() => void (isBusy() || onImport(file, close))}
    >
      {`„${file.name}“ importieren`}
    </Row>
  );
}
