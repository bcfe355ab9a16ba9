import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useKept } from '@anwurf/db/queries/react/use-kept';
import { useList, useRows } from '@anwurf/db/queries/react/use-rows';
import { doneCounts, testsOf } from '@anwurf/db/queries/shared-log';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { attendancePercent } from '@anwurf/domain/team/attendance';
import { compareTests } from '@anwurf/domain/team/compare-players';
import { memberTests } from '@anwurf/domain/team/member-tests';
import type { SharedKind } from '@anwurf/domain/team/shared-kind';
import type { SquadMember } from '@anwurf/domain/team/squad-member';
import { Circle } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { testText } from '../../../data/goals/goal-words.ts';
import { Num } from '../../../kit/text/num.tsx';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';
import { cameText } from '../attendance/attendance-words.ts';
import { useAttendanceSums } from '../attendance/use-attendance.ts';
import { dayText, loadText, nameText, NONE, readinessText, weekText } from '../squad/member-words.ts';
import styles from './compared-players.module.css';
import { PlayerMark } from './player-mark.tsx';
import { TestStrips } from './test-strips.tsx';

const DAYS = 28;
const canBeEmpty = { canBeEmpty: true };
const none: readonly never[] = [];

export interface ComparedPlayersProps {
  team: string;
  /** One to five, in the order in which they stand beside each other. */
  players: readonly SquadMember[];
  today: string;
}

function Line({ title, cells }: { title: ReactNode; cells: readonly ReactNode[] }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {cells.map((cell, index) => (
        // The columns are the players, who keep their places.
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}

/** A number of each player, where he shares the kind that it is of. */
function sharedCells(players: readonly SquadMember[], kind: SharedKind, textOf: (player: SquadMember) => string): ReactNode[] {
  return players.map((player) => (player.sharedKinds.includes(kind) ? <Num key={player.user}>{textOf(player)}</Num> : NONE));
}

/** The players in one drawing and one table. */
export function ComparedPlayers({ team, players, today }: ComparedPlayersProps) {
  const from = dayAfter(today, 1 - DAYS);
  const asked = players.map(({ user }) => user).join(' ');
  const counts = useKept(
    useRows(
      useMemo(() => doneCounts(team, asked.split(' '), from, today), [team, asked, from, today]),
      canBeEmpty,
    ),
  );
  const stored = useKept(
    useList(
      useMemo(() => testsOf(team, asked.split(' ')), [team, asked]),
      canBeEmpty,
    ),
  );
  const attendanceOf = useAttendanceSums(team, asked, today);
  const attendances = players.map(({ user }) => attendanceOf(user));
  const tests = compareTests(players.map(({ user }) => memberTests(loadedOr(stored, none).filter((one) => one.user === user))));
  const doneOf = ({ user }: SquadMember) => `${loadedOr(counts, none).find((one) => one.user === user)?.done ?? 0}`;
  return (
    <div className={styles.parts}>
      {players.length > 1 && <TestStrips tests={tests} players={players} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling element must be reachable by keyboard. */}
      <div className={styles.scroller} role="region" aria-label="Vergleich" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td>
                <VisuallyHidden>Wert</VisuallyHidden>
              </td>
              {players.map(({ user, name }, index) => (
                <th key={user} scope="col">
                  <PlayerMark index={index} />
                  <span>{nameText(name)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Line title="Einheiten diese Woche" cells={sharedCells(players, 'trainings', weekText)} />
            <Line title="Einheiten in vier Wochen" cells={sharedCells(players, 'trainings', doneOf)} />
            <Line title="Bereitschaft" cells={sharedCells(players, 'readiness', readinessText)} />
            <Line title="7 zu 28 Tage" cells={sharedCells(players, 'loads', loadText)} />
            {attendances.some((sum) => sum !== undefined) && (
              <Line
                title="Bei Training und Spiel, acht Wochen"
                cells={attendances.map((sum) =>
                  sum === undefined ? (
                    NONE
                  ) : (
                    <>
                      <Num>{attendancePercent(sum)} %</Num>
                      <small>{cameText(sum)}</small>
                    </>
                  ),
                )}
              />
            )}
            {tests.map(({ test, values, best }) => (
              <Line
                key={test.id}
                title={test.name}
                cells={values.map((value, index) =>
                  value === null ? (
                    NONE
                  ) : (
                    <>
                      <Num>{testText(test, value.value)}</Num>
                      {best.includes(index) && (
                        <>
                          <Circle size={10} fill="currentColor" aria-hidden="true" className={styles.best} />
                          <VisuallyHidden>, bester Wert</VisuallyHidden>
                        </>
                      )}
                      <small>{dayText(value.day, today)}</small>
                    </>
                  ),
                )}
              />
            ))}
          </tbody>
        </table>
      </div>
      {tests.length === 0 && stored.state === 'rows' && <p className={styles.note}>Von ihnen ist kein Test geteilt.</p>}
    </div>
  );
}
