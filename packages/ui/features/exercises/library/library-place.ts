import { EMPTY_FILTER, type ExerciseFilter, FILTER_KINDS } from '@anwurf/domain/exercise/exercise-filter';

/** Where somebody is in the library, as the address says it. */
export interface LibrarySearch {
  q?: string;
  equipment?: readonly string[];
  positions?: readonly string[];
  goals?: readonly string[];
  phases?: readonly string[];
  favourites?: true;
  /** Slug of the exercise that is open. */
  exercise?: string;
  /** The own exercise that is being edited: its id, or 'new'. */
  edit?: string;
}

export interface LibraryPlace {
  readonly text: string;
  readonly filter: ExerciseFilter;
  /** Only what the player has marked. */
  readonly onlyFavourites: boolean;
  readonly exercise: string | null;
  readonly editing: string | null;
}

const longest = 200;

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value.slice(0, longest) : null;
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.flatMap((one: unknown) => textOf(one) ?? []) : [];
}

/** The place of an address, whatever somebody typed into it. */
export function toPlace(search: Readonly<Record<string, unknown>>): LibraryPlace {
  const filter = Object.fromEntries(FILTER_KINDS.map((kind) => [kind, textsOf(search[kind])]));
  return {
    text: textOf(search['q']) ?? '',
    filter: { ...EMPTY_FILTER, ...filter },
    onlyFavourites: search['favourites'] === true,
    exercise: textOf(search['exercise']),
    editing: textOf(search['edit']),
  };
}

/** The address of a place: what is not chosen is not in it. */
export function toSearch({ text, filter, onlyFavourites, exercise, editing }: LibraryPlace): LibrarySearch {
  const chosen = FILTER_KINDS.filter((kind) => filter[kind].length > 0).map((kind) => [kind, filter[kind]] as const);
  return {
    ...(text !== '' && { q: text }),
    ...Object.fromEntries(chosen),
    ...(onlyFavourites && { favourites: true as const }),
    ...(exercise !== null && { exercise }),
    ...(editing !== null && { edit: editing }),
  };
}
