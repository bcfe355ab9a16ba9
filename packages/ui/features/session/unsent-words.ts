import type { UnsentRows } from '@anwurf/db/queries/unsent-changes';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** '12 Sätze und 3 weitere Änderungen sind': what the server has not taken yet. */
export function unsentWords(rows: readonly UnsentRows[]): string {
  const sum = (list: readonly UnsentRows[]) => list.reduce((total, { count }) => total + count, 0);
  const sets = sum(rows.filter(({ table }) => table === 'workout_tracking'));
  const others = sum(rows.filter(({ table }) => table !== 'workout_tracking'));
  const verb = sets + others === 1 ? 'ist' : 'sind';
  if (sets === 0) return `${counted(others, 'Änderung', 'Änderungen')} ${verb}`;
  if (others === 0) return `${counted(sets, 'Satz', 'Sätze')} ${verb}`;
  return `${counted(sets, 'Satz', 'Sätze')} und ${counted(others, 'weitere Änderung', 'weitere Änderungen')} ${verb}`;
}
