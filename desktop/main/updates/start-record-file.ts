import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type StartRecord, startRecordSchema } from './start-record.ts';

/** The record of an installation on disk. */
export interface StartRecordFile {
  read(): StartRecord | null;
  write(record: StartRecord): void;
}

/**
 * Reads and writes at once: a start that fails a moment later must have been counted.
 * @param file absolute path; a damaged file counts as none
 */
export function startRecordFile(file: string): StartRecordFile {
  return {
    read() {
      try {
        return startRecordSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null;
      } catch {
        return null;
      }
    },
    write(record) {
      try {
        writeFileSync(`${file}.new`, JSON.stringify(record));
        renameSync(`${file}.new`, file);
      } catch (error) {
        console.warn('this start could not be counted', error);
      }
    },
  };
}
