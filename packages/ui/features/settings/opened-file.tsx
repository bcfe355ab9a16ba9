import { isExportFile } from '@anwurf/contract/shared-file';
import { FileCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Row } from '../../kit/layout/rows.tsx';
import { showFailure } from '../../kit/overlay/toast-queue.ts';
import { usePlatform } from '../../platform.tsx';
import { takeSharedFile } from './shared-file.ts';
import { TrainingImport } from './training-import/training-import-row.tsx';

interface OpenedFileProps {
  isBusy: () => boolean;
  /** Takes the file over, and calls `onDone` once it is. */
  onImport: (file: File, onDone: () => void) => Promise<void>;
}

/** A file that came from outside, and how. */
interface Handed {
  readonly file: File;
  readonly way: 'geöffnet' | 'geteilt';
}

/** The file that the app was opened with, or that another app has shared with it; says itself why one has not arrived. */
function useHandedFile(): [Handed | null, close: () => void] {
  const platform = usePlatform();
  const [handed, setHanded] = useState<Handed | null>(null);
  useEffect(() => platform.openedFile?.((file) => setHanded({ file, way: 'geöffnet' })), [platform]);
  useEffect(() => {
    let isCurrent = true;
    takeSharedFile().then(
      (shared) => {
        if (!isCurrent || shared === null) return;
        if (shared === 'too-large')
          showFailure(
            'Die geteilte Datei ist zu groß',
            'Eine Tabelle darf 20 MB haben, ein Export von Anwurf 64 MB. Es wurde nichts geändert.',
          );
        else if (shared === 'none') showFailure('Es kam keine Datei an', 'Teile die Datei noch einmal, oder wähle sie hier.');
        else setHanded({ file: shared, way: 'geteilt' });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return [handed, () => setHanded(null)];
}

/**
 * Offers the file that the app was opened with, or that was shared with it. Nothing is taken over before the player says so: any program can open
 * a file with the app, and any page can share one.
 */
export function OpenedFile({ isBusy, onImport }: OpenedFileProps) {
  const [handed, close] = useHandedFile();
  if (handed === null) return null;
  const { file, way } = handed;
  // A table is shown before it is taken over.
  if (!isExportFile(file)) return <TrainingImport file={file} onClose={close} />;
  return (
    <Row
      icon={<FileCheck aria-hidden="true" />}
      detail={`Mit Anwurf ${way} und noch nicht übernommen. Vorhandenes bleibt, wie es ist.`}
      onPress={() => void (isBusy() || onImport(file, close))}
    >
      {`„${file.name}“ importieren`}
    </Row>
  );
}
