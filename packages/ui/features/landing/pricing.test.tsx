import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type SiteFacts, siteWithoutAnswer } from '../../site.ts';
import { Pricing } from './pricing.tsx';

const facts = (sells: boolean, state: SiteFacts['state']): SiteFacts => ({
  state,
  site: { ...siteWithoutAnswer, offer: { ...siteWithoutAnswer.offer, configured: sells } },
});
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const show = (sells: boolean, state: SiteFacts['state'] = 'known') =>
  render(
    <RouterContextProvider router={router}>
      <Pricing facts={facts(sells, state)} buying={buying} />
    </RouterContextProvider>,
  );
const buying = { buy: () => undefined, pending: false, failure: null };

afterEach(cleanup);

it('sells where something can be bought', () => {
  show(true);
  expect(screen.getByRole('button', { name: /kaufen/ })).toBeDefined();
});

it('holds the button’s place unseen until it is known whether something can be bought', () => {
  const { container } = show(true, 'waiting');
  const waiting = screen.getByText('Premium-Zugang kaufen').closest('button')?.parentElement;
  expect(waiting?.className).toContain('waiting');
  expect(container.textContent).not.toContain('Nicht zu kaufen');
});

it('says where nothing can be bought, and has no button', () => {
  show(false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/Nicht zu kaufen\./)).toBeDefined();
});
