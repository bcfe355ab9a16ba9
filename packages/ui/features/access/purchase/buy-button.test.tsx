import type { Site } from '@anwurf/contract/site';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Platform, PlatformContext } from '../../../platform.tsx';
import { siteWithoutAnswer } from '../../../site.ts';
import { BuyButton } from './buy-button.tsx';

afterEach(cleanup);
afterEach(() => void vi.unstubAllGlobals());

it('sells until the server says that nothing can be sold, and then says so without a button', async () => {
  const { offer } = siteWithoutAnswer;
  const site: Site = { ...siteWithoutAnswer, offer: { ...offer, configured: false } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(site)));
  render(
    <PlatformContext value={{ kind: 'web' } as Platform}>
      <BuyButton />
    </PlatformContext>,
  );
  expect(screen.getByRole('button', { name: /Premium-Zugang kaufen/ })).toBeDefined();
  await screen.findByText('Ein neuer Zugang ist zurzeit nicht zu kaufen.');
  expect(screen.queryByRole('button')).toBeNull();
});
