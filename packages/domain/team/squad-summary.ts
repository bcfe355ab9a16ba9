import type { SquadMember } from './squad-member.ts';

/** The numbers above a squad. */
export interface SquadSummary {
  /** Sessions of this week of all who share them and follow a plan: done, of the planned ones, and planned. */
  readonly week: { readonly done: number; readonly planned: number };
  readonly needCoach: number;
  readonly players: number;
}

/** @param members players of a squad */
export function squadSummary(members: readonly SquadMember[]): SquadSummary {
  const planned = members.filter(({ weekSessions }) => weekSessions !== null);
  return {
    week: {
      // More than planned by one does not make up for what another one lacks.
      done: planned.reduce((sum, { done, weekSessions }) => sum + Math.min(done, weekSessions ?? 0), 0),
      planned: planned.reduce((sum, { weekSessions }) => sum + (weekSessions ?? 0), 0),
    },
    needCoach: members.filter(({ needsCoach }) => needsCoach).length,
    players: members.length,
  };
}
