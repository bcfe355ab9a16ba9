import { SHARED_KINDS, type SharedKind } from '@anwurf/domain/team/shared-kind';
import { fieldsOf, isText, readAs } from './readable.ts';

/** A link about the storing of health data. */
export interface HealthView {
  /** Of the child; null: none that may stand on the page. */
  readonly firstName: string | null;
  /** Whether the link decides, or takes the yes back. */
  readonly purpose: 'decision' | 'withdrawal';
}

/** A link about sharing with a team. */
export interface ParentalSharingView {
  readonly firstName: string | null;
  readonly purpose: 'sharing' | 'sharing-withdrawal';
  readonly team: string;
  readonly club: string | null;
  /** Names of the coaches and physios, who read what is shared. */
  readonly staff: readonly string[];
  /** Asked about, or agreed to. */
  readonly kinds: readonly SharedKind[];
}

/** Answer of `POST /api/parental-consent/view`. */
export type ParentalView = HealthView | ParentalSharingView;

const listOf = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : []);

/** In plain code: the page of a link needs no schemas. */
export const parentalView = readAs((raw): ParentalView | undefined => {
  const { firstName, purpose, team, club, staff, kinds } = fieldsOf(raw);
  if (firstName !== null && !isText(firstName)) return undefined;
  if (purpose === 'decision' || purpose === 'withdrawal') return { firstName, purpose };
  if ((purpose !== 'sharing' && purpose !== 'sharing-withdrawal') || !isText(team) || (club !== null && !isText(club))) return undefined;
  const known = listOf(kinds);
  return {
    firstName,
    purpose,
    team,
    club,
    staff: listOf(staff).filter(isText),
    kinds: SHARED_KINDS.filter((kind) => known.includes(kind)),
  };
});
