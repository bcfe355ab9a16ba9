import { createHash } from 'node:crypto';
import { sharingTextVersion } from '@anwurf/contract/team';
import { SHARED_HEALTH } from '@anwurf/domain/team/shared-kind';
import { expect, test } from 'vitest';
import { neverShared, notedByCoaches, offeredKinds, sharedKindWords } from '../../packages/ui/features/team/sharing-words.ts';

/** The text of each version that a player may have agreed to. */
const texts: Readonly<Record<string, string>> = {
  '2026-11-27': '167aed56b44ab5ba',
  '2026-11-28': '6fff35988d409c3e',
  '2026-11-29': 'd5a4051e3b51feaa',
  '2026-11-30': 'f8b562adb621105b',
};

test('the text of a player’s consent has the version that is stored with his yes', () => {
  const text = createHash('sha256')
    .update(JSON.stringify([sharedKindWords, neverShared, notedByCoaches]))
    .digest('hex')
    .slice(0, 16);
  expect(texts[sharingTextVersion]).toBe(text);
});

test('health data are off until the player switches them on', () => {
  for (const kind of SHARED_HEALTH) expect(offeredKinds).not.toContain(kind);
});
