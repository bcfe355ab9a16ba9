import { ImportFileError } from './import-file-error.ts';

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads a JSON file, with or without a byte order mark.
 * @throws ImportFileError when it is not JSON
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new ImportFileError('The file is not valid JSON.');
  }
}
