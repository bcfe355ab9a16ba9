import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useList } from '@anwurf/db/queries/react/use-rows';
import { type PastTestValue, testDayHistory } from '@anwurf/db/queries/test-days';
import { readTrials } from '@anwurf/domain/team/cell-trials';
import type { TestRow, TestTable } from '@anwurf/domain/team/test-table';
import { format } from 'date-fns';
import { useMemo, useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Rows } from '../../../kit/layout/rows.tsx';
import { nameText } from '../squad/member-words.ts';
import { contentText, longName } from './test-day-words.ts';
import styles from './test-history.module.css';

export interface TestHistoryProps {
  team: string;
  testDay: string;
  table: TestTable;
}

function momentText({ notedAt, isCurrent, coach }: PastTestValue): string {
  return [isCurrent ? 'gilt' : '', format(notedAt, 'dd.MM. HH:mm:ss'), coach].filter(Boolean).join(', ');
}

/** Entries of some players; asked for by themselves, as a full test day has thousands. */
function HistoryOf({ team, testDay, rows: people }: Omit<TestHistoryProps, 'table'> & { rows: readonly TestRow[] }) {
  const asked = people.map(({ person }) => person.id).join(' ');
  const past = loadedOr(
    useList(
      useMemo(() => testDayHistory(team, testDay, asked.split(' ')), [team, testDay, asked]),
      { canBeEmpty: true },
    ),
    [],
  );
  return people.flatMap(({ person, cells }) =>
    cells.flatMap(({ test }) => {
      const rows = past.filter((one) => one.person === person.id && one.test === test.id);
      if (rows.length === 0) return [];
      return (
        <li key={`${person.id} ${test.id}`} className={styles.cell}>
          <b>
            {nameText(person.name)}, {longName(test)}
          </b>
          <ol>
            {rows.map((row) => (
              <li key={row.id} data-current={row.isCurrent || undefined}>
                <span>{contentText(test, { state: row.state, trials: readTrials(row.trials), reason: row.reason })}</span>
                <small>{momentText(row)}</small>
              </li>
            ))}
          </ol>
        </li>
      );
    }),
  );
}

/** Players whose cells are shown at first, and that each 'Mehr anzeigen' adds. */
const PAGE = 10;

/** Every entry of the cells that have more than one: nothing that somebody wrote is gone. */
export function TestHistory({ team, testDay, table }: TestHistoryProps) {
  const [pages, setPages] = useState(1);
  const changed = table.rows.filter(({ cells }) => cells.some(({ entries }) => entries > 1));
  if (changed.length === 0)
    return <p role="status">Noch nichts wurde zweimal eingetragen. Was geändert wird, steht dann hier mit allen Werten.</p>;
  return (
    <>
      <Card flush>
        <Rows>
          {Array.from({ length: pages }, (_, page) => changed.slice(page * PAGE, (page + 1) * PAGE)).map(
            (rows, page) => rows.length > 0 && <HistoryOf key={page} team={team} testDay={testDay} rows={rows} />,
          )}
        </Rows>
      </Card>
      {changed.length > pages * PAGE && (
        <Button variant="quiet" wide onPress={() => setPages(pages + 1)}>
          Mehr anzeigen
        </Button>
      )}
    </>
  );
}
