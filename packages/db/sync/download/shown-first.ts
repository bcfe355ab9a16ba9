import type { SyncedTableName } from '@anwurf/contract/sync/registry';

/**
 * What stands on the first screens of a new device, before what is looked up later. Each comes after what it is told by: no unit looks
 * as if it were the next one, or had no exercises, because the rest of it is still on its way.
 */
export const shownFirst: readonly SyncedTableName[] = [
  'users',
  'health_checks',
  'fragebogen_antworten',
  'completed_sessions',
  'scheduled_sessions',
  'active_training_sessions',
  'warmup_uebungen',
  'haupt_uebungen',
  'cooldown_uebungen',
  'sessions',
  'trainingsplanreal',
  'user_dashboard_settings',
];
