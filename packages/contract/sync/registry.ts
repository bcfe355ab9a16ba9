import { BATTERY_BOUNDS } from '@anwurf/domain/fitness/battery-bounds';
import { BAR_RANGE, DUMBBELL_RANGE, MAX_MATCH_DATES, WEIGHT_STEP_RANGE } from '@anwurf/domain/coach/training-profile';
import { GOAL_KINDS, GOAL_MEASURES, GOAL_REPS, GOAL_TARGET, GOAL_WEEKS } from '@anwurf/domain/goals/goal';
import { SESSION_LOADS } from '@anwurf/domain/plan/session-load';
import { READINESS_POINTS, READINESS_SUM } from '@anwurf/domain/readiness/readiness-points';
import { BODY_REGIONS } from '@anwurf/domain/vocabulary/body-region';
import { TRAINING_AGES } from '@anwurf/domain/vocabulary/training-age';
import { METRICS } from '@anwurf/domain/vocabulary/unit';
import { VENUES } from '@anwurf/domain/vocabulary/venue';
import { WEEKDAYS } from '@anwurf/domain/vocabulary/weekday';
import { HANDBALL_KINDS, HANDBALL_MINUTES } from '@anwurf/domain/week/handball-load';
import { PLATE_SIZES } from '@anwurf/domain/workout/barbell-load';
import { BODY_WEIGHT, EXTRA_WEIGHT, LONGEST_BAND } from '@anwurf/domain/workout/extra-load';
import { SET_KINDS } from '@anwurf/domain/workout/set-kind';
import { SIDES } from '@anwurf/domain/workout/sides';
import { ABSENCE_REASONS, ATTENDANCE_STATES } from '@anwurf/domain/team/attendance';
import { SHARED_KINDS } from '@anwurf/domain/team/shared-kind';
import { EVENT_KINDS } from '@anwurf/domain/team/team-event';
import { ASSIGNMENT_ANSWERS, ASSIGNMENT_BOUNDS } from '../assignment.ts';
import { MISSING_REASONS, TEST_VALUE_STATES } from '@anwurf/domain/team/test-value';
import { COMMENT_BOUNDS } from '../comment.ts';
import { HEALTH_PURPOSES, PARENTAL_KINDS } from '../health-consent.ts';
import { TEAM_ROLES, type TeamRole } from '../team.ts';
import { column, type Column } from './column.ts';

/**
 * A device's write rights on its user's rows. `insert` and `update` list the columns that it may send; an empty list forbids the
 * operation. Only the server writes everything else (`server_version`, results of server work).
 */
export type ClientWrites = {
  readonly insert: readonly string[];
  readonly update: readonly string[];
  readonly delete: boolean;
  /**
   * The row is made once: an `upsert` leaves an existing one as it is. A late repetition, of a device that was offline, does not take back
   * what was corrected meanwhile by `update`.
   */
  readonly once?: boolean;
};

/**
 * Ownership by a team: the column with the team's id, and the roles whose members read and write the team's rows. Which columns a
 * writer may send stands in the table's {@link ClientWrites}.
 */
export type TeamOwner = { readonly team: string; readonly readers: readonly TeamRole[]; readonly writers: readonly TeamRole[] };

/** A table that is streamed to devices. */
export type SyncedTable = {
  /** Primary key column, always a single uuid. */
  readonly key: string;
  /** Column holding the owner's user id, `everyone` for tables that all signed-in users read, or a team. */
  readonly owner: string | { readonly everyone: true } | TeamOwner;
  readonly columns: Readonly<Record<string, Column>>;
  readonly writes: ClientWrites;
  /** Columns that must reference a row of the same owner: column → synced table. */
  readonly parents: Readonly<Record<string, string>>;
};

const { nullable, withDefault } = column;
const nothing = { insert: [], update: [], delete: false } as const;
const gender = () => nullable(column.oneOf('male', 'female', 'diverse'));
const serverVersion = { server_version: withDefault(column.bigint()) };

/** Adds the columns common to all synced tables. Column names are checked and stay literal types, so that rows can be typed. */
function define<
  const Columns extends Readonly<Record<string, Column>>,
  const Key extends keyof Columns & string,
  const Owner extends
    | (keyof Columns & string)
    | { readonly everyone: true }
    | { readonly team: keyof Columns & string; readonly readers: readonly TeamRole[]; readonly writers: readonly TeamRole[] },
  const Insert extends keyof Columns & string,
  const Update extends keyof Columns & string,
  const Delete extends boolean,
>(table: {
  readonly key: Key;
  readonly owner: Owner;
  readonly columns: Columns;
  readonly writes: {
    readonly insert: readonly Insert[];
    readonly update: readonly Update[];
    readonly delete: Delete;
    readonly once?: boolean;
  };
  readonly parents?: Readonly<Partial<Record<keyof Columns & string, string>>>;
}) {
  return { ...table, parents: table.parents ?? {}, columns: { ...table.columns, ...serverVersion } };
}

function namesOf<Columns extends object>(columns: Columns): readonly (keyof Columns & string)[] {
  return Object.keys(columns) as (keyof Columns & string)[];
}

