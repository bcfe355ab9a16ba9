/** States of a player at an entry of the team's calendar, as a coach notes them. */
export const ATTENDANCE_STATES = ['came', 'excused', 'missing'] as const;
export type AttendanceState = (typeof ATTENDANCE_STATES)[number];

/** Why somebody is excused. None is about health: an illness is shared by the player or not at all. */
export const ABSENCE_REASONS = ['school', 'work', 'family', 'selection', 'other'] as const;
export type AbsenceReason = (typeof ABSENCE_REASONS)[number];

/** How often a player came, of the entries at which something was noted of him. */
export interface Attendance {
  readonly came: number;
  readonly excused: number;
  readonly missing: number;
}

/** Days that the sums of attendance look back on. */
export const ATTENDANCE_DAYS = 56;

/**
 * Share of the noted entries to which a player came; excused ones count as not there.
 * @returns whole percent; null: nothing was noted
 */
export function attendancePercent({ came, excused, missing }: Attendance): number | null {
  const noted = came + excused + missing;
  return noted === 0 ? null : Math.round((came / noted) * 100);
}
