import type { CsvCell } from '@anwurf/domain/statistics/csv';
import type { SquadMember } from '@anwurf/domain/team/squad-member';
import { hintText } from './member-words.ts';

/** Columns of a squad's table as a file. */
export const csvHead = [
  'Name',
  'Einheiten diese Woche',
  'geplant',
  'Bereitschaft',
  'Letzte Einheit',
  'Minuten',
  '7 zu 28 Tage',
  'Letzter Test',
  'Hinweis',
] as const;

/** Leaves cells of kinds that are not shared empty. */
export function csvRow(member: SquadMember, today: string): CsvCell[] {
  const { sharedKinds, last } = member;
  const trainings = sharedKinds.includes('trainings');
  return [
    member.name,
    trainings ? member.done : null,
    trainings ? member.weekSessions : null,
    member.readiness?.value ?? null,
    last?.day ?? null,
    last?.minutes ?? null,
    member.ratio?.value ?? null,
    member.lastTestOn,
    sharedKinds.length === 0 ? 'teilt nichts' : member.hints.map((hint) => hintText(hint, today)).join(', '),
  ];
}
