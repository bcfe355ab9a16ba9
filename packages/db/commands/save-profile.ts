import type { LocalDatabase } from '../client/local-database.ts';
import type { Profile } from '../queries/profile.ts';

/** Stores birth date and gender. Resolves when they are on disk. */
export async function saveProfile(
  db: LocalDatabase,
  userId: string,
  { dateOfBirth, gender }: Pick<Profile, 'dateOfBirth' | 'gender'>,
): Promise<void> {
  await db.write([{ table: 'profiles', op: 'upsert', key: userId, values: { date_of_birth: dateOfBirth, gender } }]);
}

/** Stores the birth date alone (YYYY-MM-DD). Resolves when it is on disk. */
export async function saveBirthDate(db: LocalDatabase, userId: string, dateOfBirth: string): Promise<void> {
  await db.write([{ table: 'profiles', op: 'upsert', key: userId, values: { date_of_birth: dateOfBirth } }]);
}

/** Includes the player's test results in the house norms from now on, or withdraws them. Resolves when it is on disk. */
export async function consentToHouseNorm(db: LocalDatabase, userId: string, counts: boolean): Promise<void> {
  const values = { house_norm_since: counts ? new Date().toISOString() : null };
  await db.write([{ table: 'profiles', op: 'upsert', key: userId, values }]);
}
