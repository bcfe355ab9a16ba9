import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useList } from '@anwurf/db/queries/react/use-rows';
import { type PastTestValue, testDayHistory } from '@anwurf/db/queries/test-days';
import { readTrials } from '@anwurf/domain/team/cell-trials';
import type { TestTable } from '@anwurf/domain/team/test-table';
import { format } from 'date-fns';
import { useMemo } from 'react';
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

/** Every entry of the cells that have more than one: nothing that somebody wrote is gone. */
export function TestHistory({ team, testDay, table }: TestHistoryProps) {
  const past = loadedOr(
    useList(
      useMemo(() => testDayHistory(team, testDay), [team, testDay]),
      { canBeEmpty: true },
    ),
    [],
  );
  const cells = table.rows.flatMap(({ person, cells: own }) =>
    own.flatMap(({ test }) => {
      const rows = past.filter((one) => one.person === person.id && one.test === test.id);
      return rows.length === 0 ? [] : [{ person, test, rows }];
    }),
  );
  if (cells.length === 0)
    return <p role="status">Noch nichts wurde zweimal eingetragen. Was geändert wird, steht dann hier mit allen Werten.</p>;
  return (
    <Card flush>
      <Rows>
        {cells.map(({ person, test, rows }) => (
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
        ))}
      </Rows>
    </Card>
  );
}
