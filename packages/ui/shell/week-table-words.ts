import type { TableWords } from './table-word-types.ts';

/** Words for moved sessions. */
export const scheduledSessionWords: TableWords<'scheduled_sessions'> = {
  row: 'Verschobene Einheit',
  columns: {
    session_id: null,
    plan_week: { name: 'Planwoche' },
    planned_on: { name: 'Tag' },
    turn: null,
    is_extra: null,
    scheduled_at: null,
    created_at: null,
  },
};

/** Words for the pauses of a plan. */
export const planPauseWords: TableWords<'plan_pauses'> = {
  row: 'Pause eines Plans',
  names: ['first_day'],
  columns: { plan_id: null, first_day: { name: 'Erster Tag' }, last_day: { name: 'Letzter Tag' }, created_at: null },
};

/** Words for noted team trainings and matches. */
export const handballLoadWords: TableWords<'handball_loads'> = {
  row: 'Belastung im Handball',
  names: ['day'],
  columns: {
    day: { name: 'Tag' },
    kind: null,
    minutes: { name: 'Dauer', unit: 'Minuten' },
    effort: { name: 'Anstrengung' },
    noted_at: null,
    created_at: null,
  },
};
