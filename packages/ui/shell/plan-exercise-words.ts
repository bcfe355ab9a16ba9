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
    group_key: { name: 'Gruppe' },
    round_rest: { name: 'Pause nach der Runde', unit: 'Sekunden' },
    created_at: null,
  },
} satisfies Omit<TableWords<'haupt_uebungen'>, 'row'>;

/** Words for exercises that the player has made. */
export const ownExerciseWords: TableWords<'athleten_uebungen'> = {
  row: 'Eigene Übung',
  names: ['name'],
  columns: {
    name: { name: 'Name' },
    instruction_link: { name: 'Anleitung' },
    equipment: { name: 'Ausrüstung' },
    goals: { name: 'Ziele' },
    sets: { name: 'Sätze', unit: 'Sätze' },
    reps: { name: 'Wiederholungen', unit: 'Wiederholungen' },
    position: { name: 'Position' },
    exercise_type: { name: 'Trainingsteil' },
    figure: { name: 'Bild' },
    metric: { name: 'Gezählt wird' },
    duration_seconds: { name: 'Dauer', unit: 'Sekunden' },
    distance_meters: { name: 'Strecke', unit: 'Meter' },
    is_paced: { name: 'Zeit und Strecke' },
    per_side: { name: 'Je Seite' },
    pause_seconds: { name: 'Pause', unit: 'Sekunden' },
    tempo: { name: 'Tempo' },
    weight_step: { name: 'Gewichtssprung', unit: 'kg' },
    muscles: { name: 'Muskeln' },
    created_at: null,
  },
};
