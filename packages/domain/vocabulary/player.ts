import { spellingParser } from './spelling.ts';

export const POSITIONS = ['Torwart', 'Kreisläufer', 'Außenspieler', 'Rückraumspieler', 'Mittespieler'] as const;

export type Position = (typeof POSITIONS)[number];

/** Canonical position for a known spelling, or undefined. */
export const parsePosition = spellingParser<Position>({
  Torwart: ['Torhüter', 'Torhüterin', 'Torfrau', 'TW'],
  Kreisläufer: ['Kreisläuferin', 'Kreis', 'KM', 'KL'],
  Außenspieler: ['Außenspielerin', 'Aussenspieler', 'Außen', 'Linksaußen', 'Rechtsaußen', 'LA', 'RA'],
  Rückraumspieler: ['Rückraumspielerin', 'Rückraum', 'Rückraum links', 'Rückraum rechts', 'RL', 'RR'],
  Mittespieler: ['Mittespielerin', 'Mitte', 'Rückraum Mitte', 'Rückraummitte', 'RM'],
});

/** Stored in `users` and `profiles` as these codes, in `fragebogen_antworten` as the German label. */
export const GENDERS = ['male', 'female', 'diverse'] as const;

export type Gender = (typeof GENDERS)[number];

export const GENDER_LABELS: Readonly<Record<Gender, string>> = {
  male: 'Männlich',
  female: 'Weiblich',
  diverse: 'Divers',
};

/** Canonical gender for a known spelling, or undefined. */
export const parseGender = spellingParser<Gender>({
  male: [GENDER_LABELS.male, 'mann', 'm'],
  female: [GENDER_LABELS.female, 'frau', 'w', 'f'],
  diverse: [GENDER_LABELS.diverse, 'd'],
});
