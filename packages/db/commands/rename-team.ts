import type { TeamRequest } from '@anwurf/contract/team';
import type { LocalDatabase } from '../client/local-database.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

/** Writes name, club and age group of a team that the player leads. Resolves when it is on disk. */
export const renameTeam = mergeSameCalls((db: LocalDatabase, team: string, { name, club, ageGroup }: TeamRequest): Promise<void> =>
  db.write([{ table: 'teams', op: 'update', key: team, team, values: { name, club: club ?? null, age_group: ageGroup ?? null } }]),
);
