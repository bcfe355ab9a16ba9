import type { SyncedRow, WritableColumn } from '@anwurf/contract/sync/change';
import type { SyncedTableName } from '@anwurf/contract/sync/registry';

/** What the player calls a column. A unit says by itself what is meant. */
export type ColumnWord = { readonly name: string; readonly unit?: string };

/**
 * What the player calls a table's rows and columns. `number` and `names` are columns that tell which row is meant:
 * 'Satz 3, Kniebeuge'. A column of null is nothing that he knows of; what is wrong with it is said of the row.
 */
type TableWords<Table extends SyncedTableName> = {
  readonly row: string;
  readonly number?: keyof SyncedRow<Table>;
  readonly names?: readonly (keyof SyncedRow<Table>)[];
  readonly columns: { readonly [Name in WritableColumn<Table>]: ColumnWord | null };
};

const planExercise = {
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
    video_link: { name: 'Video' },
    description: { name: 'Beschreibung' },
    week_targets: { name: 'Vorgaben der Wochen' },
    created_at: null,
  },
} satisfies Omit<TableWords<'haupt_uebungen'>, 'row'>;

/** A synced table without words here, or a column that a device may write, does not compile. */
export const tableWords: { readonly [Table in SyncedTableName]: TableWords<Table> } = {
  users: { row: 'Konto', columns: { full_name: { name: 'Name' } } },
  profiles: {
    row: 'Profil',
    columns: {
      date_of_birth: { name: 'Geburtsdatum' },
      gender: { name: 'Geschlecht' },
      house_norm_since: { name: 'Zustimmung zu den Vergleichswerten' },
    },
  },
  user_dashboard_settings: {
    row: 'Dashboard',
    columns: {
      selected_player_name: { name: 'Spieler' },
      selected_player_team: { name: 'Mannschaft' },
      selected_player_season: { name: 'Saison' },
    },
  },
  training_profiles: {
    row: 'Deine Woche',
    columns: {
      training_age: { name: 'Krafttrainingserfahrung' },
      session_venues: { name: 'Trainingsorte' },
      team_days: { name: 'Tage mit Teamtraining' },
      match_days: { name: 'Spieltage' },
      match_dates: { name: 'Einzelne Spiele' },
      session_days: { name: 'Tage der eigenen Einheiten' },
      weight_step: { name: 'Gewichtsschritt', unit: 'kg' },
      heaviest_dumbbell: { name: 'Schwerste Hantel', unit: 'kg' },
      week_mode: { name: 'Wie die Wochen weitergehen' },
    },
  },
  complaints: {
    row: 'Beschwerde',
    names: ['region'],
    columns: {
      region: { name: 'Körperregion' },
      level: { name: 'Stärke' },
      reported_at: null,
      note: { name: 'Notiz' },
      created_at: null,
    },
  },
  health_checks: {
    row: 'Wochenfrage',
    names: ['week'],
    columns: {
      week: { name: 'Woche' },
      participation: { name: 'Teilnahme' },
      training_volume: { name: 'Trainingsumfang' },
      performance: { name: 'Leistung' },
      pain: { name: 'Beschwerden' },
      created_at: null,
    },
  },
  fragebogen_antworten: {
    row: 'Fragebogen',
    columns: {
      name: { name: 'Name' },
      alter: { name: 'Alter', unit: 'Jahre' },
      geschlecht: { name: 'Geschlecht' },
      spielerposition: { name: 'Position' },
      hauptziel: { name: 'Ziele' },
      nebenziel: { name: 'Ziele' },
      trainingshaufigkeit: { name: 'Trainings in der Woche' },
      trainingsdauer: { name: 'Trainingsdauer' },
      aktuelle_verletzungen: { name: 'Verletzungen' },
      zusatzliche_notizen: { name: 'Notizen' },
      verfugbare_ausrustung: { name: 'Ausrüstung' },
      hat_vorherige_verletzungen: { name: 'Frühere Verletzungen' },
      created_at: null,
    },
  },
  trainingsplan_generierung: { row: 'Plananfrage', columns: { fragebogen_id: null, created_at: null, cancelled_at: null } },
  trainingsplanreal: {
    row: 'Trainingsplan',
    names: ['name'],
    columns: {
      name: { name: 'Name' },
      description: { name: 'Beschreibung' },
      duration_recommendation: { name: 'Empfohlene Dauer' },
      week_count: { name: 'Dauer', unit: 'Wochen' },
      sessions_per_week: { name: 'Einheiten in der Woche' },
      started_on: { name: 'Erster Tag' },
      created_at: null,
    },
  },
  sessions: {
    row: 'Einheit',
    number: 'session_order',
    columns: {
      plan_id: null,
      session_order: { name: 'Reihenfolge' },
      weekday: { name: 'Wochentag' },
      venue: { name: 'Ort' },
      load: { name: 'Belastung' },
      created_at: null,
    },
  },
  warmup_uebungen: { row: 'Aufwärmübung', ...planExercise },
  haupt_uebungen: { row: 'Hauptübung', ...planExercise },
  cooldown_uebungen: { row: 'Abkühlübung', ...planExercise },
  athleten_uebungen: {
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
      created_at: null,
    },
  },
  workout_tracking: {
    row: 'Satz',
    number: 'set_number',
    names: ['exercise_name'],
    columns: {
      workout_id: null,
      session_id: null,
      exercise_id: null,
      exercise_name: { name: 'Übung' },
      phase: { name: 'Trainingsteil' },
      set_number: { name: 'Satznummer' },
      weight: { name: 'Gewicht', unit: 'kg' },
      reps: { name: 'Wiederholungen', unit: 'Wiederholungen' },
      duration_seconds: { name: 'Dauer', unit: 'Sekunden' },
      distance_meters: { name: 'Strecke', unit: 'Meter' },
      right_amount: { name: 'Rechte Seite' },
      sets: { name: 'Sätze', unit: 'Sätze' },
      completed: null,
      unit: { name: 'Einheit' },
      reserve: { name: 'Reserve', unit: 'Wiederholungen in Reserve' },
      created_at: null,
    },
  },
  exercise_notes: {
    row: 'Notiz',
    names: ['exercise_name'],
    columns: { exercise_name: { name: 'Übung' }, note: { name: 'Notiz' }, written_at: null, created_at: null },
  },
  favourite_exercises: {
    row: 'Favorit',
    names: ['exercise_name'],
    columns: { exercise_name: { name: 'Übung' }, is_favourite: null, marked_at: null, created_at: null },
  },
  scheduled_sessions: {
    row: 'Verschobene Einheit',
    columns: {
      session_id: null,
      plan_week: { name: 'Planwoche' },
      planned_on: { name: 'Tag' },
      turn: null,
      scheduled_at: null,
      created_at: null,
    },
  },
  active_training_sessions: {
    row: 'Trainingsstand',
    columns: {
      workout_id: null,
      current_exercise_index: null,
      current_exercise_type: null,
      training_logs: null,
      start_time: null,
      last_activity_at: null,
    },
  },
  completed_sessions: {
    row: 'Abgeschlossenes Training',
    names: ['plan_name'],
    columns: {
      session_id: null,
      workout_id: null,
      plan_name: { name: 'Name des Plans' },
      session_order: { name: 'Einheit' },
      completed_at: null,
      duration_minutes: { name: 'Dauer', unit: 'Minuten' },
      notes: { name: 'Notizen' },
      effort: { name: 'Anstrengung' },
      created_at: null,
    },
  },
  training_reports: {
    row: 'Trainingsbericht',
    columns: {
      session_id: null,
      workout_id: null,
      training_data: { name: 'Inhalt' },
      is_shared: null,
      shared_at: null,
      report_url_id: null,
      created_at: null,
    },
  },
  fitness_tests: {
    row: 'Test',
    columns: {
      test_category: { name: 'Art des Tests' },
      test_date: { name: 'Datum' },
      test_time: { name: 'Uhrzeit' },
      conditions: { name: 'Bedingungen' },
      results: { name: 'Ergebnisse' },
      notes: { name: 'Notizen' },
      created_at: null,
    },
  },
  sync_heads: { row: 'Abgleich', columns: {} },
  exercise_catalogue: { row: 'Übungskatalog', columns: {} },
};
