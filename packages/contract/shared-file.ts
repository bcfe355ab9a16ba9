/** Most bytes of a training log that another app has exported: fifteen years of an ambitious player have five. */
export const MOST_TRAINING_LOG_BYTES = 20_000_000;

/** Where a shared file lies in its cache, and the header with its name, URL-encoded. */
export const sharedFile = { entry: '/shared-file', nameHeader: 'x-file-name' } as const;

/** Status of the entry when there is nothing to take: more than the bound, or no file. */
export const sharedFileProblems = { tooLarge: 413, none: 400 } as const;
