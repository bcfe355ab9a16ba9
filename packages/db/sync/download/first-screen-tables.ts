import type { StreamName } from '@anwurf/contract/sync/stream-name';

/**
 * Tables of a new device's first screens, fetched before the others. Each comes after the tables that qualify it: no session
 * looks like the next one, or like one without exercises, because the rest of its data is still loading.
 */
export const firstScreenTables: readonly StreamName[] = [
  'users',
  'profiles',
  'parental_consents',
  'health_consents',
  'health_checks',
  'fragebogen_antworten',
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
