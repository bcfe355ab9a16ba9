/** Characters of an entry of a thread, entries of a thread, and entries about a player in a team. */
export const COMMENT_BOUNDS = { characters: 500, entries: 40, ofMember: 4000 } as const;
