/** Stored with a workout that the player ended. */
export const FINISHED_NOTE = 'Training abgeschlossen';
/** Stored with a workout that ended itself, until the player has seen it. */
export const ENDED_ITSELF_NOTE = 'Nach 24 Stunden ohne Satz von selbst abgeschlossen';

/** The player's note on a workout; null: none. @param notes as stored, where the app itself says how the workout ended */
export function workoutNote(notes: string | null): string | null {
  return notes === null || notes.trim() === '' || notes === FINISHED_NOTE || notes === ENDED_ITSELF_NOTE ? null : notes;
}
