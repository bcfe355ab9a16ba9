/** An unreadable file. */
export class ImportFileError extends Error {}
