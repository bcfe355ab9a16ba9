/** An unreadable file; the message is German. */
export class ImportFileError extends Error {}
