import type { Gender } from '@anwurf/domain/vocabulary/player';
import type { LocalQuery } from './local-query.ts';

/** Personal data of the player (`profiles`), as far as known. */
export interface Profile {
  /** YYYY-MM-DD. */
  dateOfBirth: string | null;
  gender: Gender | null;
  /** Since when the player's test results count among the house norms; null: they do not. */
  houseNormSince: Date | null;
}

/** The player's own profile; no row while nothing is known. */
export function profile(): LocalQuery<Profile> {
  return {
    sql: `select date_of_birth::text as "dateOfBirth", gender, house_norm_since as "houseNormSince" from profiles limit 1`,
    params: [],
  };
}
