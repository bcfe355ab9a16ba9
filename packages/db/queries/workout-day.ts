/**
 * SQL of the local day on which a workout began, as text such as '2026-11-28'; null while it is not finished.
 * @param id SQL of the workout's id
 */
export function workoutDay(id: string): string {
  // Not a join: an old outbox may hold a second ending for a moment.
  return `(select ended.local_day::text from completed_sessions ended where ended.workout_id = ${id} limit 1)`;
}
