import type { TableWords } from './table-word-types.ts';

type HealthTable = 'complaints' | 'health_checks' | 'readiness_checks' | 'recovery_events';

/** Words for what a player says about his health. */
export const healthTableWords: { readonly [Table in HealthTable]: TableWords<Table> } = {
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
  readiness_checks: {
    row: 'Tagesfrage',
    names: ['day'],
    columns: {
      day: { name: 'Tag' },
      sleep: { name: 'Schlaf' },
      fatigue: { name: 'Frische' },
      soreness: { name: 'Muskeln' },
      stress: { name: 'Stress' },
      mood: { name: 'Stimmung' },
      noted_at: null,
      created_at: null,
    },
  },
  recovery_events: {
    row: 'Eintrag auf dem Weg zurück',
    names: ['day'],
    columns: {
      ladder: null,
      kind: null,
      day: { name: 'Tag' },
      side: { name: 'Seite' },
      pain: { name: 'Schmerz' },
      details: { name: 'Angaben' },
      happened_at: null,
      created_at: null,
    },
  },
};
