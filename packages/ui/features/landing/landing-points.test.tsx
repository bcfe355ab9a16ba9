import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type SiteFacts, siteWithoutAnswer } from '../../site.ts';
import { Hero } from './hero.tsx';
import { ParentsAndCoaches } from './parents-and-coaches.tsx';
import { Pricing } from './pricing.tsx';
import { Unique } from './unique/unique.tsx';

const facts: SiteFacts = {
  state: 'known',
  site: {
    ...siteWithoutAnswer,
    exerciseCount: 679,
    paymentMethods: ['Karte', 'PayPal'],
    offer: { ...siteWithoutAnswer.offer, priceCents: 2999, configured: true, accessMonths: null },
  },
};
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const show = (part: ReactNode) => render(<RouterContextProvider router={router}>{part}</RouterContextProvider>);
/** Without the blanks that keep words together. */
const textOf = (element: Element | null | undefined) => element?.textContent.replaceAll('\u00A0', ' ');

afterEach(cleanup);

it('the page says and shows five points that are unique: moving exercises, less where it hurts, tests, no network, players', () => {
  show(<Unique facts={facts} />);
  const points = within(screen.getByRole('list')).getAllByRole('heading', { level: 3 });
  expect(points.map(({ textContent }) => textContent)).toEqual([
    '679 Übungen, die sich bewegen',
    'Weniger, wo es wehtut',
    'Tests gegen Gleichaltrige',
    'Ohne Netz in der Halle',
    'Spieler finden und vergleichen',
  ]);
});

it('parents read about growing bodies, consent, data and refund, coaches what they get', () => {
  show(<ParentsAndCoaches />);
  for (const title of ['Was Eltern wissen wollen', 'Was Trainer davon haben']) expect(screen.getByText(title)).toBeDefined();
  for (const point of ['Wachsende Körper', 'Euer Ja zählt', 'Daten', 'Geld zurück', 'Teamtraining zuerst', 'Belastung im Blick'])
    expect(screen.getByText(point)).toBeDefined();
});

it('payment methods, VAT and withdrawal stand in one line at the price', () => {
  show(<Pricing facts={facts} buying={{ buy: () => undefined, pending: false, failure: null }} />);
  expect(textOf(screen.getByText(/Tage Widerruf/))).toBe('Karte, PayPal über Stripe · inkl. MwSt. · 14 Tage Widerruf');
});

it('the first screen says price, VAT and withdrawal, and leads to the purchase and the free test', () => {
  show(<Hero facts={facts} />);
  expect(textOf(screen.getByText(/einmalig, inkl\. MwSt\./))).toContain('29,99 € einmalig, inkl. MwSt. · kein Abo · 14 Tage Widerruf');
  expect(screen.getByRole('link', { name: 'Premium-Zugang kaufen' }).getAttribute('href')).toMatch(/^#/);
  expect(screen.getByRole('link', { name: 'Kostenlos testen' }).getAttribute('href')).toBe('/test');
});
