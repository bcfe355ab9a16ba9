/** Shortest new password, in characters. Older, shorter passwords still sign in. */
export const shortestPassword = 8;
/** Longest password, in characters. */
export const longestPassword = 128;
