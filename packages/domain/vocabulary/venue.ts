import { spellingParser } from './spelling.ts';

/** Place of a session. 'Halle' is any place with room to run, also outside. */
export const VENUES = ['Halle', 'Studio', 'Zuhause'] as const;

export type Venue = (typeof VENUES)[number];

/** Canonical venue for a known spelling, or undefined. */
export const parseVenue = spellingParser<Venue>({
  Halle: ['Sporthalle', 'Platz', 'draußen'],
  Studio: ['Fitnessstudio', 'Kraftraum', 'Gym'],
  Zuhause: ['daheim', 'zu Hause'],
});
