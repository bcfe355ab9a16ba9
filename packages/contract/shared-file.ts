/** Most bytes of a training log that another app has exported: fifteen years of an ambitious player have five. */
export const MOST_TRAINING_LOG_BYTES = 20_000_000;

/** Most bytes of an own export that another app shares; the settings take larger ones. */
export const MOST_SHARED_EXPORT_BYTES = 64_000_000;

/** Whether a file is an own export by its name or kind; everything else is a table of another app. */
export const isExportFile = ({ name, type }: { readonly name: string; readonly type: string }): boolean =>
  name.toLowerCase().endsWith('.json') || type === 'application/json';

/** Where a shared file lies in its cache, and the header with its name, URL-encoded. */
export const sharedFile = { entry: '/shared-file', nameHeader: 'x-file-name' } as const;

/** Status of the entry when there is nothing to take: more than the bound, or no file. */
export const sharedFileProblems = { tooLarge: 413, none: 400 } as const;
