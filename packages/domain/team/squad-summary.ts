import { roundTo } from '../number/rounding.ts';
import type { SquadMember } from './squad-member.ts';

/** The numbers above a squad. */
export interface SquadSummary {
  /** Sessions of this week of all who share them and follow a plan: done, of the planned ones, and planned. */
  readonly week: { readonly done: number; readonly planned: number };
  /** Mean readiness, 2 to 10, of today's and yesterday's entries; null: fewer than three, which is no mean of a team. */
  readonly readiness: number | null;
  readonly needCoach: number;
  readonly players: number;
}

/** Fewest entries of a team's mean: of fewer the coach sees the players. */
const FEWEST_READY = 3;

/** @param members players of a squad */
export function squadSummary(members: readonly SquadMember[]): SquadSummary {
  const ready = members.flatMap(({ readiness }) => (readiness === null ? [] : [readiness.value]));
  const planned = members.filter(({ weekSessions }) => weekSessions !== null);
  return {
    week: {
      // More than planned by one does not make up for what another one lacks.
      done: planned.reduce((sum, { done, weekSessions }) => sum + Math.min(done, weekSessions ?? 0), 0),
      planned: planned.reduce((sum, { weekSessions }) => sum + (weekSessions ?? 0), 0),
    },
    readiness: ready.length < FEWEST_READY ? null : roundTo(ready.reduce((sum, value) => sum + value, 0) / ready.length, 1),
    needCoach: members.filter(({ needsCoach }) => needsCoach).length,
    players: members.length,
  };
}
