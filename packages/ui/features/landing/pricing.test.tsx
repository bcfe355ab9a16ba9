import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type SiteFacts, siteWithoutAnswer } from '../../site.ts';
import { Pricing } from './pricing.tsx';

const facts = (sells: boolean): SiteFacts => ({
  state: 'known',
  site: { ...siteWithoutAnswer, offer: { ...siteWithoutAnswer.offer, configured: sells } },
});
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const show = (sells: boolean) =>
  render(
    <RouterContextProvider router={router}>
      <Pricing facts={facts(sells)} buying={buying} />
    </RouterContextProvider>,
  );
const buying = { buy: () => undefined, pending: false, failure: null };

afterEach(cleanup);

it('sells where something can be bought', () => {
  show(true);
  expect(screen.getByRole('button', { name: /kaufen/ })).toBeDefined();
});

it('says where nothing can be bought, and has no button', () => {
  show(false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/Nicht zu kaufen\./)).toBeDefined();
});
