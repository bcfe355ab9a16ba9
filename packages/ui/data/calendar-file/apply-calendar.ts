import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { importTeamEvents } from '@anwurf/db/commands/import-team-events';
import { saveTrainingFacts } from '@anwurf/db/commands/save-training-profile';
import { readRows } from '@anwurf/db/queries/local-query';
import { ownTeams } from '@anwurf/db/queries/teams';
import { trainingProfile } from '@anwurf/db/queries/training-profile';
import { rowToProfile } from '@anwurf/domain/coach/training-profile-row';
import { changedMatchPlan, type ChangedMatchPlan, type MatchPlan, matchPlanOf } from '@anwurf/domain/week/match-plan';
import { dayWords } from '../week/day-words.ts';
import type { KeptEntry } from './calendar-subscriptions.ts';

/** Change that a reading of a calendar has made. */
export interface AppliedChange {
  readonly words: string;
  /** Takes it back. Resolves when that is on disk. */
  readonly undo: () => Promise<void>;
}

export interface Reading {
  readonly target: string;
  /** The calendar at the last reading, and now. */
  readonly before: readonly KeptEntry[];
  readonly now: readonly KeptEntry[];
  readonly today: string;
}

interface Owner {
  readonly db: LocalDatabase;
  readonly userId: string;
}

/** Days that are named; further ones are counted. */
const NAMED = 3;

function listed(lead: string, { matchDates, matchFreeDates }: MatchPlan): string | null {
  const days = [...matchDates.map((day) => `Spiel ${dayWords(day)}`), ...matchFreeDates.map((day) => `spielfrei ${dayWords(day)}`)];
  if (days.length === 0) return null;
  const more = days.length > NAMED ? ` und ${days.length - NAMED} weitere` : '';
  return `${lead}: ${days.slice(0, NAMED).join(', ')}${more}.`;
}

const wordsOf = ({ added, removed }: ChangedMatchPlan) => [listed('Neu', added), listed('Weg', removed)].filter(Boolean).join(' ');

/** Moves days of the player's match plan as they moved in the calendar. @returns `waits`: the plan has not arrived on this device yet */
export async function applyToMatchPlan({ db, userId }: Owner, { before, now, today }: Reading): Promise<AppliedChange | 'waits' | null> {
  async function move(from: readonly KeptEntry[], to: readonly KeptEntry[]): Promise<ChangedMatchPlan | null> {
    const [row] = await readRows(db, trainingProfile());
    if (row === undefined) return null;
    const changed = changedMatchPlan(rowToProfile({ ...row }), matchPlanOf(from), matchPlanOf(to), today);
    if (wordsOf(changed) !== '') await saveTrainingFacts(db, userId, { profile: changed.plan });
    return changed;
  }
  const changed = await move(before, now);
  if (changed === null) return 'waits';
  const words = wordsOf(changed);
  return words === '' ? null : { words, undo: async () => void (await move(now, before)) };
}

/** Enters what is new or has changed in the calendar since it was read; what a coach has changed himself stays. @returns `waits`: not known to be his team's */
export async function applyToTeam({ db }: Owner, { target, before, now }: Reading): Promise<AppliedChange | 'waits' | null> {
  const teams = await readRows(db, ownTeams());
  if (!teams.some(({ team, role }) => team === target && role === 'coach')) return 'waits';
  const known = new Map(before.map((entry) => [entry.key, JSON.stringify(entry)]));
  const moved = now.filter((entry) => known.get(entry.key) !== JSON.stringify(entry));
  const { added, changed, undo } = await importTeamEvents(db, target, moved);
  return added + changed === 0 ? null : { words: `${added} neu, ${changed} geändert.`, undo };
}
