/** A file that cannot be read at all; the message is German. */
export class ImportFileError extends Error {}
