import type { SyncState } from '@anwurf/db/client/local-database';
import { format, isSameDay } from 'date-fns';

const rowWords: Readonly<Record<string, string>> = {
  workout_tracking: 'Satz',
  active_training_sessions: 'Trainingsstand',
  completed_sessions: 'Abgeschlossenes Training',
  fragebogen_antworten: 'Fragebogen',
  trainingsplan_generierung: 'Plananfrage',
  trainingsplanreal: 'Trainingsplan',
  sessions: 'Einheit',
  warmup_uebungen: 'Aufwärmübung',
  haupt_uebungen: 'Hauptübung',
  cooldown_uebungen: 'Abkühlübung',
  athleten_uebungen: 'Eigene Übung',
  training_reports: 'Trainingsbericht',
  fitness_tests: 'Test',
  exercise_catalogue: 'Übungskatalog',
  users: 'Konto',
  profiles: 'Profil',
  user_dashboard_settings: 'Dashboard',
};

/** What a row of a synced table is called in front of the player. */
export function rowWord(table: string): string {
  return rowWords[table] ?? 'Eintrag';
}

export function waitingWords(waiting: number): string {
  return waiting === 1 ? '1 Änderung wartet' : `${waiting} Änderungen warten`;
}

/** 'heute, 17:58 Uhr' or '19.11.2026, 17:58 Uhr'. */
export function timeWords(instant: Date, now: Date): string {
  const day = isSameDay(instant, now) ? 'heute' : format(instant, 'dd.MM.yyyy');
  return `${day}, ${format(instant, 'HH:mm')} Uhr`;
}

export type SyncMood = 'problem' | 'signed-out' | 'offline' | 'busy' | 'synced';

/** The one thing the badge says: what needs the player comes first. */
export function syncMood(state: SyncState): SyncMood {
  if (state.problem !== null || state.refused.length > 0 || state.stopped.length > 0) return 'problem';
  if (state.connection === 'signed-out') return 'signed-out';
  if (state.connection === 'offline') return 'offline';
  return state.connection === 'connecting' || state.waiting > 0 || !state.firstSyncDone ? 'busy' : 'synced';
}
