import { profile, type Profile } from '@anwurf/db/queries/profile';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { ageOn } from '@anwurf/domain/identity/birth-date';
import type { ComparedPerson } from '@anwurf/domain/norms/compare';

const own = profile();

/** Age and sex of the player on a day; null while birth date or gender are not known. */
export function personOn(known: Profile | null, day: string): ComparedPerson | null {
  if (known === null || known.dateOfBirth === null || known.gender === null || day < known.dateOfBirth) return null;
  return { age: ageOn(known.dateOfBirth, day), gender: known.gender };
}

/** The player's profile: null when there is none, undefined while it is not read. */
export function useOwnProfile(): Profile | null | undefined {
  return loadedOr(useFirstRow(own, { canBeEmpty: true }), undefined);
}