const phaseExercise = () => {
  const content = {
    exercise_order: column.smallint(1, 999),
    name: column.nameCopy(200),
    sets: nullable(column.smallint(1, 100)),
    reps: nullable(column.smallint(0, 10_000)),
    unit: nullable(column.text(40)),
    duration_minutes: nullable(column.numeric(0, 10_000)),
    duration_seconds: nullable(column.integer(0, 86_400)),
    distance_meters: nullable(column.numeric(0, 1_000_000)),
    tempo: nullable(column.text(40)),
    pause_seconds: nullable(column.integer(0, 7200)),
    weight: nullable(column.numeric(0, 1000)),
    video_link: nullable(column.link(2000)),
    description: nullable(column.text(8000)),
    week_targets: nullable(column.json(4000)),
    group_key: nullable(column.smallint(1, 99)),
    round_rest: nullable(column.smallint(0, 900)),
  };
  return define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      session_id: column.uuid(),
      ...content,
      created_at: withDefault(column.instant()),
    },
    writes: {
      insert: ['id', 'session_id', ...namesOf(content), 'created_at'],
      update: ['session_id', ...namesOf(content)],
      delete: true,
    },
    parents: { session_id: 'sessions' },
  });
};

const ownExercise = () => {
  const traits = {
    name: column.name(200),
    instruction_link: nullable(column.link(2000)),
    equipment: nullable(column.texts(40)),
    goals: nullable(column.texts(40)),
    sets: withDefault(column.smallint(1, 20)),
    reps: withDefault(column.smallint(1, 100)),
    position: withDefault(column.text(200)),
    exercise_type: withDefault(column.oneOf('warmup', 'main', 'cooldown')),
    figure: nullable(column.text(120, 1)),
    metric: nullable(column.oneOf(...METRICS)),
    duration_seconds: nullable(column.smallint(1, 3600)),
    distance_meters: nullable(column.smallint(1, 10_000)),
    per_side: withDefault(column.boolean()),
    is_paced: withDefault(column.boolean()),
    pause_seconds: nullable(column.smallint(0, 900)),
    tempo: nullable(column.text(20, 1)),
    weight_step: nullable(column.numeric(WEIGHT_STEP_RANGE.min, WEIGHT_STEP_RANGE.max)),
    muscles: nullable(column.texts(40)),
  };
  return define({
    key: 'id',
    owner: 'user_id',
    columns: { id: column.uuid(), user_id: column.uuid(), ...traits, created_at: withDefault(column.instant()) },
    writes: { insert: ['id', 'created_at', ...namesOf(traits)], update: namesOf(traits), delete: true },
  });
};

/** Members who see what players share. */
const staff = ['coach', 'physio'] as const;

const TEST_CATEGORIES = ['wurfkraft', 'sprungkraft', 'schnelligkeitsausdauer', 'koerperstabilitaet', 'rumpfkraft', 'antritt'] as const;

const teamTestDay = () => {
  const content = {
    day: column.day(),
    tests: column.texts(BATTERY_BOUNDS.tests),
    choices: withDefault(column.json(4000)),
    group_gender: gender(),
    group_age: nullable(column.smallint(5, 99)),
    closed_at: nullable(column.instant()),
  };
  return define({
    key: 'id',
    owner: { team: 'team_id', readers: staff, writers: staff },
    columns: { id: column.uuid(), team_id: column.uuid(), ...content, created_at: withDefault(column.instant()) },
    writes: { insert: ['id', ...namesOf(content), 'created_at'], update: namesOf(content), delete: true },
  });
};

const teamEvent = () => {
  const content = {
    kind: column.oneOf(...EVENT_KINDS),
    day: column.day(),
    start_time: nullable(column.pattern(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, '18:30')),
    minutes: nullable(column.smallint(1, 600)),
    title: nullable(column.name(120)),
    place: nullable(column.name(120)),
    is_cancelled: withDefault(column.boolean()),
  };
  return define({
    key: 'id',
    owner: { team: 'team_id', readers: TEAM_ROLES, writers: ['coach'] },
    columns: { id: column.uuid(), team_id: column.uuid(), ...content, created_at: withDefault(column.instant()) },
    writes: { insert: ['id', ...namesOf(content), 'created_at'], update: namesOf(content), delete: true },
  });
};

/** Columns of an assignment, as the team and the player have it. */
const sentContent = () => ({
  title: column.name(200),
  note: nullable(column.text(1000, 1)),
  day: nullable(column.day()),
  content: column.json(ASSIGNMENT_BOUNDS.content),
  sent_at: column.instant(),
});
const answerContent = () => ({
  answer: nullable(column.oneOf(...ASSIGNMENT_ANSWERS)),
  answered_at: nullable(column.instant()),
  comment: nullable(column.text(1000, 1)),
});

const teamAssignment = () => {
  const content = sentContent();
  return define({
    key: 'id',
    owner: { team: 'team_id', readers: staff, writers: ['coach'] },
    columns: { id: column.uuid(), team_id: column.uuid(), ...content, coach_name: withDefault(column.nameCopy(200, 0)) },
    writes: { insert: ['id', ...namesOf(content)], update: [], delete: true },
  });
};

const ownAssignment = () => {
  const answer = answerContent();
  return define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      team_id: column.uuid(),
      ...sentContent(),
      coach_name: withDefault(column.nameCopy(200, 0)),
      ...answer,
    },
    writes: { insert: [], update: namesOf(answer), delete: false },
    parents: { team_id: 'teams' },
  });
};

