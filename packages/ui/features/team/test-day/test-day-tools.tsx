import type { TestTable } from '@anwurf/domain/team/test-table';
import { csvText } from '@anwurf/domain/statistics/csv';
import { readTestCsv, type ReadTestTable } from '@anwurf/domain/team/read-test-csv';
import { CalendarPlus, Download, EllipsisVertical, LockOpen, Pencil, Printer, Trash2, Upload, UserPlus } from 'lucide-react';
import { useRef } from 'react';
import { saveTable } from '../../../data/export-file.ts';
import { textOfFile } from '../../../data/text-of-file.ts';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { Menu, MenuItem } from '../../../kit/action/menu.tsx';
import { showFailure } from '../../../kit/overlay/toast-queue.ts';
import { columnNames, csvHead, csvRows } from './test-day-csv.ts';
import styles from './test-day-screen.module.css';

/** Dialogs of a test day. */
export type TestDayDialogName = 'new' | 'change' | 'guests' | 'remove';

export interface TestDayToolsProps {
  table: TestTable;
  isWide: boolean;
  isClosed: boolean;
  onOpen: (dialog: TestDayDialogName) => void;
  onPrint: () => void;
  onRead: (table: ReadTestTable) => void;
  onReopen: () => void;
}

/** Everything that is done with a test day beside writing into it. */
export function TestDayTools({ table, isWide, isClosed, onOpen, onPrint, onRead, onReopen }: TestDayToolsProps) {
  const file = useRef<HTMLInputElement>(null);
  const save = () => saveTable('testtag', csvText(csvHead(table), csvRows(table)));

  async function read(chosen: File) {
    const text = await textOfFile(chosen);
    const tests = table.columns.map(({ test }) => ({ test, names: columnNames(test) }));
    const found = text === null ? null : readTestCsv(text, tests);
    if (found === null)
      showFailure('Keine Tabelle dieses Testtags', 'Die erste Zeile braucht eine Spalte „Name“ und je Test eine Spalte mit seinem Namen.');
    else onRead(found);
  }

  return (
    <span className={styles.tools}>
      <input
        ref={file}
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        hidden
        aria-label="Tabelle mit Werten"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) void read(chosen);
          target.value = '';
        }}
      />
      {isWide && (
        <>
          <IconButton aria-label="Testtag drucken" onPress={onPrint}>
            <Printer aria-hidden="true" />
          </IconButton>
          <IconButton aria-label="Testtag als Tabelle speichern" onPress={save}>
            <Download aria-hidden="true" />
          </IconButton>
        </>
      )}
      <Menu
        aria-label="Mehr zum Testtag"
        trigger={
          <IconButton aria-label="Mehr zum Testtag">
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<CalendarPlus aria-hidden="true" />} onAction={() => onOpen('new')}>
          Neuer Testtag
        </MenuItem>
        <MenuItem icon={<Pencil aria-hidden="true" />} onAction={() => onOpen('change')}>
          Tag, Tests, Vergleich
        </MenuItem>
        <MenuItem icon={<UserPlus aria-hidden="true" />} onAction={() => onOpen('guests')}>
          Gäste
        </MenuItem>
        <MenuItem icon={<Upload aria-hidden="true" />} onAction={() => file.current?.click()}>
          Tabelle einlesen
        </MenuItem>
        {isClosed ? (
          <MenuItem icon={<LockOpen aria-hidden="true" />} onAction={onReopen}>
            Wieder öffnen
          </MenuItem>
        ) : null}
        <MenuItem danger icon={<Trash2 aria-hidden="true" />} onAction={() => onOpen('remove')}>
          Löschen
        </MenuItem>
      </Menu>
    </span>
  );
}
