import type { Gender } from '@anwurf/domain/vocabulary/player';
import type { LocalDatabase } from '../client/local-database.ts';
import { newId } from './new-id.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

/** Content of a guest: only the name is needed. */
export interface GuestContent {
  readonly name: string;
  readonly gender: Gender | null;
  readonly birthYear: number | null;
}

/** Adds a guest to a team. Resolves to her id when she is on disk. */
export const addGuest = mergeSameCalls(
  async (db: LocalDatabase, team: string, { name, gender, birthYear }: GuestContent): Promise<string> => {
    const key = newId();
    const values = { name, gender, birth_year: birthYear, created_at: new Date().toISOString() };
    await db.write([{ table: 'team_guests', op: 'upsert', key, team, values }]);
    return key;
  },
);

/** Links a guest to a member, who then has her values; null: takes the link back. The server refuses a second member. */
export const linkGuest = mergeSameCalls((db: LocalDatabase, team: string, id: string, member: string | null): Promise<void> =>
  db.write([{ table: 'team_guests', op: 'update', key: id, team, values: { member_id: member } }]),
);

/** Deletes a guest with her values. */
export const removeGuest = mergeSameCalls((db: LocalDatabase, team: string, id: string): Promise<void> =>
  db.write([{ table: 'team_guests', op: 'delete', key: id, team }]),
);
