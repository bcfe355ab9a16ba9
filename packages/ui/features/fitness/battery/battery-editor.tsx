import { useDatabase } from '@anwurf/db/client/react';
import { addTestBattery, editTestBattery } from '@anwurf/db/commands/save-test-battery';
import type { TestBattery } from '@anwurf/db/queries/test-batteries';
import { testsOfBattery, withMoved, withTest } from '@anwurf/domain/fitness/battery';
import { BATTERY_BOUNDS } from '@anwurf/domain/fitness/battery-bounds';
import { SUB_TESTS } from '@anwurf/domain/fitness/sub-tests';
import { CATEGORY_TITLES, TEST_CATEGORIES } from '@anwurf/domain/fitness/test-category';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../kit/action/button.tsx';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { SheetAction } from '../../../kit/action/sheet-action.tsx';
import { MultiChips } from '../../../kit/field/multi-chips.tsx';
import { TextField } from '../../../kit/field/text-field.tsx';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { plainName } from '../history/course-words.ts';
import styles from './batteries-screen.module.css';

const words = { title: 'Fehler beim Speichern der Testreihe', text: 'Deine Auswahl ist noch da. Versuche es erneut.' };

const groups = TEST_CATEGORIES.map((category) => ({
  label: CATEGORY_TITLES[category],
  ids: SUB_TESTS[category].map(({ id }) => id),
  options: SUB_TESTS[category].map(({ id, name }) => ({ value: id, label: plainName(name) })),
}));

interface OrderProps {
  tests: readonly string[];
  onChange: (tests: readonly string[]) => void;
}

/** The chosen tests in their order, each of which moves up and down. */
function Order({ tests, onChange }: OrderProps) {
  return (
    <ol className={styles.order} aria-label="Reihenfolge">
      {testsOfBattery(tests).map(({ id, name }, index, all) => (
        <li key={id}>
          <span>{index + 1}</span>
          <span>{plainName(name)}</span>
          <IconButton
            aria-label={`${plainName(name)} nach vorn`}
            isDisabled={index === 0}
            onPress={() => onChange(withMoved(tests, id, -1))}
          >
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton
            aria-label={`${plainName(name)} nach hinten`}
            isDisabled={index === all.length - 1}
            onPress={() => onChange(withMoved(tests, id, 1))}
          >
            <ArrowDown aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ol>
  );
}

export interface BatteryEditorProps {
  battery: TestBattery;
  isNew: boolean;
  onClose: () => void;
}

/** Name, tests and order of a battery. A test that is added comes where it disturbs the others least. */
export function BatteryEditor({ battery, isNew, onClose }: BatteryEditorProps) {
  const db = useDatabase();
  const { run, pending } = useSubmission({ leaves: true });
  const [name, setName] = useState(battery.name);
  const [tests, setTests] = useState(battery.tests);
  const [isTried, setTried] = useState(false);
  const isFull = tests.length >= BATTERY_BOUNDS.tests;
  const isNamed = name.trim() !== '';

  function choose(ids: readonly string[], chosen: readonly string[]) {
    const kept = tests.filter((id) => !ids.includes(id) || chosen.includes(id));
    setTests(chosen.reduce<readonly string[]>(withTest, kept));
  }

  async function save() {
    const saved = { id: battery.id, name: name.trim(), tests };
    await (isNew ? addTestBattery(db, saved) : editTestBattery(db, saved));
    onClose();
  }

  return (
    <Sheet isOpen onOpenChange={onClose} title={isNew ? 'Neue Testreihe' : 'Testreihe bearbeiten'}>
      <div className={styles.editor}>
        <TextField
          label="Name"
          maxLength={BATTERY_BOUNDS.name}
          value={name}
          onChange={setName}
          error={isTried && !isNamed ? 'Gib der Testreihe einen Namen.' : undefined}
        />
        {groups.map(({ label, ids, options }) => (
          <MultiChips
            key={label}
            label={label}
            options={options}
            value={tests.filter((id) => ids.includes(id))}
            onChange={(chosen) => choose(ids, chosen)}
          />
        ))}
        <h3>Reihenfolge</h3>
        <p className={styles.hint} role="status">
          {tests.length === 0 && (isTried ? 'Wähl mindestens einen Test.' : 'Die Tests, die du wählst, stehen dann hier.')}
          {tests.length > 0 && !isFull && 'Vorgeschlagen ist, was am wenigsten müde macht zuerst.'}
          {isFull && `Mehr als ${BATTERY_BOUNDS.tests} Tests hat eine Testreihe nicht.`}
        </p>
        {tests.length > 0 && <Order tests={tests} onChange={setTests} />}
        <SheetAction>
          <Button
            variant="ball"
            wide
            pending={pending}
            pendingText="Wird gespeichert..."
            onPress={() => {
              setTried(true);
              if (isNamed && tests.length > 0) void run({ words, work: save });
            }}
          >
            Testreihe speichern
          </Button>
        </SheetAction>
      </div>
    </Sheet>
  );
}
