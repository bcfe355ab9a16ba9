import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { legalTextVersions } from '@anwurf/contract/legal-texts';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../packages/ui/features');

/** The sources of a text without their layout. */
function fingerprintOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(folder, file), 'utf8').replaceAll(/\s+/g, ''));
  return hash.digest('hex').slice(0, 16);
}

/** Each text's wording and its day. Where this fails the wording has changed: give it a new day, and write both down here. */
test('a legal text that changes gets a new day', () => {
  expect({
    terms: [legalTextVersions.terms, fingerprintOf(['legal/terms.tsx', 'legal/withdrawal.tsx'])],
    privacy: [legalTextVersions.privacy, fingerprintOf(['legal/privacy-policy.tsx'])],
    withdrawal: [legalTextVersions.withdrawal, fingerprintOf(['withdrawal/withdrawal-screen.tsx'])],
  }).toEqual({
    terms: ['2026-11-27', 'cb512982afe8c6bd'],
    privacy: ['2026-11-28', 'd549374f1e3d6e16'],
    withdrawal: ['2026-11-27', 'b7193ddfa03b1ff5'],
  });
});
