import type { Site } from '@anwurf/contract/site';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Platform, PlatformContext } from '../../../platform.tsx';
import { BuyButton } from './buy-button.tsx';

afterEach(cleanup);
afterEach(() => void vi.unstubAllGlobals());

it('sells until the server says that nothing can be sold, and then says so without a button', async () => {
  const operator = { name: '', address: [], email: '', phone: null, representative: null, register: null, vatId: null, configured: true };
  const site: Site = {
    operator,
    offer: { priceCents: 2999, currency: 'EUR', accessMonths: null, configured: false },
    exerciseCount: 0,
    rating: null,
    clubCount: null,
    testimonials: [],
    discount: null,
    planMaker: 'built_in',
    mailbox: false,
  };
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
