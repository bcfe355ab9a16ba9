import { namesakeNumber, sharedName } from './namesakes.ts';
import { nearNames } from './near-names.ts';
import { personKey, seasonKey } from './player-key.ts';
import type { ImportedPlayer } from './read-player-file.ts';

/** A stored row, as far as an import looks at it. */
export type KnownPlayer = {
  readonly id: string;
  readonly name: string;
  readonly mannschaft: string;
  readonly saison: string;
  readonly trikotnummer: number | null;
  readonly hidden: boolean;
  /** The operator said that it is not the hidden person of its name. */
  readonly is_other_person: boolean;
};

/** A player as it is to be stored. */
export type SettledPlayer = Omit<ImportedPlayer, 'versteckt'> & { readonly hidden: boolean; readonly is_other_person: boolean };

/** Effects of an import beyond storing the lines; names with team and season, for the operator to look at. */
export type Settlement = {
  /** Line's spelling → the stored one. */
  readonly merged: readonly { readonly from: string; readonly to: string }[];
  /** Rows that are newly hidden because their person is. */
  readonly hidden: readonly string[];
  /** New rows that are found although their name is near to a hidden person's. */
  readonly near: readonly { readonly row: string; readonly hiddenName: string }[];
  /** Players of the file that may be either of two stored ones: not stored. */
  readonly unclear: readonly ImportedPlayer[];
};

type Named = Pick<KnownPlayer, 'name' | 'mannschaft' | 'saison'>;

const spelling = ({ name, mannschaft }: Omit<Named, 'saison'>) => (mannschaft === '' ? name : `${name}, ${mannschaft}`);

/** 'Ida Probe, HSG Prüfung 2025/26'. */
export const seasonWords = (row: Named) => `${spelling(row)} ${row.saison}`;

/** The stored row of a player: undefined: none; 'unclear': of two of this name, either. */
function findStored(
  { name, trikotnummer: number }: ImportedPlayer,
  candidates: readonly KnownPlayer[],
): KnownPlayer | undefined | 'unclear' {
  const ofNumber = candidates.filter((row) => row.trikotnummer === number);
  if (namesakeNumber(name) !== null) return ofNumber[0];
  const [only, other] = candidates;
  if (only === undefined) return undefined;
  if (other !== undefined) return ofNumber.length === 1 ? ofNumber[0] : 'unclear';
  const ofName = namesakeNumber(only.name);
  return ofName !== null && number !== null && ofName !== number ? undefined : only;
}

function groupByKey(known: readonly KnownPlayer[]): Map<string, KnownPlayer[]> {
  const groups = new Map<string, KnownPlayer[]>();
  for (const row of known) {
    const key = seasonKey(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}

/** Names of persons who are hidden in any season, or by the file. */
function hiddenNames(players: readonly ImportedPlayer[], known: readonly KnownPlayer[]): string[] {
  return [...known.filter(({ hidden }) => hidden), ...players.filter(({ versteckt }) => versteckt === true)].map(({ name }) =>
    sharedName(name),
  );
}

/** The players as they are to be stored: in the spelling that is known, and hidden where their person is. */
export function settlePlayers(
  players: readonly ImportedPlayer[],
  known: readonly KnownPlayer[],
): Settlement & { readonly rows: readonly SettledPlayer[] } {
  const byKey = groupByKey(known);
  const names = hiddenNames(players, known);
  const hiddenPersons = new Set(names.map(personKey));
  const nearHidden = nearNames(names);
  const merged: { from: string; to: string }[] = [];
  const hidden: string[] = [];
  const near: { row: string; hiddenName: string }[] = [];
  const unclear: ImportedPlayer[] = [];
  const rows: SettledPlayer[] = [];
  for (const player of players) {
    const stored = findStored(player, byKey.get(seasonKey(player)) ?? []);
    if (stored === 'unclear') {
      unclear.push(player);
      continue;
    }
    const { versteckt, ...values } = player;
    const { name, mannschaft, saison } = stored ?? player;
    if (stored !== undefined && spelling(stored) !== spelling(player)) merged.push({ from: spelling(player), to: spelling(stored) });
    const isHiddenPerson = hiddenPersons.has(personKey(name));
    const isOther = isHiddenPerson && (versteckt === false || (versteckt === null && stored?.is_other_person === true));
    const isHidden = versteckt ?? (isHiddenPerson ? !isOther : (stored?.hidden ?? false));
    const row = { ...values, name, mannschaft, saison, hidden: isHidden, is_other_person: isOther };
    if (isHidden && versteckt === null && stored?.hidden !== true) hidden.push(seasonWords(row));
    const hiddenName = stored === undefined && !isHidden && versteckt === null ? nearHidden(name) : undefined;
    if (hiddenName !== undefined) near.push({ row: seasonWords(row), hiddenName });
    rows.push(row);
  }
  return { rows, merged, hidden, near, unclear };
}
