import { useDatabase } from '@anwurf/db/client/react';
import { removeTestDay } from '@anwurf/db/commands/team-test-day';
import type { TeamTestDay } from '@anwurf/db/queries/test-days';
import type { TestTable } from '@anwurf/domain/team/test-table';
import { sayFailure } from '../../../forms/say-failure.ts';
import { LossDialog } from '../../../kit/overlay/loss-dialog.tsx';
import { GuestsSheet } from './guests-sheet.tsx';
import { TestDayDialog } from './test-day-dialog.tsx';
import type { TestDayDialogName } from './test-day-tools.tsx';
import { testDayFailure } from './test-day-words.ts';
import { contentOf } from './use-test-day.ts';

export interface OpenTestDayDialogProps {
  team: string;
  testDay: TeamTestDay;
  table: TestTable;
  today: string;
  name: TestDayDialogName | null;
  onTestDay: (id: string) => void;
  onClose: () => void;
}

/** The dialog of a test day that is open. */
export function OpenTestDayDialog({ team, testDay, table, today, name, onTestDay, onClose }: OpenTestDayDialogProps) {
  const db = useDatabase();
  const content = contentOf(testDay);
  const saved = (id: string) => {
    onClose();
    onTestDay(id);
  };
  switch (name) {
    case null:
      return null;
    case 'guests':
      return (
        <GuestsSheet
          team={team}
          members={table.rows.flatMap(({ person }) => (person.kind === 'member' ? [person] : []))}
          year={Number(today.slice(0, 4))}
          onClose={onClose}
        />
      );
    case 'remove':
      return (
        <LossDialog
          title="Testtag löschen?"
          label="Löschen"
          onStay={onClose}
          onLose={() => {
            void sayFailure(removeTestDay(db, team, testDay.id), testDayFailure.title, testDayFailure.text);
            onClose();
          }}
        >
          {table.measured} Werte sind dann gelöscht, auch für die anderen im Trainerteam. Was jemand übernommen hat, behält er.
        </LossDialog>
      );
    case 'new':
      // The next one is like the last.
      return <TestDayDialog team={team} id={null} content={{ ...content, day: today }} today={today} onSaved={saved} onClose={onClose} />;
    case 'change':
      return <TestDayDialog team={team} id={testDay.id} content={content} today={today} onSaved={saved} onClose={onClose} />;
  }
}
