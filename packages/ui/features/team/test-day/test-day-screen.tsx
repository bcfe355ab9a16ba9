import type { OwnTeam } from '@anwurf/db/queries/teams';
import type { Norms } from '@anwurf/domain/norms/norm-records';
import { groupOfNames, type TestDayContent } from '@anwurf/domain/team/test-day';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Select } from '../../../kit/field/select.tsx';
import { LedTeam } from '../led-team.tsx';
import { dayText } from '../squad/member-words.ts';
import { TestDayDialog } from './test-day-dialog.tsx';
import { useTestDays } from './use-test-days.ts';
import { OneTestDay } from './one-test-day.tsx';
import { TestDayFrame } from './test-day-frame.tsx';
import { useToday } from '../../../data/use-today.ts';

interface TeamDaysProps extends Omit<TestDayScreenProps, 'team'> {
  own: OwnTeam;
}

function TeamDays({ own, testDay: wanted, norms, onTestDay }: TeamDaysProps) {
  const { team } = own;
  const today = useToday();
  const days = useTestDays(team);
  const [opens, setOpens] = useState(false);
  if (days.state !== 'rows') {
    return (
      <TestDayFrame team={team}>
        <NotLoaded data={days} skeleton={<Skeleton height="480px" />} />
      </TestDayFrame>
    );
  }
  const testDay = days.value.find(({ id }) => id === wanted) ?? days.value[0];
  if (testDay === undefined) {
    const first: TestDayContent = { day: today, tests: [], choices: {}, group: groupOfNames(own.name, own.ageGroup) };
    return (
      <TestDayFrame team={team}>
        <EmptyState
          title="Noch kein Testtag"
          action={
            <Button variant="ball" onPress={() => setOpens(true)}>
              <CalendarPlus size={20} aria-hidden="true" />
              Testtag anlegen
            </Button>
          }
        >
          Tag und Tests wählen, Werte in die Tabelle tippen, auch ohne Netz und zu zweit an zwei Stationen.
        </EmptyState>
        {opens && (
          <TestDayDialog
            team={team}
            id={null}
            content={first}
            today={today}
            onSaved={(id) => {
              setOpens(false);
              onTestDay(id);
            }}
            onClose={() => setOpens(false)}
          />
        )}
      </TestDayFrame>
    );
  }
  const choice = days.value.length > 1 && (
    <Select
      small
      label="Testtag"
      options={days.value.map((one) => ({ value: one.id, label: `Testtag ${dayText(one.day, today)}` }))}
      value={testDay.id}
      onChange={onTestDay}
    />
  );
  return <OneTestDay key={testDay.id} own={own} testDay={testDay} norms={norms} today={today} choice={choice} onTestDay={onTestDay} />;
}

export interface TestDayScreenProps {
  team: string | undefined;
  /** Undefined: the last one. */
  testDay: string | undefined;
  norms: Norms;
  onTestDay: (id: string) => void;
}

/** A team's test day: the squad by tests, written cell by cell. */
export function TestDayScreen({ team, ...props }: TestDayScreenProps) {
  return (
    <LedTeam part="/team/test-day" title="Testtag" team={team} nobody="Testtage sieht, wer eine Mannschaft betreut.">
      {(own) => <TeamDays key={own.team} own={own} {...props} />}
    </LedTeam>
  );
}
