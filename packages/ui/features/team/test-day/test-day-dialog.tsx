import { useDatabase } from '@anwurf/db/client/react';
import { changeTestDay, openTestDay } from '@anwurf/db/commands/team-test-day';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { testBatteries } from '@anwurf/db/queries/test-batteries';
import { isCalendarDay } from '@anwurf/domain/calendar/calendar-day';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { withTest } from '@anwurf/domain/fitness/battery';
import { BATTERY_BOUNDS } from '@anwurf/domain/fitness/battery-bounds';
import { TEAM_TESTS, type TestDayContent, testsOfDay, usualChoices } from '@anwurf/domain/team/test-day';
import { GENDER_LABELS, GENDERS, type Gender } from '@anwurf/domain/vocabulary/player';
import { useState } from 'react';
import { DayField } from '../../../forms/day-field.tsx';
import { problemAt } from '../../../forms/field-problem.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { MultiChips } from '../../../kit/field/multi-chips.tsx';
import { Segments } from '../../../kit/field/segments.tsx';
import { Select } from '../../../kit/field/select.tsx';
import styles from './test-day-dialog.module.css';
import { longName, testDayFailure } from './test-day-words.ts';

const batteries = testBatteries();
const options = TEAM_TESTS.map((test) => ({ value: test.id, label: longName(test) }));
const nobody = 'none';
const genders = [{ value: nobody, label: 'keine' }, ...GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))] as const;
const FIRST_AGE = 8;
const ages = Array.from({ length: 43 }, (_, index) => ({ value: String(FIRST_AGE + index), label: `${FIRST_AGE + index} Jahre` }));
const USUAL_AGE = 18;
const YEAR = 366;

/** The choices that decide how the chosen tests are compared. */
function Choices({ content, onChange }: { content: TestDayContent; onChange: (choices: TestDayContent['choices']) => void }) {
  return testsOfDay(content.tests).flatMap((test) =>
    test.extras
      .filter(({ decides }) => decides === true)
      .map(({ field, label, options: values }) => (
        <div key={`${test.id} ${field}`} className={styles.choice}>
          <span>
            {longName(test)}: {label}
          </span>
          <Select
            small
            label={`${longName(test)}: ${label}`}
            options={values.map((option) => ({ value: option.value, label: option.label }))}
            value={content.choices[test.id]?.[field] ?? values[0]?.value ?? ''}
            onChange={(value) => onChange({ ...content.choices, [test.id]: { ...content.choices[test.id], [field]: value } })}
          />
        </div>
      )),
  );
}

/** The group that values are compared with. */
function Group({ group, onChange }: { group: TestDayContent['group']; onChange: (group: TestDayContent['group']) => void }) {
  return (
    <div className={styles.group}>
      <Segments<Gender | typeof nobody>
        label="Vergleichsgruppe für Perzentile"
        options={genders}
        value={group?.gender ?? nobody}
        onChange={(gender) => onChange(gender === nobody ? null : { gender, age: group?.age ?? USUAL_AGE })}
      />
      {group !== null && (
        <Select
          label="Alter der Vergleichsgruppe"
          options={ages}
          value={String(group.age)}
          onChange={(age) => onChange({ ...group, age: Number(age) })}
        />
      )}
      <p className={styles.note}>Alter und Geschlecht teilt niemand mit dir. Du wählst eine Gruppe, mit der alle verglichen werden.</p>
    </div>
  );
}

/** Those of the chosen tests that stay, and the added ones at their suggested place. */
function ordered(before: readonly string[], chosen: readonly string[]): readonly string[] {
  const kept = before.filter((id) => chosen.includes(id));
  return chosen.filter((id) => !before.includes(id)).reduce(withTest, kept);
}

export interface TestDayDialogProps {
  team: string;
  /** The test day that is changed; null: a new one. */
  id: string | null;
  content: TestDayContent;
  today: string;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Makes or changes a test day: when, which tests, compared with whom. */
export function TestDayDialog({ team, id, content, today, onSaved, onClose }: TestDayDialogProps) {
  const db = useDatabase();
  const [draft, setDraft] = useState(content);
  const submission = useSubmission({ leaves: true, atFields: true });
  const { errors } = submission;
  const own = loadedOr(useRows(batteries, { canBeEmpty: true }), []).filter(({ tests }) => testsOfDay(tests).length > 0);
  function change(part: Partial<TestDayContent>) {
    setDraft((before) => ({ ...before, ...part }));
    submission.corrected(...Object.keys(part));
  }
  const choose = (tests: readonly string[]) =>
    change({ tests: tests.slice(0, BATTERY_BOUNDS.tests), choices: { ...usualChoices(tests), ...draft.choices } });

  function submit() {
    const problems = {
      day: isCalendarDay(draft.day) ? undefined : 'Bitte gib ein Datum an.',
      tests: testsOfDay(draft.tests).length > 0 ? undefined : 'Wähle mindestens einen Test.',
    };
    const work = async () => {
      if (id !== null) await changeTestDay(db, team, id, draft);
      onSaved(id ?? (await openTestDay(db, team, draft)));
    };
    void submission.run({ problem: problemAt(problems), words: testDayFailure, work });
  }

  return (
    <FormDialog
      title={id === null ? 'Neuer Testtag' : 'Testtag ändern'}
      submission={submission}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={id === null ? 'Anlegen' : 'Speichern'}
    >
      <DayField
        label="Tag"
        name="day"
        value={draft.day}
        onChange={(day) => change({ day })}
        error={errors['day']}
        min={dayAfter(today, -YEAR)}
        max={dayAfter(today, YEAR)}
        start={today}
      />
      {own.length > 0 && (
        <Select
          label="Aus einer Testreihe"
          options={[{ value: '', label: 'Tests einzeln wählen' }, ...own.map((one) => ({ value: one.id, label: `Testreihe ${one.name}` }))]}
          value={own.find(({ tests }) => tests.join() === draft.tests.join())?.id ?? ''}
          onChange={(battery) => {
            const chosen = own.find((one) => one.id === battery);
            if (chosen !== undefined) choose(testsOfDay(chosen.tests).map((test) => test.id));
          }}
        />
      )}
      <MultiChips
        label="Tests"
        options={options}
        value={draft.tests}
        onChange={(tests) => choose(ordered(draft.tests, tests))}
        error={errors['tests']}
        description="Höchstens zwölf."
      />
      <Choices content={draft} onChange={(choices) => change({ choices })} />
      <Group group={draft.group} onChange={(group) => change({ group })} />
    </FormDialog>
  );
}
