import type { TableWords } from './table-word-types.ts';

/** Words that the three tables of a session's exercises share. */
export const planExerciseWords = {
  names: ['name'],
  columns: {
    session_id: null,
    exercise_order: { name: 'Reihenfolge' },
    name: { name: 'Name' },
    sets: { name: 'Sätze', unit: 'Sätze' },
    reps: { name: 'Wiederholungen', unit: 'Wiederholungen' },
    unit: { name: 'Einheit' },
    duration_minutes: { name: 'Dauer', unit: 'Minuten' },
    duration_seconds: { name: 'Dauer', unit: 'Sekunden' },
    distance_meters: { name: 'Strecke', unit: 'Meter' },
    tempo: { name: 'Tempo' },
    pause_seconds: { name: 'Pause', unit: 'Sekunden' },
    weight: { name: 'Gewicht', unit: 'kg' },
    video_link: { name: 'Video' },
    description: { name: 'Beschreibung' },
    week_targets: { name: 'Vorgaben der Wochen' },
    created_at: null,
  },
} satisfies Omit<TableWords<'haupt_uebungen'>, 'row'>;
