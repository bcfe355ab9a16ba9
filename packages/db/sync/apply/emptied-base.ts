/** Assignments for a base row that the server has removed: the highest version that it had is kept, for `settle`. */
export const emptiedBase = (version: string) =>
  `row = null, removed_version = greatest(removed_version, (row ->> 'server_version')::bigint, ${version})`;

/** The same where nothing else is known of its version. */
export const emptied = emptiedBase('null');
