/** Shortest new password, in characters. Whoever has a shorter one from before signs in with it. */
export const shortestPassword = 8;
/** Longest password, in characters. */
export const longestPassword = 128;
