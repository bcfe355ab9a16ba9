import * as z from 'zod/mini';

/** Failed starts in a row after which a version is given up. */
const MOST_FAILED = 2;
const MOST_NAMED = 50;

/** Versions as packages name them: three numbers, and no sign that a folder's name could not have. */
export const versionSchema = z.string().check(z.maxLength(40), z.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}(-[0-9A-Za-z.]+)?$/));

/** Record of the starts of this installation. */
export const startRecordSchema = z.object({
  version: versionSchema,
  /** The version that last started well before this one. */
  previous: z.nullable(versionSchema),
  /** Starts of this version that have shown nothing so far, in a row. */
  unproven: z.int().check(z.minimum(0), z.maximum(1000)),
  /** Whether this version has ever started well. */
  isProven: z.boolean(),
  /** Versions that did not start, and those that the player does not want. */
  refused: z.array(versionSchema).check(z.maxLength(MOST_NAMED)),
  skipped: z.array(versionSchema).check(z.maxLength(MOST_NAMED)),
});
export type StartRecord = z.infer<typeof startRecordSchema>;

const named = (versions: readonly string[], version: string) => [...versions.filter((one) => one !== version), version].slice(-MOST_NAMED);

/** A start that has begun. `goBackTo`: this version has failed too often, and that one started well before. */
export interface BegunStart {
  readonly record: StartRecord;
  readonly goBackTo: string | null;
}

/**
 * Counts a start that begins.
 * @param before null: nothing is remembered
 * @param version of the app that starts
 */
export function beginStart(before: StartRecord | null, version: string): BegunStart {
  const isSame = before?.version === version;
  const record: StartRecord = isSame
    ? before
    : {
        version,
        previous: before === null ? null : before.isProven ? before.version : before.previous,
        unproven: 0,
        isProven: false,
        refused: before?.refused ?? [],
        skipped: before?.skipped ?? [],
      };
  // One that has started well before fails for another reason than itself, and going back would not help.
  const isBad = !record.isProven && record.unproven >= MOST_FAILED;
  const previous = record.previous === version ? null : record.previous;
  return {
    record: {
      ...record,
      unproven: Math.min(record.unproven + 1, 1000),
      ...(isBad && previous !== null && { refused: named(record.refused, version) }),
    },
    goBackTo: isBad ? previous : null,
  };
}

/** The start has shown a page. */
export function provenStart(record: StartRecord): StartRecord {
  return { ...record, unproven: 0, isProven: true, refused: record.refused.filter((version) => version !== record.version) };
}

/** The player does not want this version. */
export function skipVersion(record: StartRecord, version: string): StartRecord {
  return { ...record, skipped: named(record.skipped, version) };
}

/** Why a version is not offered unasked; null: it is. */
export function reasonAgainst(record: StartRecord, version: string): 'refused' | 'skipped' | null {
  if (record.refused.includes(version)) return 'refused';
  return record.skipped.includes(version) ? 'skipped' : null;
}