/** Content of an entry of a thread. */
const entry = () => ({ day: column.day(), body: column.text(COMMENT_BOUNDS.characters, 1), written_at: column.instant() });

const readinessCheck = () => {
  const points = () => column.smallint(READINESS_POINTS.min, READINESS_POINTS.max);
  const content = { sleep: points(), fatigue: points(), soreness: points(), stress: points(), mood: points(), noted_at: column.instant() };
  return define({
    key: 'id',
    owner: 'user_id',
    columns: { id: column.uuid(), user_id: column.uuid(), day: column.day(), ...content, created_at: withDefault(column.instant()) },
    writes: { insert: ['id', 'day', ...namesOf(content), 'created_at'], update: namesOf(content), delete: true },
  });
};

const trainingProfile = () => {
  const content = {
    training_age: nullable(column.oneOf(...TRAINING_AGES)),
    session_venues: withDefault(column.texts(7)),
    team_days: withDefault(column.texts(7)),
    match_days: withDefault(column.texts(7)),
    match_dates: withDefault(column.texts(MAX_MATCH_DATES)),
    match_free_dates: withDefault(column.texts(MAX_MATCH_DATES)),
    session_days: withDefault(column.texts(7)),
    weight_step: nullable(column.numeric(WEIGHT_STEP_RANGE.min, WEIGHT_STEP_RANGE.max)),
    heaviest_dumbbell: nullable(column.numeric(DUMBBELL_RANGE.min, DUMBBELL_RANGE.max)),
    body_weight: nullable(column.numeric(BODY_WEIGHT.min, BODY_WEIGHT.max)),
    bar_weight: nullable(column.numeric(BAR_RANGE.min, BAR_RANGE.max)),
    plates: withDefault(column.texts(PLATE_SIZES.length)),
    week_mode: withDefault(column.oneOf('calendar', 'sessions')),
  };
  return define({
    key: 'user_id',
    owner: 'user_id',
    columns: { user_id: column.uuid(), ...content, created_at: withDefault(column.instant()) },
    writes: { insert: ['user_id', ...namesOf(content)], update: namesOf(content), delete: true },
  });
};

/**
 * Every synced table: the single source for who may read and write what. Gatekeeper, write path, local database and authorization
 * tests are derived from it.
 */
