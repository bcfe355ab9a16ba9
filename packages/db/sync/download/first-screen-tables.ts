import type { PlainTableName } from '@anwurf/contract/sync/registry';

/**
 * Tables of a new device's first screens, fetched before the others. Each comes after the tables that qualify it: no session
 * looks like the next one, or like one without exercises, because the rest of its data is still loading, and none is trained before
 * what changes it (what hurts, the way back after an injury, a match tomorrow) is here.
 */
export const firstScreenTables: readonly PlainTableName[] = [
  'users',
  'profiles',
  'parental_consents',
  'health_consents',
  'health_checks',
  'fragebogen_antworten',
  'training_profiles',
  'complaints',
  'memberships',
  'recovery_events',
  'completed_sessions',
  'handball_loads',
  'goals',
  'scheduled_sessions',
  'active_training_sessions',
  'warmup_uebungen',
  'haupt_uebungen',
  'cooldown_uebungen',
  'sessions',
  'plan_pauses',
  'trainingsplanreal',
  'user_dashboard_settings',
];

/** Takes the server longest to make, the network longest to bring and this device longest to read. */
export const longestTable: PlainTableName = 'workout_tracking';
