import type { NotedValue } from '@anwurf/db/commands/note-test-values';
import { plainSpelling, type ReadLine, type ReadTestTable } from '@anwurf/domain/team/read-test-csv';
import type { TestedPerson } from '@anwurf/domain/team/test-table';
import { measuredValueOf } from '@anwurf/domain/team/test-value';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { SheetAction } from '../../../kit/action/sheet-action.tsx';
import { Select } from '../../../kit/field/select.tsx';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { nameText } from '../squad/member-words.ts';
import styles from './import-sheet.module.css';

const nobody = 'none';
const mostProblems = 20;

/** 'Brandt, Mila' and 'Mila Brandt' are one name. */
function nameKey(name: string): string {
  const [last = '', first] = name.split(',');
  return plainSpelling(first === undefined ? name : `${first} ${last}`);
}

/** The only person of a name; undefined: none has it, or several. */
function personOf(line: ReadLine, people: readonly TestedPerson[]): TestedPerson | undefined {
  const named = people.filter(({ name }) => nameKey(name) === nameKey(line.name));
  return named.length === 1 ? named[0] : undefined;
}

export interface ImportSheetProps {
  table: ReadTestTable;
  /** Those who can be written about. */
  people: readonly TestedPerson[];
  onSave: (noted: readonly NotedValue[]) => void;
  onClose: () => void;
}

/** Shows what was understood of a table, and asks who is meant where a name is not known, before anything is stored. */
export function ImportSheet({ table: { lines, problems, unknownColumns }, people, onSave, onClose }: ImportSheetProps) {
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const who = (line: ReadLine) => chosen[line.line] ?? personOf(line, people)?.id ?? nobody;
  const known = lines.filter((line) => personOf(line, people) !== undefined);
  const unknown = lines.filter((line) => personOf(line, people) === undefined);
  const noted = lines.flatMap((line) => {
    const person = people.find(({ id }) => id === who(line));
    return person === undefined ? [] : line.values.map(({ test, trials }): NotedValue => ({ person, test, ...measuredValueOf(trials) }));
  });
  const cells = new Set(noted.map(({ person, test }) => `${person.id} ${test}`));
  const options = [{ value: nobody, label: 'nicht übernehmen' }, ...people.map(({ id, name }) => ({ value: id, label: nameText(name) }))];
  return (
    <Sheet isOpen onOpenChange={onClose} title="Tabelle einlesen">
      <div className={styles.sheet}>
        <p>
          <b>{known.length === 1 ? '1 Name ist bekannt.' : `${known.length} Namen sind bekannt.`}</b> Noch ist nichts gespeichert. Was schon
          in einer Zelle steht, bleibt im Verlauf.
        </p>
        {unknown.length > 0 && (
          <section>
            <h3>Wer ist das?</h3>
            <ul className={styles.names}>
              {unknown.map((line) => (
                <li key={line.line}>
                  <span>{line.name}</span>
                  <Select
                    small
                    label={`Wer ist ${line.name}?`}
                    options={options}
                    value={who(line)}
                    onChange={(id) => setChosen((before) => ({ ...before, [line.line]: id }))}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        {unknownColumns.length > 0 && <p>Nicht übernommen werden die Spalten {unknownColumns.join(', ')}: keine Tests dieses Tages.</p>}
        {problems.length > 0 && (
          <section>
            <h3>{problems.length === 1 ? 'Ein Wert wird nicht übernommen' : `${problems.length} Werte werden nicht übernommen`}</h3>
            <ul className={styles.problems}>
              {problems.slice(0, mostProblems).map(({ line, words }, index) => (
                <li key={index}>
                  Zeile {line}: {words}
                </li>
              ))}
              {problems.length > mostProblems && <li>und {problems.length - mostProblems} weitere</li>}
            </ul>
          </section>
        )}
        {cells.size < noted.length && <p role="status">Zwei Zeilen meinen dieselbe Person: Die untere gilt, die obere steht im Verlauf.</p>}
        <SheetAction>
          <Button variant="court" wide isDisabled={noted.length === 0} onPress={() => onSave(noted)}>
            {noted.length === 1 ? '1 Wert übernehmen' : `${noted.length} Werte übernehmen`}
          </Button>
        </SheetAction>
      </div>
    </Sheet>
  );
}
