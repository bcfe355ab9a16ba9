import type { Site } from '@anwurf/contract/site';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// The server's answer is known for the life of the page.
beforeEach(() => void vi.resetModules());
afterEach(cleanup);
afterEach(() => void vi.unstubAllGlobals());

const operator = { name: '', address: [], email: '', phone: null, representative: null, register: null, vatId: null, configured: true };

async function show(planMaker: Site['planMaker'] | null) {
  const site = {
    operator,
    offer: { priceCents: 2999, currency: 'EUR', accessMonths: null, configured: true },
    exerciseCount: 0,
    rating: null,
    clubCount: null,
    testimonials: [],
    discount: null,
    planMaker,
    mailbox: false,
  };
  vi.stubGlobal('fetch', () => (planMaker === null ? Promise.reject(new TypeError('offline')) : Promise.resolve(Response.json(site))));
  const { FirstPlanWords, PlanMakerTruth } = await import('./plan-maker-words.tsx');
  render(
    <>
      <p>
        <FirstPlanWords />
      </p>
      <p data-testid="truth">
        <PlanMakerTruth />
      </p>
    </>,
  );
}

it.each([
  ['built_in', /keine KI: Deinen Plan machen feste Regeln/, 'Coach'],
  ['automation', /die Automation des Betreibers/, 'Coach'],
  ['model', /ein Sprachmodell \(KI\)/, 'KI Coach'],
] as const)('a plan made by %s is said to be made so', async (maker, truth, coach) => {
  await show(maker);
  expect(await screen.findByText(truth)).toBeDefined();
  expect(screen.getByText(`Beantworte ein paar Fragen, dann stellt der ${coach} deinen Plan zusammen.`)).toBeDefined();
});

it('claims no AI and nothing else while the server says nothing', async () => {
  await show(null);
  expect(screen.getByText('Beantworte ein paar Fragen, dann stellt der Coach deinen Plan zusammen.')).toBeDefined();
  expect(screen.getByTestId('truth').textContent).toBe('');
});
