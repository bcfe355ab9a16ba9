import { SHARED_KINDS } from '../../packages/domain/team/shared-kind.ts';
import type { SyncedTableName } from '../../packages/contract/sync/registry.ts';
import type { ownData, storedKinds } from '../../packages/ui/features/legal/server-data.ts';

/** Tables of a kind of data, and jobs of the server that delete from them by themselves. */
interface KindTables {
  readonly tables: readonly string[];
  readonly jobs?: readonly string[];
}

/** The words on the privacy page for each synced table; a new one does not compile without them. Null: a row of its own there. */
export const wordsOfTables: Readonly<Record<SyncedTableName, (typeof ownData)[number] | null>> = {
  fragebogen_antworten: 'Fragebogen',
  training_profiles: 'deine Woche (Trainingstage, Spieltage, Orte, Gewichte, Stange und Scheiben, Körpergewicht)',
  trainingsplan_generierung: 'Pläne',
  trainingsplanreal: 'Pläne',
  plan_pauses: 'Pläne',
  sessions: 'Pläne',
  warmup_uebungen: 'Pläne',
  haupt_uebungen: 'Pläne',
  cooldown_uebungen: 'Pläne',
  completed_sessions: 'Trainings (mit Zeitzone)',
  active_training_sessions: 'Trainings (mit Zeitzone)',
  workout_tracking: 'Sätze',
  exercise_notes: 'Notizen zu Übungen',
  favourite_exercises: 'Lieblingsübungen',
  scheduled_sessions: 'deine Woche (Trainingstage, Spieltage, Orte, Gewichte, Stange und Scheiben, Körpergewicht)',
  handball_loads: 'Dauer und Anstrengung von Teamtraining und Spielen',
  training_reports: 'Trainingsberichte, die du teilst',
  athleten_uebungen: 'eigene Übungen',
  fitness_tests: 'Tests',
  goals: 'deine Ziele (Übung, Test oder Einheiten je Woche, Wert, Tag)',
  test_batteries: 'Testreihen, die du zusammenstellst',
  user_dashboard_settings: 'gewählte Spielerin oder gewählter Spieler',
  profiles: 'Geburtsdatum und Geschlecht, wenn du sie angibst',
  users: null,
  health_consents: null,
  parental_consents: null,
  complaints: null,
  health_checks: null,
  readiness_checks: null,
  recovery_events: null,
  teams: null,
  memberships: null,
  sharing_consents: null,
  team_members: null,
  team_events: null,
  team_attendance: null,
  team_assignments: null,
  team_assignees: null,
  assignments: null,
  team_test_days: null,
  team_guests: null,
  team_test_values: null,
  measured_tests: null,
  session_comments: null,
  team_comments: null,
  comment_reads: null,
  parental_sharing: null,
  shared_trainings: null,
  shared_loads: null,
  shared_tests: null,
  shared_complaints: null,
  shared_places: null,
  shared_recoveries: null,
  shared_readiness: null,
  sync_heads: null,
  exercise_catalogue: null,
};

const ownTables = Object.entries(wordsOfTables).flatMap(([table, words]) => (words === null ? [] : [table]));

/** Where the kinds of the privacy page are stored; `tests/schema/stored-data.test.ts` finds tables and jobs that none names. */
export const tablesOfKinds: Readonly<Record<keyof typeof storedKinds, KindTables>> = {
  account: { tables: ['users', 'user_credentials', 'registration_agreements', 'journal_keys', 'blocked_accounts'] },
  sessions: {
    tables: ['login_sessions', 'refresh_tokens', 'former_refresh_tokens', 'deleted_sessions', 'known_devices'],
    jobs: ['pruneExpired'],
  },
  proofs: {
    tables: ['registration_links', 'registration_codes', 'password_resets', 'passkey_challenges', 'email_changes'],
    jobs: ['pruneExpired'],
  },
  factors: { tables: ['second_factors', 'recovery_codes', 'passkeys'], jobs: ['pruneSecondFactors'] },
  training: { tables: [...ownTables, 'personal_records', 'plan_jobs', 'spent_plans', 'stored_rows', 'stored_logs', 'report_pictures'] },
  push: { tables: ['push_subscriptions', 'push_outbox'] },
  feed: { tables: ['calendar_feeds'] },
  health: { tables: ['complaints', 'health_checks', 'readiness_checks', 'recovery_events', 'health_consents'] },
  parents: { tables: ['parental_consents', 'parental_links', 'parental_sharing', 'sharing_links'], jobs: ['pruneParentalLinks'] },
  teams: {
    tables: [
      'teams',
      'memberships',
      'sharing_consents',
      'team_members',
      'team_events',
      'team_attendance',
      'team_assignments',
      'team_assignees',
      'assignments',
      'team_test_days',
      'team_guests',
      'team_test_values',
      'measured_tests',
      'session_comments',
      'team_comments',
      'comment_reads',
      ...SHARED_KINDS.map((kind) => `shared_${kind}`),
      'shared_places',
      'shared_recoveries',
      'test_places',
      'recovery_stages',
      'named_coaches',
      'team_codes',
    ],
  },
  changes: { tables: ['shape_log', 'shape_log_pruned', 'sync_heads', 'sync_mutations', 'sync_finished_origins'], jobs: ['pruneShapeLog'] },
  payments: { tables: ['payments', 'payment_events'] },
  checkouts: { tables: ['checkouts'], jobs: ['pruneCheckouts'] },
  withdrawals: { tables: ['withdrawals'], jobs: ['pruneWithdrawals'] },
  support: { tables: ['support_messages'] },
  mails: { tables: ['mail_outbox', 'mailbox'], jobs: ['pruneMail'] },
  newsletter: { tables: ['newsletter_subscriptions', 'newsletter_requests'], jobs: ['pruneNewsletterRequests'] },
  assessment: { tables: ['handball_assessments'] },
  norms: { tables: ['fitness_tests', 'profiles'] },
  marketing: { tables: ['user_marketing_profiles'] },
  leads: { tables: ['leads'] },
  players: { tables: ['player_stats_de', 'player_name_words'] },
  events: { tables: ['event_counts'], jobs: ['pruneEvents'] },
  operator: { tables: ['operator_actions'], jobs: ['pruneOperatorActions'] },
  limits: { tables: ['rate_limits'], jobs: ['pruneRateLimits'] },
};

/** Tables without personal data: ours, or the database's own. */
export const impersonalTables: readonly string[] = [
  'database_identity',
  'exercise_catalogue',
  'former_assets',
  'operator_summaries',
  'reference_sources',
  'reference_values',
  'schema_migrations',
  'server_secrets',
  'shape_epochs',
];

/** Jobs that delete nothing personal. */
export const impersonalJobs: readonly string[] = ['pruneFormerAssets'];
