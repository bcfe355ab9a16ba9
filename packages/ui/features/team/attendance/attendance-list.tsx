import type { AttendanceMark, AttendanceSum, SquadPlayer } from '@anwurf/db/queries/attendance';
import { nameText, NONE } from '../squad/member-words.ts';
import styles from './attendance-list.module.css';
import { attendanceText, markText } from './attendance-words.ts';

export interface AttendanceListProps {
  players: readonly SquadPlayer[];
  marks: readonly AttendanceMark[];
  sums: readonly AttendanceSum[];
}

/** The squad on paper; where nothing is noted there is room for a pencil. */
export function AttendanceList({ players, marks, sums }: AttendanceListProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Anwesenheit</th>
          <th scope="col">Acht Wochen</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ member, user, name }) => (
          <tr key={member}>
            <th scope="row">{nameText(name)}</th>
            <td>{markText(marks.find((mark) => mark.member === member)) ?? ''}</td>
            <td>{attendanceText(sums.find((sum) => sum.user === user)) ?? NONE}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
