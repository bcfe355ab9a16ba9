/** A text as a pattern of `like` that finds just this text: its `%`, `_` and backslashes are no wildcards. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
