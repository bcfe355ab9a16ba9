import type { Site } from '@anwurf/contract/site';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Platform, PlatformContext } from '../../../platform.tsx';
import { siteWithoutAnswer } from '../../../site.ts';
import { BuyButton } from './buy-button.tsx';

afterEach(cleanup);
afterEach(() => void vi.unstubAllGlobals());

it('offers nothing until the server has said whether something can be sold, and then says that nothing can', async () => {
  const { offer } = siteWithoutAnswer;
  const site: Site = { ...siteWithoutAnswer, offer: { ...offer, configured: false } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(site)));
  render(
    <PlatformContext value={{ kind: 'web' } as Platform}>
      <BuyButton />
    </PlatformContext>,
  );
  expect(screen.getByText('Premium-Zugang kaufen').closest('div')?.className).toContain('waiting');
  await screen.findByText('Ein neuer Zugang ist zurzeit nicht zu kaufen.');
  expect(screen.queryByRole('button')).toBeNull();
});
