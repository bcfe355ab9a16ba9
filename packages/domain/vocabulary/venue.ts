import { spellingParser } from './spelling.ts';

/** Where a session of the week takes place. 'Halle' is any floor to run on, also outside. */
export const VENUES = ['Halle', 'Studio', 'Zuhause'] as const;

export type Venue = (typeof VENUES)[number];

/** Canonical venue for a known spelling, or undefined. */
export const parseVenue = spellingParser<Venue>({
  Halle: ['Sporthalle', 'Platz', 'draußen'],
  Studio: ['Fitnessstudio', 'Kraftraum', 'Gym'],
  Zuhause: ['daheim', 'zu Hause'],
});
