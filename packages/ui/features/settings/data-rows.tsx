import { accountExportSchema, importResponseSchema, type ImportResponse } from '@anwurf/contract/account-data';
import { useDatabase, useSyncState } from '@anwurf/db/client/react';
import { Download, Trash2, Upload } from 'lucide-react';
import { Row, Rows } from '../../kit/layout/rows.tsx';
import { showMessage } from '../../kit/overlay/toast-queue.ts';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { saveExport } from '../../data/export-file.ts';
import { chooseFile, readExport } from './data-file.ts';
import { settingsWords } from './failure-words.ts';
import { useSubmission } from '../../forms/use-submission.ts';

const exportWords = { ...settingsWords, title: 'Export fehlgeschlagen', text: 'Bitte versuche es später erneut.' };
const importWords = {
  ...settingsWords,
  codes: {
    ...settingsWords.codes,
    payment_required: 'Dein Zugang ist abgelaufen. Importieren kannst du wieder mit einem neuen Zugang.',
    storage_full: 'Dein Konto ist voll. Es wurde nichts geändert. Lösche zuerst, was du nicht mehr brauchst.',
  },
  title: 'Import fehlgeschlagen',
  text: 'Es wurde nichts geändert. Bitte versuche es später erneut.',
};

function importedText({ added, known, refused }: ImportResponse): string {
  const words = [`${added} neu`, `${known} schon da`];
  if (refused > 0) words.push(`${refused} nicht lesbar`);
  return `Einträge: ${words.join(', ')}.`;
}

/** Export, import and deletion of everything a player owns. */
export function DataRows({ onDelete }: { onDelete: () => void }) {
  const server = useSignedInServer();
  const { sync } = useDatabase();
  const { waiting, refused } = useSyncState();
  const exporting = useSubmission();
  const importing = useSubmission();
  const isBusy = () => exporting.isBusy() || importing.isBusy();
  const unsynced = waiting + refused.length;

  async function exportData() {
    saveExport(await server.json('/api/account/export', accountExportSchema));
    showMessage('Daten exportiert', 'Die Datei liegt bei deinen Downloads.');
  }

  async function importData(file: File) {
    const data = await readExport(file);
    if (data === null) return { title: importWords.title, text: 'Diese Datei ist kein Export von Anwurf. Es wurde nichts geändert.' };
    const answer = await server.json('/api/account/import', importResponseSchema, data);
    sync.now();
    showMessage('Daten importiert', importedText(answer));
    return null;
  }

  async function chooseImport() {
    const file = isBusy() ? null : await chooseFile();
    if (file !== null) await importing.run({ words: importWords, work: () => importData(file) });
  }

  return (
    <Rows>
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
      <Row icon={<Trash2 aria-hidden="true" />} danger onPress={onDelete}>
        Konto löschen
      </Row>
    </Rows>
  );
}
