import { accountExportSchema, importResponseSchema, type ImportResponse } from '@anwurf/contract/account-data';
import { useDatabase, useSyncState } from '@anwurf/db/client/react';
import { Download, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { Row, Rows } from '../../kit/rows.tsx';
import { showFailure, showMessage } from '../../kit/toast-queue.ts';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { chooseFile, readExport, saveExport } from './data-file.ts';
import { requestWords } from './request-words.ts';

function importWords({ added, known, refused }: ImportResponse): string {
  const words = [`${added} neu`, `${known} schon da`];
  if (refused > 0) words.push(`${refused} nicht lesbar`);
  return `Einträge: ${words.join(', ')}.`;
}

/** Export, import and deletion of everything a player owns. */
export function DataRows({ onDelete }: { onDelete: () => void }) {
  const server = useSignedInServer();
  const { sync } = useDatabase();
  const { waiting, refused } = useSyncState();
  const [busy, setBusy] = useState<'export' | 'import' | null>(null);
  const unsynced = waiting + refused.length;

  async function exportData() {
    if (busy !== null) return;
    setBusy('export');
    try {
      saveExport(await server.json('/api/account/export', accountExportSchema));
      showMessage('Daten exportiert', 'Die Datei liegt bei deinen Downloads.');
    } catch (error) {
      showFailure('Export fehlgeschlagen', requestWords(error, 'Bitte versuche es später erneut.'));
    } finally {
      setBusy(null);
    }
  }

  async function importData() {
    const file = busy === null ? await chooseFile() : null;
    if (file === null) return;
    setBusy('import');
    try {
      const data = await readExport(file);
      if (data === null) {
        showFailure('Import fehlgeschlagen', 'Diese Datei ist kein Export von Anwurf. Es wurde nichts geändert.');
        return;
      }
      const answer = await server.json('/api/account/import', importResponseSchema, data);
      sync.now();
      showMessage('Daten importiert', importWords(answer));
    } catch (error) {
      showFailure('Import fehlgeschlagen', requestWords(error, 'Es wurde nichts geändert. Bitte versuche es später erneut.'));
    } finally {
      setBusy(null);
    }
  }

  return (
    <Rows>
      <Row
        icon={<Download aria-hidden="true" />}
        detail={
          busy === 'export'
            ? 'Wird exportiert...'
            : unsynced > 0
              ? 'Was noch nicht abgeglichen ist, fehlt darin.'
              : 'Alles, was du gespeichert hast, in einer Datei'
        }
        onPress={() => void exportData()}
      >
        Daten exportieren
      </Row>
      <Row
        icon={<Upload aria-hidden="true" />}
        detail={busy === 'import' ? 'Wird importiert...' : 'Aus einem Export von Anwurf. Vorhandenes bleibt, wie es ist.'}
        onPress={() => void importData()}
      >
        Daten importieren
      </Row>
      <Row icon={<Trash2 aria-hidden="true" />} danger onPress={onDelete}>
        Konto löschen
      </Row>
    </Rows>
  );
}
