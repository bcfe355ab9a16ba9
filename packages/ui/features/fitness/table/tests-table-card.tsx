import { useDatabase } from '@anwurf/db/client/react';
import { newId } from '@anwurf/db/commands/new-id';
import { saveFitnessTests } from '@anwurf/db/commands/save-fitness-test';
import { allFitnessTests } from '@anwurf/db/queries/fitness-tests';
import { readRows } from '@anwurf/db/queries/local-query';
import { conditionsSchema } from '@anwurf/domain/fitness/conditions';
import { readStoredResults } from '@anwurf/domain/fitness/stored-test';
import { readTestsTable } from '@anwurf/domain/fitness/table/read-tests-table';
import { testsTable } from '@anwurf/domain/fitness/table/write-tests-table';
import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { saveTable } from '../../../data/export-file.ts';
import { localDay } from '../../../data/local-day.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { FileButton } from '../../../kit/action/file-button.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { showFailure } from '../../../kit/overlay/toast-queue.ts';
import { type ReadTable, ReadTableSheet } from './read-table-sheet.tsx';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { type ReadTest, readTests } from '../history/read-tests.ts';
import { textOfFile } from '../../../data/text-of-file.ts';
import styles from './tests-table-card.module.css';

const TestsPrint = lazyPart(async () => (await import('../history/tests-print.tsx')).TestsPrint);

const query = allFitnessTests();

const words = { title: 'Fehler beim Lesen der Tests', text: 'Versuche es erneut.' };

const UNREADABLE = {
  title: 'Das ist keine Tabelle von Tests',
  text: 'Die erste Zeile braucht mindestens die Spalten Datum, Test und Versuch 1. Speichere eine Tabelle von hier als Muster.',
};

/** All tests as a table for a spreadsheet, and back. */
export function TestsTableCard({ hasTests }: { hasTests: boolean }) {
  const db = useDatabase();
  const { run } = useSubmission();
  const [table, setTable] = useState<ReadTable | null>(null);

  const [printed, setPrinted] = useState<readonly ReadTest[] | null>(null);
  const donePrinting = useCallback(() => setPrinted(null), []);

  async function print() {
    setPrinted(readTests(await readRows(db, query)));
  }

  async function save() {
    const tests = (await readRows(db, query)).map(({ results, conditions, ...test }) => ({
      ...test,
      results: readStoredResults(test.category, results),
      conditions: z.safeParse(conditionsSchema, conditions).data ?? null,
    }));
    saveTable('tests', testsTable(tests));
  }

  async function read(file: File) {
    const text = await textOfFile(file);
    const found = text === null ? null : readTestsTable(text, localDay(new Date()));
    if (found === null) {
      showFailure(UNREADABLE.title, UNREADABLE.text);
      return;
    }
    const moments = new Set((await readRows(db, query)).map(({ day, time, category }) => `${day} ${time} ${category}`));
    const fresh = found.tests.filter(({ day, time, category }) => !moments.has(`${day} ${time} ${category}`));
    setTable({
      fresh: fresh.map((test) => ({ id: newId(), ...test })),
      known: found.tests.length - fresh.length,
      problems: found.problems,
    });
  }

  return (
    <Card aria-labelledby="tests-table">
      <div className={styles.card}>
        <h2 id="tests-table">Alle Tests als Tabelle</h2>
        <p>Eine CSV-Datei für die Tabellenkalkulation. Ältere Tests trägst du dort ein und liest sie hier wieder ein.</p>
        <div className={styles.actions}>
          <Button isDisabled={!hasTests} onPress={() => void run({ words, work: save })}>
            Tabelle speichern
          </Button>
          <Button isDisabled={!hasTests} onPress={() => void run({ words, work: print })}>
            Historie drucken
          </Button>
          <FileButton accepts={['.csv', '.txt', 'text/csv']} onChoose={(file) => void run({ words, work: () => read(file) })}>
            Tabelle einlesen
          </FileButton>
        </div>
      </div>
      {printed !== null && <TestsPrint tests={printed} onDone={donePrinting} />}
      {table !== null && <ReadTableSheet table={table} onSave={(tests) => saveFitnessTests(db, tests)} onClose={() => setTable(null)} />}
    </Card>
  );
}
