import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRecordFile } from './start-record-file.ts';
import { beginStart, provenStart, reasonAgainst, skipVersion, type StartRecord, startRecordSchema } from './start-record.ts';

/** Starts a version so often, without showing a page. */
function failing(before: StartRecord | null, version: string, times: number) {
  let begun = beginStart(before, version);
  for (let count = 1; count < times; count += 1) begun = beginStart(begun.record, version);
  return begun;
}
const proven = (version: string, before: StartRecord | null = null) => provenStart(beginStart(before, version).record);

describe('a version that does not start', () => {
  it('is given up at the third start, after two that failed', () => {
    const old = proven('1.2.3');
    expect(failing(old, '1.3.0', 1).goBackTo).toBeNull();
    expect(failing(old, '1.3.0', 2).goBackTo).toBeNull();
    const { goBackTo, record } = failing(old, '1.3.0', 3);
    expect(goBackTo).toBe('1.2.3');
    expect(reasonAgainst(record, '1.3.0')).toBe('refused');
  });

  it('is not offered again after the way back, and the way back starts like any version', () => {
    const { record } = failing(proven('1.2.3'), '1.3.0', 3);
    const back = beginStart(record, '1.2.3');
    expect(back.goBackTo).toBeNull();
    expect(reasonAgainst(provenStart(back.record), '1.3.0')).toBe('refused');
    // The next version is another.
    expect(reasonAgainst(back.record, '1.3.1')).toBeNull();
  });

  it('has nothing to go back to when it is the first, or the one before did not start either', () => {
    expect(failing(null, '1.0.0', 5).goBackTo).toBeNull();
    const both = failing(failing(proven('1.0.0'), '1.1.0', 1).record, '1.2.0', 3);
    expect(both.goBackTo).toBe('1.0.0');
    expect(failing(failing(null, '1.1.0', 1).record, '1.2.0', 3).goBackTo).toBeNull();
  });

  it('that starts at last is refused no longer', () => {
    const { record } = failing(proven('1.2.3'), '1.3.0', 3);
    expect(reasonAgainst(provenStart(record), '1.3.0')).toBeNull();
  });
});

it('a version that has started well before is never given up: it fails for another reason', () => {
  const record = proven('1.3.0', proven('1.2.3'));
  expect(failing(record, '1.3.0', 9).goBackTo).toBeNull();
});

it('one failed start between two good ones counts for nothing', () => {
  const once = failing(proven('1.2.3'), '1.3.0', 2).record;
  expect(provenStart(once)).toMatchObject({ unproven: 0, isProven: true, previous: '1.2.3' });
});

it('a skipped version is not offered unasked, the one after it is', () => {
  const record = skipVersion(proven('1.2.3'), '1.3.0');
  expect([reasonAgainst(record, '1.3.0'), reasonAgainst(record, '1.3.1')]).toEqual(['skipped', null]);
});

it('remembers fifty versions at most, the latest', () => {
  let record = proven('1.0.0');
  for (let minor = 1; minor <= 60; minor += 1) record = skipVersion(record, `1.${minor}.0`);
  expect(record.skipped).toHaveLength(50);
  expect([record.skipped[0], record.skipped.at(-1)]).toEqual(['1.11.0', '1.60.0']);
  expect(startRecordSchema.safeParse(record).success).toBe(true);
});

describe('the record on disk', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'anwurf-starts-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is what was written, at once', () => {
    const file = startRecordFile(join(folder, 'starts.json'));
    expect(file.read()).toBeNull();
    const record = proven('1.2.3');
    file.write(record);
    expect(file.read()).toEqual(record);
    expect(readdirSync(folder)).toEqual(['starts.json']);
  });

  it.each(['', '{}', '{"version":"../../x","previous":null,"unproven":0,"isProven":true,"refused":[],"skipped":[]}'])(
    'counts as none: %o',
    (text) => {
      writeFileSync(join(folder, 'starts.json'), text);
      expect(startRecordFile(join(folder, 'starts.json')).read()).toBeNull();
    },
  );

  it('that cannot be written does not stop the start', () => {
    expect(() => startRecordFile(join(folder, 'none/starts.json')).write(proven('1.2.3'))).not.toThrow();
  });
});
