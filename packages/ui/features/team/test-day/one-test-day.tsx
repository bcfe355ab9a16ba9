import { useDatabase } from '@anwurf/db/client/react';
import { closeTestDay } from '@anwurf/db/commands/team-test-day';
import type { TeamTestDay } from '@anwurf/db/queries/test-days';
import type { OwnTeam } from '@anwurf/db/queries/teams';
import type { Norms } from '@anwurf/domain/norms/norm-records';
import type { ReadTestTable } from '@anwurf/domain/team/read-test-csv';
import { type ReactNode, useCallback, useState } from 'react';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { dayWords } from '../../../data/week/day-words.ts';
import { sayFailure } from '../../../forms/say-failure.ts';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Segments } from '../../../kit/field/segments.tsx';
import { PrintSheet } from '../../../kit/layout/print-sheet.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { useWide } from '../../../kit/use-media.ts';
import { ImportSheet } from './import-sheet.tsx';
import { MissingDialog } from './missing-dialog.tsx';
import styles from './test-day-screen.module.css';
import { TestDayTools, type TestDayDialogName } from './test-day-tools.tsx';
import { testDayFailure } from './test-day-words.ts';
import { TestGrid } from './test-grid.tsx';
import { TestHistory } from './test-history.tsx';
import { TestLegend } from './test-legend.tsx';
import { TestList } from './test-list.tsx';
import { TestSheet } from './test-sheet.tsx';
import { useCellActions } from './use-cell-actions.ts';
import { contentOf, useNoting, useTestTable } from './use-test-day.ts';
import { OpenTestDayDialog } from './open-test-day-dialog.tsx';
import { TestDayFrame } from './test-day-frame.tsx';
import { TestStatus } from './test-status.tsx';

const views = [
  { value: 'values', label: 'Werte' },
  { value: 'history', label: 'Verlauf' },
] as const;

export interface OneTestDayProps {
  own: OwnTeam;
  testDay: TeamTestDay;
  norms: Norms;
  today: string;
  choice: ReactNode;
  onTestDay: (id: string) => void;
}

/** A test day: its table, its history, and all that can be done with it. */
export function OneTestDay({ own, testDay, norms, today, choice, onTestDay }: OneTestDayProps) {
  const db = useDatabase();
  const { team } = own;
  const data = useTestTable(team, testDay, norms);
  const noting = useNoting(team, testDay.id);
  const actions = useCellActions(noting);
  const isWide = useWide();
  const [view, setView] = useState<(typeof views)[number]['value']>('values');
  const [dialog, setDialog] = useState<TestDayDialogName | null>(null);
  const [read, setRead] = useState<ReadTestTable | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const endPrinting = useCallback(() => setPrinting(false), [setPrinting]);
  if (data.state !== 'rows') {
    return (
      <TestDayFrame team={team}>
        {choice}
        <NotLoaded data={data} skeleton={<Skeleton height="480px" />} />
      </TestDayFrame>
    );
  }
  const table = data.value;
  const isClosed = testDay.closedAt !== null;
  const legend = <TestLegend group={contentOf(testDay).group} table={table} />;
  const close = (closed: boolean) =>
    void sayFailure(
      closeTestDay(db, team, testDay.id, closed).then(() =>
        closed
          ? showMessage('Testtag abgeschlossen', 'Alle können ihre Werte jetzt in ihre eigenen Tests übernehmen.')
          : showMessage('Testtag wieder offen'),
      ),
      testDayFailure.title,
      testDayFailure.text,
    );
  // Docked on a phone it would hide what is being typed.
  const closing = !isClosed && table.measured > 0 && (
    <Button variant="ball" wide={!isWide} onPress={() => close(true)}>
      Testtag abschließen
    </Button>
  );
  return (
    <TestDayFrame
      team={team}
      tools={
        <TestDayTools
          table={table}
          isWide={isWide}
          isClosed={isClosed}
          onOpen={setDialog}
          onPrint={() => setPrinting(true)}
          onRead={setRead}
          onReopen={() => close(false)}
        />
      }
      action={isWide && closing && <BottomAction>{closing}</BottomAction>}
    >
      <div className={styles.about}>
        <p>
          {[own.club, own.name].filter(Boolean).join(', ')}
          <br />
          {dayWords(testDay.day)} {testDay.day.slice(0, 4)}
          {isClosed && ' · abgeschlossen'}
        </p>
        {choice}
        <Segments label="Anzeige" hideLabel options={views} value={view} onChange={setView} />
      </div>
      {view === 'history' ? (
        <TestHistory team={team} testDay={testDay.id} table={table} />
      ) : table.rows.length === 0 ? (
        <EmptyState
          title="Noch niemand im Kader"
          action={
            <Button variant="ball" onPress={() => setDialog('guests')}>
              Gäste eintragen
            </Button>
          }
        >
          Sobald jemand mit deinem Code beitritt, steht er hier. Wer die App nicht hat, ist Gast.
        </EmptyState>
      ) : (
        <div className={styles.values}>
          {isWide ? legend : <TestList table={table} actions={actions} />}
          {isWide && <TestGrid table={table} actions={actions} />}
          <TestStatus noting={noting} isWide={isWide} />
          {!isWide && legend}
          {!isWide && closing}
        </div>
      )}
      {actions.missing !== null && <MissingDialog missing={actions.missing} onChoose={actions.miss} onClose={actions.leaveMissing} />}
      {read !== null && (
        <ImportSheet
          table={read}
          people={table.rows.flatMap(({ person }) => (person.sharesTests ? [person] : []))}
          onSave={(noted) => {
            noting.note(noted, noted.length === 1 ? '1 Wert aus der Tabelle' : `${noted.length} Werte aus der Tabelle`);
            setRead(null);
          }}
          onClose={() => setRead(null)}
        />
      )}
      <OpenTestDayDialog
        team={team}
        testDay={testDay}
        table={table}
        today={today}
        name={dialog}
        onTestDay={onTestDay}
        onClose={() => setDialog(null)}
      />
      {isPrinting && (
        <PrintSheet title={`Testtag ${own.name ?? ''}, ${dayWords(testDay.day)}`} onDone={endPrinting}>
          <TestSheet table={table} />
        </PrintSheet>
      )}
    </TestDayFrame>
  );
}
