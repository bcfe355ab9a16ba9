import type { AttendanceMark, AttendanceSum, SquadPlayer } from '@anwurf/db/queries/attendance';
import type { Said } from '@anwurf/db/commands/mark-attendance';
import { ABSENCE_REASONS, type AbsenceReason, ATTENDANCE_STATES } from '@anwurf/domain/team/attendance';
import { Segments } from '../../../kit/field/segments.tsx';
import { Select } from '../../../kit/field/select.tsx';
import { nameText, NONE } from '../squad/member-words.ts';
import styles from './attendance-row.module.css';
import { ATTENDANCE_WORDS, attendanceText, markText, REASON_WORDS } from './attendance-words.ts';

export interface AttendanceRowProps {
  player: SquadPlayer;
  /** Undefined: nothing is noted yet. */
  mark: AttendanceMark | undefined;
  /** Of the last weeks. */
  sum: AttendanceSum | undefined;
  /** Null: only coaches write. */
  onMark: ((said: Said) => void) | null;
}

const states = ATTENDANCE_STATES.map((value) => ({ value, label: ATTENDANCE_WORDS[value] }));
const noReason = 'none';
const reasons = [
  { value: noReason, label: 'ohne Grund' },
  ...ABSENCE_REASONS.map((value) => ({ value, label: REASON_WORDS[value] })),
] as const satisfies readonly { value: AbsenceReason | typeof noReason; label: string }[];

/** A player with what is noted of him, and its buttons. */
export function AttendanceRow({ player: { member, name }, mark, sum, onMark }: AttendanceRowProps) {
  const text = attendanceText(sum);
  return (
    <li className={styles.row} data-open={mark === undefined || undefined}>
      <span className={styles.who}>
        {nameText(name)}
        {text !== null && <small>{text}</small>}
      </span>
      {onMark === null ? (
        <span>{markText(mark) ?? NONE}</span>
      ) : (
        <span className={styles.marks}>
          <Segments
            label={`Anwesenheit von ${nameText(name)}`}
            hideLabel
            options={states}
            value={mark?.state ?? null}
            onChange={(state) => onMark({ member, state, reason: null })}
          />
          {mark?.state === 'excused' && (
            <Select<AbsenceReason | typeof noReason>
              small
              label={`Grund von ${nameText(name)}`}
              options={reasons}
              value={mark.reason ?? noReason}
              onChange={(reason) => onMark({ member, state: 'excused', reason: reason === noReason ? null : reason })}
            />
          )}
        </span>
      )}
    </li>
  );
}