export const syncedTables = {
  users: define({
    key: 'id',
    owner: 'id',
    columns: {
      id: column.uuid(),
      email: column.text(320),
      full_name: nullable(column.name(200, 0)),
      age: nullable(column.smallint(0, 150)),
      gender: gender(),
      access_expires_at: nullable(column.instant()),
      created_at: withDefault(column.instant()),
    },
    writes: { insert: [], update: ['full_name'], delete: false },
  }),
  profiles: define({
    key: 'id',
    owner: 'id',
    columns: {
      id: column.uuid(),
      date_of_birth: nullable(column.daySince('1900-01-01')),
      gender: gender(),
      house_norm_since: nullable(column.instant()),
      created_at: withDefault(column.instant()),
    },
    writes: {
      insert: ['id', 'date_of_birth', 'gender', 'house_norm_since'],
      update: ['date_of_birth', 'gender', 'house_norm_since'],
      delete: false,
    },
  }),
  user_dashboard_settings: define({
    key: 'user_id',
    owner: 'user_id',
    columns: {
      user_id: column.uuid(),
      selected_player_name: nullable(column.text(200)),
      selected_player_team: nullable(column.text(200)),
      selected_player_season: nullable(column.text(40)),
    },
    writes: {
      insert: ['user_id', 'selected_player_name', 'selected_player_team', 'selected_player_season'],
      update: ['selected_player_name', 'selected_player_team', 'selected_player_season'],
      delete: true,
    },
  }),
  training_profiles: trainingProfile(),
  // Written by the server alone, so an import brings none.
  parental_consents: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      kind: column.oneOf(...PARENTAL_KINDS),
      text_version: column.text(40, 1),
      happened_at: withDefault(column.instant()),
    },
    writes: { insert: [], update: [], delete: false },
  }),
  // Before the tables that need it: an import and a push in this order find it.
  health_consents: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      purpose: column.oneOf(...HEALTH_PURPOSES),
      granted: column.boolean(),
      text_version: column.text(40, 1),
      decided_at: column.instant(),
      created_at: withDefault(column.instant()),
    },
    writes: { insert: ['id', 'purpose', 'granted', 'text_version', 'decided_at', 'created_at'], update: [], delete: false },
  }),
  complaints: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      region: column.oneOf(...BODY_REGIONS),
      level: column.smallint(0, 10),
      reported_at: column.instant(),
      note: nullable(column.text(2000)),
      created_at: withDefault(column.instant()),
    },
    writes: { insert: ['id', 'region', 'level', 'reported_at', 'note', 'created_at'], update: ['level', 'note'], delete: true },
  }),
  health_checks: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      week: column.day(),
      participation: column.smallint(0, 25),
      training_volume: column.smallint(0, 25),
      performance: column.smallint(0, 25),
      pain: column.smallint(0, 25),
      created_at: withDefault(column.instant()),
    },
    writes: {
      insert: ['id', 'week', 'participation', 'training_volume', 'performance', 'pain', 'created_at'],
      update: ['participation', 'training_volume', 'performance', 'pain'],
      delete: true,
    },
  }),
  readiness_checks: readinessCheck(),
  recovery_events: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      ladder: column.text(40, 1),
      kind: column.oneOf('start', 'entry', 'advance', 'cleared', 'end'),
      day: column.day(),
      side: nullable(column.oneOf(...SIDES)),
      pain: nullable(column.smallint(0, 10)),
      details: withDefault(column.json(4000)),
      happened_at: column.instant(),
      created_at: withDefault(column.instant()),
    },
    writes: {
      insert: ['id', 'ladder', 'kind', 'day', 'side', 'pain', 'details', 'happened_at', 'created_at'],
      update: [],
      delete: true,
    },
  }),
  fragebogen_antworten: define({
    key: 'id',
    owner: 'benutzer_id',
    columns: {
      id: column.uuid(),
      benutzer_id: column.uuid(),
      name: column.name(200),
      alter: nullable(column.smallint(0, 150)),
      geschlecht: column.text(40),
      spielerposition: column.text(40),
      hauptziel: nullable(column.text(200)),
      nebenziel: nullable(column.text(200)),
      trainingshaufigkeit: column.text(40),
      trainingsdauer: column.text(40),
      aktuelle_verletzungen: withDefault(column.text(4000)),
      zusatzliche_notizen: withDefault(column.text(20_000)),
      verfugbare_ausrustung: withDefault(column.texts(40)),
      hat_vorherige_verletzungen: withDefault(column.boolean()),
      created_at: withDefault(column.instant()),
    },
    writes: {
      insert: [
        'id',
        'name',
        'alter',
        'geschlecht',
        'spielerposition',
        'hauptziel',
        'nebenziel',
        'trainingshaufigkeit',
        'trainingsdauer',
        'aktuelle_verletzungen',
        'zusatzliche_notizen',
        'verfugbare_ausrustung',
        'hat_vorherige_verletzungen',
        'created_at',
      ],
      update: ['aktuelle_verletzungen', 'hat_vorherige_verletzungen'],
      delete: true,
    },
  }),
  trainingsplan_generierung: define({
    key: 'id',
    owner: 'benutzer_id',
    columns: {
      id: column.uuid(),
      benutzer_id: column.uuid(),
      fragebogen_id: column.uuid(),
      status: withDefault(column.oneOf('in_bearbeitung', 'abgeschlossen', 'fehlgeschlagen', 'abgebrochen')),
      webhook_gesendet: withDefault(column.boolean()),
      plan_id: nullable(column.uuid()),
      error_code: nullable(column.text(80)),
      created_at: withDefault(column.instant()),
      finished_at: nullable(column.instant()),
      cancelled_at: nullable(column.instant()),
      assignment_id: nullable(column.uuid()),
    },
    writes: { insert: ['id', 'fragebogen_id', 'assignment_id', 'created_at'], update: ['cancelled_at'], delete: false },
    parents: { fragebogen_id: 'fragebogen_antworten' },
  }),
  trainingsplanreal: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      name: nullable(column.name(200, 0)),
      description: nullable(column.text(8000)),
      duration_recommendation: nullable(column.text(200)),
      week_count: nullable(column.smallint(1, 52)),
      sessions_per_week: nullable(column.smallint(1, 7)),
      started_on: nullable(column.day()),
      chosen_at: nullable(column.instant()),
      archived_at: nullable(column.instant()),
      created_at: withDefault(column.instant()),
    },
    writes: {
      insert: [
        'id',
        'name',
        'description',
        'duration_recommendation',
        'week_count',
        'sessions_per_week',
        'started_on',
        'chosen_at',
        'archived_at',
        'created_at',
      ],
      update: [
        'name',
        'description',
        'duration_recommendation',
        'week_count',
        'sessions_per_week',
        'started_on',
        'chosen_at',
        'archived_at',
      ],
      delete: true,
    },
  }),
  plan_pauses: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      plan_id: column.uuid(),
      first_day: column.day(),
      last_day: nullable(column.day()),
      created_at: withDefault(column.instant()),
    },
    writes: { insert: ['id', 'plan_id', 'first_day', 'last_day', 'created_at'], update: ['first_day', 'last_day'], delete: true },
    parents: { plan_id: 'trainingsplanreal' },
  }),
  sessions: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      plan_id: column.uuid(),
      session_order: column.smallint(1, 366),
      weekday: nullable(column.oneOf(...WEEKDAYS)),
      venue: nullable(column.oneOf(...VENUES)),
      load: nullable(column.oneOf(...SESSION_LOADS)),
      created_at: withDefault(column.instant()),
    },
    writes: {
      insert: ['id', 'plan_id', 'session_order', 'weekday', 'venue', 'load', 'created_at'],
      update: ['session_order', 'weekday', 'venue', 'load'],
      delete: true,
    },
    parents: { plan_id: 'trainingsplanreal' },
  }),
  warmup_uebungen: phaseExercise(),
  haupt_uebungen: phaseExercise(),
  cooldown_uebungen: phaseExercise(),
  athleten_uebungen: ownExercise(),
  workout_tracking: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      workout_id: column.uuid(),
      session_id: nullable(column.uuid()),
      exercise_id: nullable(column.uuid()),
      exercise_name: column.nameCopy(200),
      phase: nullable(column.oneOf('warmup', 'main', 'cooldown')),
      set_number: withDefault(column.smallint(1, 100)),
      weight: nullable(column.numeric(0, 1000)),
      reps: nullable(column.integer(0, 10_000)),
      duration_seconds: nullable(column.numeric(0, 86_400)),
      distance_meters: nullable(column.numeric(0, 1_000_000)),
      right_amount: nullable(column.numeric(0, 1_000_000)),
      sets: withDefault(column.smallint(1, 100)),
      completed: withDefault(column.boolean()),
      unit: withDefault(column.text(40)),
      reserve: nullable(column.smallint(0, 4)),
      extra_weight: nullable(column.numeric(-EXTRA_WEIGHT.max, EXTRA_WEIGHT.max)),
      band: nullable(column.text(LONGEST_BAND, 1)),
      body_weight: nullable(column.numeric(BODY_WEIGHT.min, BODY_WEIGHT.max)),
      set_kind: nullable(column.oneOf(...SET_KINDS)),
      created_at: withDefault(column.instant()),
    },
    writes: {
      insert: [
        'id',
        'workout_id',
        'session_id',
        'exercise_id',
        'exercise_name',
        'phase',
        'set_number',
        'weight',
        'reps',
        'duration_seconds',
        'distance_meters',
        'right_amount',
        'sets',
        'completed',
        'unit',
        'reserve',
        'extra_weight',
        'band',
        'body_weight',
        'set_kind',
        'created_at',
      ],
      update: [
        'exercise_id',
        'exercise_name',
        'phase',
        'weight',
        'reps',
        'duration_seconds',
        'distance_meters',
        'right_amount',
        'set_number',
        'completed',
        'unit',
        'reserve',
        'extra_weight',
        'band',
        'body_weight',
        'set_kind',
        'created_at',
      ],
      delete: true,
    },
  }),
  exercise_notes: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      exercise_name: column.nameCopy(200),
      note: column.text(2000),
      written_at: column.instant(),
      created_at: withDefault(column.instant()),
    },
    writes: { insert: ['id', 'exercise_name', 'note', 'written_at', 'created_at'], update: ['note', 'written_at'], delete: true },
  }),
  favourite_exercises: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      exercise_name: column.nameCopy(200),
      is_favourite: column.boolean(),
      marked_at: column.instant(),
      created_at: withDefault(column.instant()),
    },
    writes: {
      insert: ['id', 'exercise_name', 'is_favourite', 'marked_at', 'created_at'],
      update: ['is_favourite', 'marked_at'],
      delete: true,
    },
  }),
  scheduled_sessions: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      session_id: column.uuid(),
      plan_week: column.smallint(1, 520),
      planned_on: column.day(),
      turn: column.smallint(0, 99),
      is_extra: withDefault(column.boolean()),
      scheduled_at: column.instant(),
      created_at: withDefault(column.instant()),
    },
    writes: {
      insert: ['id', 'session_id', 'plan_week', 'planned_on', 'turn', 'is_extra', 'scheduled_at', 'created_at'],
      update: ['planned_on', 'turn', 'scheduled_at'],
      delete: true,
    },
  }),
  handball_loads: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      day: column.day(),
      kind: column.oneOf(...HANDBALL_KINDS),
      minutes: column.smallint(HANDBALL_MINUTES.min, HANDBALL_MINUTES.max),
      effort: column.smallint(1, 10),
      noted_at: column.instant(),
      created_at: withDefault(column.instant()),
    },
    writes: {
      insert: ['id', 'day', 'kind', 'minutes', 'effort', 'noted_at', 'created_at'],
      update: ['minutes', 'effort', 'noted_at'],
      delete: true,
    },
  }),
  active_training_sessions: define({
    key: 'session_id',
    owner: 'user_id',
    columns: {
      session_id: column.uuid(),
      user_id: column.uuid(),
      workout_id: column.uuid(),
      current_exercise_index: withDefault(column.smallint(0, 9999)),
      current_exercise_type: withDefault(column.oneOf('warmup', 'haupt', 'cooldown')),
      training_logs: withDefault(column.json(200_000)),
      start_time: column.instant(),
      time_zone: nullable(column.text(64, 1)),
      last_activity_at: column.instant(),
    },
    writes: {
      insert: [
        'session_id',
        'workout_id',
        'current_exercise_index',
        'current_exercise_type',
        'training_logs',
        'start_time',
        'time_zone',
        'last_activity_at',
      ],
      update: [
        'workout_id',
        'current_exercise_index',
        'current_exercise_type',
        'training_logs',
        'start_time',
        'time_zone',
        'last_activity_at',
      ],
      delete: true,
    },
  }),
  completed_sessions: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      session_id: nullable(column.uuid()),
      workout_id: nullable(column.uuid()),
      plan_name: nullable(column.nameCopy(200, 0)),
      session_order: nullable(column.smallint(1, 366)),
      began_at: nullable(column.instant()),
      time_zone: nullable(column.text(64, 1)),
      local_day: nullable(column.day()),
      completed_at: column.instant(),
      duration_minutes: column.integer(1, 10_000),
      notes: nullable(column.text(4000)),
      effort: nullable(column.smallint(1, 10)),
      created_at: withDefault(column.instant()),
    },
    writes: {
      insert: [
        'id',
        'session_id',
        'workout_id',
        'plan_name',
        'session_order',
        'began_at',
        'time_zone',
        'local_day',
        'completed_at',
        'duration_minutes',
        'notes',
        'effort',
        'created_at',
      ],
      update: ['began_at', 'time_zone', 'local_day', 'completed_at', 'duration_minutes', 'notes', 'effort'],
      delete: true,
      once: true,
    },
  }),
  training_reports: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      session_id: nullable(column.uuid()),
      workout_id: nullable(column.uuid()),
      training_data: column.json(500_000),
      is_shared: withDefault(column.boolean()),
      shared_at: nullable(column.instant()),
      report_url_id: nullable(column.pattern(/^[A-Za-z0-9_-]{22,64}$/, 'abcdefghijklmnopqrstuv')),
      created_at: withDefault(column.instant()),
    },
    writes: {
      insert: ['id', 'session_id', 'workout_id', 'training_data', 'is_shared', 'shared_at', 'report_url_id', 'created_at'],
      update: ['training_data', 'is_shared', 'shared_at'],
      delete: true,
    },
  }),
  test_batteries: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      name: column.name(BATTERY_BOUNDS.name),
      tests: column.texts(BATTERY_BOUNDS.tests),
      created_at: withDefault(column.instant()),
    },
    writes: { insert: ['id', 'name', 'tests', 'created_at'], update: ['name', 'tests'], delete: true },
  }),
  fitness_tests: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      test_category: column.oneOf(...TEST_CATEGORIES),
      test_date: column.day(),
      test_time: column.pattern(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, '18:30'),
      conditions: withDefault(column.json(20_000)),
      results: column.json(100_000),
      notes: nullable(column.text(4000)),
      created_at: withDefault(column.instant()),
    },
    writes: {
      insert: ['id', 'test_category', 'test_date', 'test_time', 'conditions', 'results', 'notes', 'created_at'],
      update: ['notes'],
      delete: true,
    },
  }),
  goals: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      kind: column.oneOf(...GOAL_KINDS),
      subject: nullable(column.nameCopy(200)),
      measure: nullable(column.oneOf(...GOAL_MEASURES)),
      target: column.numeric(GOAL_TARGET.min, GOAL_TARGET.max),
      reps: nullable(column.smallint(GOAL_REPS.min, GOAL_REPS.max)),
      weeks: nullable(column.smallint(GOAL_WEEKS.min, GOAL_WEEKS.max)),
      set_on: column.day(),
      until_day: column.day(),
      created_at: withDefault(column.instant()),
    },
    writes: {
      insert: ['id', 'kind', 'subject', 'measure', 'target', 'reps', 'weeks', 'set_on', 'until_day', 'created_at'],
      update: ['target', 'reps', 'weeks', 'until_day'],
      delete: true,
    },
  }),
  teams: define({
    key: 'id',
    owner: { team: 'id', readers: TEAM_ROLES, writers: ['coach'] },
    columns: {
      id: column.uuid(),
      name: column.name(80),
      club: nullable(column.name(80)),
      age_group: nullable(column.text(20, 1)),
      created_at: withDefault(column.instant()),
    },
    writes: { insert: [], update: ['name', 'club', 'age_group'], delete: false },
  }),
  // Written by the server alone: a membership is made by a code and ended by a route, with what hangs on it.
  memberships: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      team_id: column.uuid(),
      role: column.oneOf(...TEAM_ROLES),
      joined_at: withDefault(column.instant()),
    },
    writes: nothing,
    parents: { team_id: 'teams' },
  }),
  sharing_consents: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      team_id: column.uuid(),
      kind: column.oneOf(...SHARED_KINDS),
      granted: column.boolean(),
      text_version: column.text(40, 1),
      decided_at: column.instant(),
      created_at: withDefault(column.instant()),
      under_16: withDefault(column.boolean()),
    },
    writes: { insert: ['id', 'team_id', 'kind', 'granted', 'text_version', 'decided_at', 'created_at'], update: [], delete: false },
  }),
  // Written by the server alone, from a mailed link.
  parental_sharing: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      team_id: column.uuid(),
      membership_id: column.uuid(),
      decision: column.oneOf(...PARENTAL_KINDS),
      kinds: withDefault(column.texts(20)),
      text_version: column.text(40, 1),
      happened_at: column.instant(),
    },
    writes: nothing,
  }),
  team_members: define({
    key: 'id',
    owner: { team: 'team_id', readers: staff, writers: [] },
    columns: {
      id: column.uuid(),
      team_id: column.uuid(),
      user_id: column.uuid(),
      role: column.oneOf(...TEAM_ROLES),
      display_name: withDefault(column.nameCopy(200, 0)),
      joined_at: withDefault(column.instant()),
      shared_kinds: withDefault(column.texts(20)),
      week_sessions: nullable(column.smallint(1, 7)),
    },
    writes: nothing,
  }),
  team_events: teamEvent(),
  team_attendance: define({
    key: 'id',
    owner: { team: 'team_id', readers: staff, writers: ['coach'] },
    columns: {
      id: column.uuid(),
      team_id: column.uuid(),
      event_id: column.uuid(),
      member_id: column.uuid(),
      state: column.oneOf(...ATTENDANCE_STATES),
      reason: nullable(column.oneOf(...ABSENCE_REASONS)),
      noted_at: column.instant(),
    },
    writes: {
      insert: ['id', 'event_id', 'member_id', 'state', 'reason', 'noted_at'],
      update: ['state', 'reason', 'noted_at'],
      delete: true,
    },
    parents: { event_id: 'team_events', member_id: 'team_members' },
  }),
  team_assignments: teamAssignment(),
  team_assignees: define({
    key: 'id',
    owner: { team: 'team_id', readers: staff, writers: ['coach'] },
    columns: {
      id: column.uuid(),
      team_id: column.uuid(),
      assignment_id: column.uuid(),
      member_id: column.uuid(),
      ...answerContent(),
      done: withDefault(column.smallint(0, 10_000)),
      last_done_on: nullable(column.day()),
      last_effort: nullable(column.smallint(1, 10)),
    },
    writes: { insert: ['id', 'assignment_id', 'member_id'], update: [], delete: true },
    parents: { assignment_id: 'team_assignments', member_id: 'team_members' },
  }),
  assignments: ownAssignment(),
  // Entries stay as they were written; the author takes his own back. The database knows whose they are.
  session_comments: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      team_id: column.uuid(),
      workout_id: nullable(column.uuid()),
      assignment_id: nullable(column.uuid()),
      ...entry(),
      author_name: withDefault(column.nameCopy(200, 0)),
      from_team: withDefault(column.boolean()),
    },
    writes: { insert: ['id', 'team_id', 'workout_id', 'assignment_id', ...namesOf(entry())], update: [], delete: true, once: true },
    parents: { workout_id: 'completed_sessions', assignment_id: 'assignments' },
  }),
  comment_reads: define({
    key: 'id',
    owner: 'user_id',
    columns: { id: column.uuid(), user_id: column.uuid(), thread: column.uuid(), seen_version: column.bigint() },
    writes: { insert: ['id', 'thread', 'seen_version'], update: ['seen_version'], delete: false },
  }),
  team_test_days: teamTestDay(),
  team_guests: define({
    key: 'id',
    owner: { team: 'team_id', readers: staff, writers: staff },
    columns: {
      id: column.uuid(),
      team_id: column.uuid(),
      name: column.name(80),
      gender: gender(),
      birth_year: nullable(column.smallint(1930, 2100)),
      member_id: nullable(column.uuid()),
      created_at: withDefault(column.instant()),
    },
    writes: {
      insert: ['id', 'name', 'gender', 'birth_year', 'created_at'],
      update: ['name', 'gender', 'birth_year', 'member_id'],
      delete: true,
    },
    parents: { member_id: 'team_members' },
  }),
  team_test_values: define({
    key: 'id',
    owner: { team: 'team_id', readers: staff, writers: staff },
    columns: {
      id: column.uuid(),
      team_id: column.uuid(),
      test_day_id: column.uuid(),
      member_id: nullable(column.uuid()),
      guest_id: nullable(column.uuid()),
      test: column.text(60, 1),
      state: column.oneOf(...TEST_VALUE_STATES),
      trials: withDefault(column.json(400)),
      reason: nullable(column.oneOf(...MISSING_REASONS)),
      noted_at: column.instant(),
      coach_name: withDefault(column.nameCopy(200, 0)),
    },
    // A correction is a new row: both values of two coaches stay.
    writes: {
      insert: ['id', 'test_day_id', 'member_id', 'guest_id', 'test', 'state', 'trials', 'reason', 'noted_at'],
      update: [],
      delete: false,
      once: true,
    },
    parents: { test_day_id: 'team_test_days', member_id: 'team_members', guest_id: 'team_guests' },
  }),
  // Offers of the server; the answer is the player's.
  measured_tests: define({
    key: 'id',
    owner: 'user_id',
    columns: {
      id: column.uuid(),
      user_id: column.uuid(),
      membership_id: column.uuid(),
      test_day_id: column.uuid(),
      day: column.day(),
      results: column.json(20_000),
      revision: withDefault(column.smallint(1, 10_000)),
      offered_at: withDefault(column.instant()),
      answer: nullable(column.oneOf('taken', 'left')),
      answered_revision: nullable(column.smallint(1, 10_000)),
      coach_name: withDefault(column.nameCopy(200, 0)),
    },
    writes: { insert: [], update: ['answer', 'answered_revision'], delete: false },
  }),
  shared_trainings: define({
    key: 'id',
    owner: { team: 'team_id', readers: staff, writers: [] },
    columns: {
      id: column.uuid(),
      team_id: column.uuid(),
      user_id: column.uuid(),
      day: column.day(),
      state: column.oneOf('planned', 'done'),
      name: nullable(column.nameCopy(200, 0)),
      minutes: nullable(column.integer(1, 10_000)),
    },
    writes: nothing,
  }),
  team_comments: define({
    key: 'id',
    owner: { team: 'team_id', readers: staff, writers: staff },
    columns: {
      id: column.uuid(),
      team_id: column.uuid(),
      member_id: column.uuid(),
      training_id: nullable(column.uuid()),
      assignee_id: nullable(column.uuid()),
      ...entry(),
      author_id: nullable(column.uuid()),
      author_name: withDefault(column.nameCopy(200, 0)),
      from_player: withDefault(column.boolean()),
    },
    writes: { insert: ['id', 'member_id', 'training_id', 'assignee_id', ...namesOf(entry())], update: [], delete: true, once: true },
    parents: { member_id: 'team_members', training_id: 'shared_trainings', assignee_id: 'team_assignees' },
  }),
  shared_loads: define({
    key: 'id',
    owner: { team: 'team_id', readers: staff, writers: [] },
    columns: {
      id: column.uuid(),
      team_id: column.uuid(),
      user_id: column.uuid(),
      day: column.day(),
      kind: column.oneOf('own', ...HANDBALL_KINDS),
      minutes: column.integer(1, 10_000),
      effort: column.smallint(1, 10),
    },
    writes: nothing,
  }),
  shared_tests: define({
    key: 'id',
    owner: { team: 'team_id', readers: staff, writers: [] },
    columns: {
      id: column.uuid(),
      team_id: column.uuid(),
      user_id: column.uuid(),
      day: column.day(),
      test_category: column.oneOf(...TEST_CATEGORIES),
      conditions: withDefault(column.json(20_000)),
      results: column.json(100_000),
    },
    writes: nothing,
  }),
  shared_complaints: define({
    key: 'id',
    owner: { team: 'team_id', readers: staff, writers: [] },
    columns: {
      id: column.uuid(),
      team_id: column.uuid(),
      user_id: column.uuid(),
      region: column.oneOf(...BODY_REGIONS),
      level: column.smallint(0, 10),
      reported_at: column.instant(),
    },
    writes: nothing,
  }),
  shared_places: define({
    key: 'id',
    owner: { team: 'team_id', readers: staff, writers: [] },
    columns: {
      id: column.uuid(),
      team_id: column.uuid(),
      user_id: column.uuid(),
      day: column.day(),
      places: column.json(4_000),
    },
    writes: nothing,
  }),
  shared_recoveries: define({
    key: 'id',
    owner: { team: 'team_id', readers: staff, writers: [] },
    columns: {
      id: column.uuid(),
      team_id: column.uuid(),
      user_id: column.uuid(),
      ladder: column.text(40, 1),
      status: column.oneOf('active', 'stopped'),
      stage: column.smallint(0, 20),
      since: column.day(),
    },
    writes: nothing,
  }),
  shared_readiness: define({
    key: 'id',
    owner: { team: 'team_id', readers: staff, writers: [] },
    columns: {
      id: column.uuid(),
      team_id: column.uuid(),
      user_id: column.uuid(),
      day: column.day(),
      points: column.smallint(READINESS_SUM.min, READINESS_SUM.max),
    },
    writes: nothing,
  }),
  sync_heads: define({
    key: 'user_id',
    owner: 'user_id',
    columns: { user_id: column.uuid(), heads: withDefault(column.json(20_000)) },
    writes: nothing,
  }),
  exercise_catalogue: define({
    key: 'id',
    owner: { everyone: true },
    columns: {
      id: column.uuid(),
      number: column.integer(1, 1_000_000),
      slug: column.text(120, 1),
      name: column.text(200, 1),
      phase: column.oneOf('warmup', 'main', 'cooldown'),
      equipment: withDefault(column.texts(40)),
      positions: withDefault(column.texts(40)),
      goals: withDefault(column.texts(40)),
      instruction: withDefault(column.text(8000)),
      video_link: nullable(column.link(2000)),
      metric: column.oneOf('weight_reps', 'reps', 'seconds', 'metres'),
      per_side: withDefault(column.boolean()),
      defaults: withDefault(column.json(20_000)),
      created_at: withDefault(column.instant()),
    },
    writes: nothing,
  }),
} as const satisfies Record<string, SyncedTable>;

