import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { type TestCell, type TestRow, type TestTable, missesEverything } from '@anwurf/domain/team/test-table';
import { bandOfPlace } from '@anwurf/domain/team/test-cell';
import { ChevronLeft, ChevronRight, EyeOff, UserX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { Segments } from '../../../kit/field/segments.tsx';
import { Select } from '../../../kit/field/select.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Rows } from '../../../kit/layout/rows.tsx';
import { nameText } from '../squad/member-words.ts';
import { cellText, longName, MISSING_WORDS } from './test-day-words.ts';
import styles from './test-list.module.css';
import { TrialBoxes } from './trial-boxes.tsx';
import type { CellActions } from './use-cell-actions.ts';

interface LineProps {
  title: string;
  row: TestRow;
  cell: TestCell;
  actions: CellActions;
}

/** A cell as a line: what it is of, its boxes, and where it stands. */
function Line({ title, row, cell, actions }: LineProps) {
  const { place, isBest, value, shown } = cell;
  const { onMissing, ...typing } = actions.of(row, cell);
  const name = nameText(row.person.name);
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <b>{title}</b>
        {value.state === 'missing' ? (
          <span className={styles.state}>{cellText(cell)}</span>
        ) : (
          shown !== null && (
            <span className={styles.state} data-band={place === null ? undefined : bandOfPlace(place)}>
              {[cellText(cell), place !== null && `Perzentil ${place}`, isBest && 'Bestwert'].filter(Boolean).join(' · ')}
            </span>
          )
        )}
      </div>
      {row.person.sharesTests ? (
        <div className={styles.entry}>
          <TrialBoxes cell={cell} name={name} onMissing={onMissing} {...typing} />
          {value.state === 'open' && (
            <IconButton aria-label={`${longName(cell.test)}, ${name}: fehlt`} onPress={onMissing}>
              <UserX aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ) : (
        <p className={styles.hidden}>
          <EyeOff size={18} aria-hidden="true" />
          teilt keine Testwerte mit dir
        </p>
      )}
    </li>
  );
}

interface StepsProps {
  label: string;
  previous: string;
  next: string;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** One of the list, the one before and the one after. */
function Steps({ label, previous, next, options, value, onChange }: StepsProps) {
  const index = options.findIndex((option) => option.value === value);
  const [before, after] = [options[index - 1], options[index + 1]];
  return (
    <div className={styles.steps}>
      <IconButton aria-label={previous} isDisabled={before === undefined} onPress={() => before && onChange(before.value)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <Select label={label} options={options} value={value} onChange={onChange} />
      <IconButton aria-label={next} isDisabled={after === undefined} onPress={() => after && onChange(after.value)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function ofPerson(row: TestRow, actions: CellActions): ReactNode {
  const absent = row.cells.length > 1 ? missesEverything(row) : null;
  if (absent !== null) {
    return (
      <Card>
        <p className={styles.absent}>
          {MISSING_WORDS[absent]}
          <Button onPress={() => actions.openRow(row)}>Doch dabei</Button>
        </p>
      </Card>
    );
  }
  return (
    <Card flush>
      <Rows>
        {row.cells.map((cell) => (
          <Line key={`${row.person.id} ${cell.test.id}`} title={longName(cell.test)} row={row} cell={cell} actions={actions} />
        ))}
      </Rows>
    </Card>
  );
}

function ofStation(rows: readonly TestRow[], test: SubTest, actions: CellActions): ReactNode {
  return (
    <Card flush>
      <Rows>
        {rows.map((row) => {
          const cell = row.cells.find((one) => one.test.id === test.id);
          return (
            cell && <Line key={`${row.person.id} ${test.id}`} title={nameText(row.person.name)} row={row} cell={cell} actions={actions} />
          );
        })}
      </Rows>
    </Card>
  );
}

const orders = [
  { value: 'person', label: 'Nach Person' },
  { value: 'station', label: 'Nach Station' },
] as const;

/** One person or one station at a time, on narrow screens. */
export function TestList({ table: { rows, columns }, actions }: { table: TestTable; actions: CellActions }) {
  const [order, setOrder] = useState<(typeof orders)[number]['value']>('person');
  const [person, setPerson] = useState<string | null>(null);
  const [station, setStation] = useState<string | null>(null);
  const row = rows.find((one) => one.person.id === person) ?? rows[0];
  const test = (columns.find((one) => one.test.id === station) ?? columns[0])?.test;
  if (row === undefined || test === undefined) return null;
  return (
    <>
      <Segments label="Reihenfolge" hideLabel options={orders} value={order} onChange={setOrder} />
      {order === 'person' ? (
        <>
          <Steps
            label="Person"
            previous="Person davor"
            next="Nächste Person"
            options={rows.map((one) => ({
              value: one.person.id,
              label: `${nameText(one.person.name)}, ${one.done} von ${columns.length}`,
            }))}
            value={row.person.id}
            onChange={setPerson}
          />
          {ofPerson(row, actions)}
        </>
      ) : (
        <>
          <Steps
            label="Station"
            previous="Station davor"
            next="Nächste Station"
            options={columns.map((one) => ({ value: one.test.id, label: `${longName(one.test)}, ${one.measured} gemessen` }))}
            value={test.id}
            onChange={setStation}
          />
          {ofStation(rows, test, actions)}
        </>
      )}
    </>
  );
}
