import { createHash } from 'node:crypto';
import { PARENTAL_SHARED_KINDS, parentalSharingTextVersion } from '@anwurf/contract/parental-consent';
import { expect, test } from 'vitest';
import { kindTexts, sharingFacts } from '../../packages/ui/features/parental-consent/sharing-text.ts';

/** The text of each version to which a parent may have agreed. */
const texts: Readonly<Record<string, string>> = { '2026-11-28': '84a773d9c2fe6b11', '2026-11-30': '47ab213711ef7a83' };

test('the text of a parent’s consent to sharing has the version that is stored with the yes', () => {
  const asked = PARENTAL_SHARED_KINDS.map((kind) => kindTexts[kind]);
  const text = createHash('sha256')
    .update(JSON.stringify([asked, sharingFacts]))
    .digest('hex')
    .slice(0, 16);
  expect(texts[parentalSharingTextVersion]).toBe(text);
});
