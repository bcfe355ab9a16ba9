import { formatGermanDate, withDatePoints } from '@anwurf/domain/calendar/german-date';
import { type Conditions, FEELING, TIME_OF_DAY_LABELS, timeOfDayAt, TIMES_OF_DAY, WARM_UP } from '@anwurf/domain/fitness/conditions';
import { FIRST_TEST_DAY, readTestDay } from '@anwurf/domain/fitness/test-day';
import { type ReactNode, useEffect, useState } from 'react';
import { useTestFigure } from '../../../data/figures/use-figure.ts';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { ChoiceChips } from '../../../kit/field/choice-chips.tsx';
import { DateField } from '../../../kit/field/date-field.tsx';
import { LazyCalendar } from '../../../forms/lazy-calendar.tsx';
import { FigureTile } from '../../../kit/figure/figure-tile.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { RangeSlider } from '../../../kit/field/range-slider.tsx';
import { StarRating } from '../../../kit/field/star-rating.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { useUserId } from '../../../storage/user-id.tsx';
import { hasContent, newTestDraft, testDraftOf } from '../test-draft.ts';
import type { TestPlan } from '../test-plan.ts';
import styles from './intro-screen.module.css';
import { useToday } from '../../../data/use-today.ts';

const DAY_PROBLEM = 'Bitte gib den Tag als TT.MM.JJJJ an. Er liegt nicht in der Zukunft.';
const FEELINGS = ['Schlecht', 'Müde', 'Normal', 'Gut', 'Topfit'];
const timesOfDay = TIMES_OF_DAY.map((value) => ({ value, label: TIME_OF_DAY_LABELS[value] }));

export interface IntroScreenProps {
  plan: TestPlan;
  /** To the screen one level up. */
  back: ReactNode;
  /** The circumstances are kept, the first sub-test may begin. */
  onBegin: () => void;
}

/** A test's figure at the start of its row. */
function SubTestTile({ id }: { id: string }) {
  const drawing = useTestFigure(id);
  return drawing && <FigureTile drawing={drawing} />;
}

/** Its parts in their order. */
function SubTests({ plan }: { plan: TestPlan }) {
  return (
    <Card flush>
      <h2 className={styles.title}>Das machst du</h2>
      <ol className={styles.tests}>
        {plan.tests.map((test) => (
          <li key={test.id}>
            <SubTestTile id={test.id} />
            <b>{test.name}</b>
            <span>
              {test.trials === 1 ? '1 Versuch' : `${test.trials} ${test.trialNames ? 'Richtungen' : 'Versuche'}`}
              {test.sideField !== null && ' je Seite'}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface TestDayFieldProps {
  /** As it was typed. */
  value: string;
  today: string;
  problem: string | undefined;
  onChange: (typed: string) => void;
  /** A day of the calendar. */
  onChoose: (day: string) => void;
}

function TestDayField({ value, today, problem, onChange, onChoose }: TestDayFieldProps) {
  return (
    <DateField
      label="Tag des Tests"
      name="test-day"
      placeholder="TT.MM.JJJJ"
      value={value}
      error={problem}
      onChange={(text) => onChange(withDatePoints(text))}
      renderCalendar={(close) => (
        <LazyCalendar
          label="Tag des Tests"
          value={readTestDay(value, today)}
          start={today}
          min={FIRST_TEST_DAY}
          max={today}
          onChange={(day) => {
            onChoose(day);
            close();
          }}
        />
      )}
    />
  );
}

function ConditionFields({ conditions, onChange }: { conditions: Conditions; onChange: (conditions: Conditions) => void }) {
  return (
    <>
      <RangeSlider
        label="Aufwärmung"
        unit="min"
        range={WARM_UP}
        value={conditions.aufwaermung_minuten}
        onChange={(minutes) => onChange({ ...conditions, aufwaermung_minuten: minutes })}
      />
      <ChoiceChips
        label="Tageszeit"
        options={timesOfDay}
        value={conditions.tageszeit}
        onChange={(time) => onChange({ ...conditions, tageszeit: time })}
      />
      <StarRating
        label="Wie fühlst du dich?"
        names={FEELINGS}
        value={conditions.subjektives_befinden}
        onChange={(stars) => onChange({ ...conditions, subjektives_befinden: stars })}
      />
    </>
  );
}

/** Introduces a test and asks for its circumstances: without them two results cannot be compared. */
export function IntroScreen({ plan, back, onBegin }: IntroScreenProps) {
  const userId = useUserId();
  const kept = testDraftOf(userId, plan.key);
  const [open, setOpen] = useState(() => kept.read());
  useEffect(() => testDraftOf(userId, plan.key).onRestored(setOpen), [userId, plan.key]);
  const [conditions, setConditions] = useState<Conditions>(
    () =>
      open?.conditions ?? {
        aufwaermung_minuten: WARM_UP.initial,
        tageszeit: timeOfDayAt(new Date().getHours()),
        subjektives_befinden: FEELING.initial,
      },
  );

  const today = useToday();
  const [typedDay, setTypedDay] = useState(() => formatGermanDate(open?.day ?? today));
  const [problem, setProblem] = useState<string | undefined>();

  /** The typed day; null: it is none, and the field says so. */
  function readDay(): string | null {
    const day = readTestDay(typedDay, today);
    setProblem(day === null ? DAY_PROBLEM : undefined);
    return day;
  }

  function begin() {
    const day = readDay();
    if (day === null) return;
    kept.keep(newTestDraft(plan, conditions, day === today ? null : day));
    onBegin();
    if (open === null || !hasContent(open)) return;
    showMessage('Test neu begonnen', 'Was du gemessen hattest, ist weg.', { label: 'Rückgängig', run: () => kept.restore(open) });
  }

  function goOn() {
    const day = readDay();
    if (day === null) return;
    // A test that was begun yesterday stays of yesterday: the field shows today.
    const isUntouched = !open?.day && day === today;
    if (open) kept.keep({ ...open, conditions, day: isUntouched ? null : day });
    onBegin();
  }

  return (
    <Page
      title={plan.title}
      back={back}
      width="reading"
      action={
        <BottomAction pair={open !== null}>
          {open === null ? (
            <Button variant="ball" onPress={begin}>
              Test starten
            </Button>
          ) : (
            <>
              <Button variant="line" onPress={begin}>
                Neu beginnen
              </Button>
              <Button variant="ball" onPress={goOn}>
                Test fortsetzen
              </Button>
            </>
          )}
        </BottomAction>
      }
    >
      <SubTests plan={plan} />
      <Card>
        <div className={styles.conditions}>
          <h2>Bedingungen</h2>
          <TestDayField
            value={typedDay}
            today={today}
            problem={problem}
            onChange={setTypedDay}
            onChoose={(day) => {
              setTypedDay(formatGermanDate(day));
              setProblem(undefined);
            }}
          />
          <ConditionFields conditions={conditions} onChange={setConditions} />
        </div>
      </Card>
    </Page>
  );
}
