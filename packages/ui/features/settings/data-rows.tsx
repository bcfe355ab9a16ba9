import { importResponseSchema, type ImportResponse, MOST_IMPORT_BYTES } from '@anwurf/contract/account-data';
import { useDatabase, useSyncState } from '@anwurf/db/client/react';
import { Download, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { Row, Rows } from '../../kit/layout/rows.tsx';
import { showFailure, showMessage } from '../../kit/overlay/toast-queue.ts';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { saveExportFile } from '../../data/export-file.ts';
import { RequestError } from '../../http/request-error.ts';
import { chooseFile } from './choose-file.ts';
import { ForeignExportDialog } from './foreign-export-dialog.tsx';
import { OpenedFile } from './opened-file.tsx';
import { settingsWords } from './failure-words.ts';
import { TrainingImportRow } from './training-import/training-import-row.tsx';
import { useSubmission } from '../../forms/use-submission.ts';

const exportWords = {
  ...settingsWords,
  codes: {
    ...settingsWords.codes,
    too_many_requests: 'Gerade läuft schon ein Export, oder es waren zu viele. Warte, bis er fertig ist, und versuche es dann erneut.',
    unreachable: 'Die Verbindung ist abgebrochen, die Datei ist nicht vollständig angekommen. Versuche es bei gutem Empfang erneut.',
  },
  title: 'Export fehlgeschlagen',
  text: 'Bitte versuche es später erneut.',
};
const damaged =
  'Der Export ist beschädigt oder unvollständig. Es wurde nichts geändert. Nimm die Datei, wie sie exportiert wurde, oder exportiere neu.';
const newer =
  'Der Export kommt aus einer neueren Version von Anwurf. Es wurde nichts geändert. Lade die App neu und versuche es dann noch einmal.';
const notAnExport = 'Diese Datei ist kein Export von Anwurf. Es wurde nichts geändert.';
const tooLarge = 'Die Datei hat mehr, als ein Export von Anwurf haben kann. Es wurde nichts geändert.';
const importWords = {
  ...settingsWords,
  codes: {
    ...settingsWords.codes,
    payment_required: 'Dein Zugang ist abgelaufen. Importieren kannst du wieder mit einem neuen Zugang.',
    storage_full: 'Dein Konto ist voll. Lösche, was du nicht mehr brauchst, und importiere die Datei dann erneut.',
    bad_request: notAnExport,
    invalid_input: notAnExport,
    export_damaged: damaged,
    export_newer: newer,
    payload_too_large: tooLarge,
    too_many_requests: 'Gerade laufen andere Importe, oder es waren zu viele. Es wurde nichts geändert. Bitte versuche es später erneut.',
    unreachable:
      'Die Verbindung ist abgebrochen. Ein Teil kann schon übernommen sein. Importiere die Datei erneut: Vorhandenes bleibt, wie es ist.',
  },
  title: 'Import fehlgeschlagen',
  text: 'Ein Teil kann schon übernommen sein. Importiere die Datei später erneut: Vorhandenes bleibt, wie es ist.',
};

function importedText({ added, known, refused }: ImportResponse): string {
  const words = [`${added} neu`, `${known} schon da`];
  if (refused > 0) words.push(`${refused} nicht übernommen`);
  return `Einträge: ${words.join(', ')}.`;
}

interface ImportedFile {
  readonly file: File;
  /** Called once its rows are taken over. */
  readonly onDone?: () => void;
}

/** Export, import and deletion of everything a player owns. */
export function DataRows({ onDelete }: { onDelete: () => void }) {
  const server = useSignedInServer();
  const { sync } = useDatabase();
  const unsynced = useSyncState(({ waiting, refused }) => waiting + refused.length);
  const exporting = useSubmission();
  const importing = useSubmission();
  /** The export of another account, while the player is asked whether it is taken over. */
  const [foreign, setForeign] = useState<ImportedFile | null>(null);
  const isBusy = () => exporting.isBusy() || importing.isBusy();

  async function exportData() {
    saveExportFile(await server.file('/api/account/export'));
    showMessage('Daten exportiert', 'Die Datei liegt bei deinen Downloads.');
  }

  async function importData(imported: ImportedFile, query: '' | '?as=copies') {
    try {
      // Typed by us: a device may call the file something else.
      const body = new Blob([imported.file], { type: 'application/json' });
      const answer = await server.json(`/api/account/import${query}`, importResponseSchema, body);
      showMessage('Daten importiert', importedText(answer));
      imported.onDone?.();
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== 'export_foreign') throw error;
      setForeign(imported);
    } finally {
      // An import that ended early has brought some rows as well.
      sync.now();
    }
  }

  async function take(imported: ImportedFile, query: '' | '?as=copies' = ''): Promise<void> {
    // A server that refuses it by its length ends the connection: the page would not hear why.
    if (imported.file.size > MOST_IMPORT_BYTES) showFailure(importWords.title, tooLarge);
    else await importing.run({ words: importWords, work: () => importData(imported, query) });
  }

  async function chooseImport() {
    const file = isBusy() ? null : await chooseFile('application/json,.json');
    if (file !== null) await take({ file });
  }

  function takeCopies(imported: ImportedFile) {
    setForeign(null);
    void take(imported, '?as=copies');
  }

  return (
    <Rows>
      {foreign && <ForeignExportDialog onCopies={() => takeCopies(foreign)} onClose={() => setForeign(null)} />}
      <Row
        icon={<Download aria-hidden="true" />}
        detail={
          exporting.pending
            ? 'Wird exportiert...'
            : unsynced > 0
              ? 'Was noch nicht abgeglichen ist, fehlt darin.'
              : 'Alles, was du gespeichert hast, in einer Datei'
        }
        onPress={() => void (isBusy() || exporting.run({ words: exportWords, work: exportData }))}
      >
        Daten exportieren
      </Row>
      <Row
        icon={<Upload aria-hidden="true" />}
        detail={importing.pending ? 'Wird importiert...' : 'Aus einem Export von Anwurf. Vorhandenes bleibt, wie es ist.'}
        onPress={() => void chooseImport()}
      >
        Daten importieren
      </Row>
      <OpenedFile isBusy={isBusy} onImport={(file, onDone) => take({ file, onDone })} />
      <TrainingImportRow />
      <Row icon={<Trash2 aria-hidden="true" />} danger onPress={onDelete}>
        Konto löschen
      </Row>
    </Rows>
  );
}
