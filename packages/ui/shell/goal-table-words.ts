import type { TableWords } from './table-word-types.ts';

/** Words for a player's goals. */
export const goalWords: TableWords<'goals'> = {
  row: 'Ziel',
  names: ['subject'],
  columns: {
    kind: null,
    subject: { name: 'Übung oder Test' },
    measure: null,
    target: { name: 'Zielwert' },
    reps: { name: 'Wiederholungen', unit: 'Wiederholungen' },
    weeks: { name: 'Dauer', unit: 'Wochen' },
    set_on: null,
    until_day: { name: 'Tag' },
    created_at: null,
  },
};
