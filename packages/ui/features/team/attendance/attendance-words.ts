import type { AttendanceMark } from '@anwurf/db/queries/attendance';
import type { TeamEvent } from '@anwurf/domain/team/team-event';
import { type AbsenceReason, type Attendance, attendancePercent, type AttendanceState } from '@anwurf/domain/team/attendance';
import { eventTitle } from '../../../data/calendar-file/event-words.ts';
import { dayText } from '../squad/member-words.ts';

/** Words for what is noted of a player. */
export const ATTENDANCE_WORDS: Readonly<Record<AttendanceState, string>> = { came: 'da', excused: 'entschuldigt', missing: 'fehlt' };

/** Words for the reasons of somebody who is excused. */
export const REASON_WORDS: Readonly<Record<AbsenceReason, string>> = {
  school: 'Schule',
  work: 'Beruf',
  family: 'Familie',
  selection: 'Auswahl',
  other: 'anderes',
};

/** 'entschuldigt, Schule'; null: nothing is noted. */
export function markText(mark: Pick<AttendanceMark, 'state' | 'reason'> | undefined): string | null {
  if (mark === undefined) return null;
  return [ATTENDANCE_WORDS[mark.state], mark.reason === null ? null : REASON_WORDS[mark.reason]].filter(Boolean).join(', ');
}

/** '11 von 13'. */
export function cameText({ came, excused, missing }: Attendance): string {
  return `${came} von ${came + excused + missing}`;
}

/** '11 von 13 (85 %)'; null: nothing was noted. */
export function attendanceText(sum: Attendance | undefined): string | null {
  if (sum === undefined) return null;
  const percent = attendancePercent(sum);
  return percent === null ? null : `${cameText(sum)} (${percent} %)`;
}

/** 'heute 18:30, Training'. */
export function eventChoice(event: TeamEvent, today: string): string {
  return `${[dayText(event.day, today), event.time].filter(Boolean).join(' ')}, ${eventTitle(event)}`;
}

/** '14 da, 2 entschuldigt, 1 fehlt, 3 offen', without what is nobody. */
export function countText(states: readonly (AttendanceState | undefined)[]): string {
  const countOf = (wanted: AttendanceState | undefined) => states.filter((state) => state === wanted).length;
  const missing = countOf('missing');
  const parts = [
    [countOf('came'), 'da'],
    [countOf('excused'), 'entschuldigt'],
    [missing, missing === 1 ? 'fehlt' : 'fehlen'],
    [countOf(undefined), 'offen'],
  ] as const;
  return parts.flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`])).join(', ');
}