/** Name of a synced table. */
export type SyncedTableName = keyof typeof syncedTables;

/** All synced tables, parents before children. */
export const syncedTableNames = Object.keys(syncedTables) as SyncedTableName[];

/** Name of a table whose rows belong to teams. */
export type TeamTableName = {
  [Name in SyncedTableName]: (typeof syncedTables)[Name]['owner'] extends TeamOwner ? Name : never;
}[SyncedTableName];

/** The team that owns a table's rows; undefined: they belong to users or to everybody. */
export function teamOwnerOf(name: SyncedTableName): TeamOwner | undefined {
  const { owner } = syncedTable(name);
  return typeof owner === 'object' && 'team' in owner ? owner : undefined;
}

/** The column that holds the owner of a table's rows, a user or a team; null: they are everybody's. */
export function ownerColumn(name: SyncedTableName): string | null {
  const { owner } = syncedTable(name);
  return typeof owner === 'string' ? owner : (teamOwnerOf(name)?.team ?? null);
}

/** Name of a table of which a device follows one stream: its rows belong to the user or to everybody. */
export type PlainTableName = Exclude<SyncedTableName, TeamTableName>;

/** Whether `name` is such a table; narrows untrusted input. */
export function isPlainTable(name: string): name is PlainTableName {
  return isSyncedTable(name) && teamOwnerOf(name) === undefined;
}

/** The tables of users and of everybody. */
export const plainTableNames = syncedTableNames.filter(isPlainTable);

/** The tables whose rows belong to teams. */
export const teamTableNames = syncedTableNames.filter((name): name is TeamTableName => teamOwnerOf(name) !== undefined);

/** The table that holds, per user, the transaction that last changed each of the user's tables. */
export const changeFeed = 'sync_heads' satisfies SyncedTableName;

/** Whether `name` is a synced table; narrows untrusted input. */
export function isSyncedTable(name: string): name is SyncedTableName {
  return Object.hasOwn(syncedTables, name);
}

/** Definition of a synced table, widened for code that handles all tables alike. */
export function syncedTable(name: SyncedTableName): SyncedTable {
  return syncedTables[name];
}
