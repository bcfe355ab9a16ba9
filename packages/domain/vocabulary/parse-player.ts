import { GENDER_LABELS, type Gender, type Position } from './player.ts';
import { spellingParser } from './spelling.ts';

/** Canonical position for a known spelling, or undefined. */
export const parsePosition = spellingParser<Position>({
  Torwart: ['Torhüter', 'Torhüterin', 'Torfrau', 'TW'],
  Kreisläufer: ['Kreisläuferin', 'Kreis', 'KM', 'KL'],
  Außenspieler: ['Außenspielerin', 'Aussenspieler', 'Außen', 'Linksaußen', 'Rechtsaußen', 'LA', 'RA'],
  Rückraumspieler: ['Rückraumspielerin', 'Rückraum', 'Rückraum links', 'Rückraum rechts', 'RL', 'RR'],
  Mittespieler: ['Mittespielerin', 'Mitte', 'Rückraum Mitte', 'Rückraummitte', 'RM'],
});

/** Canonical gender for a known spelling, or undefined. */
export const parseGender = spellingParser<Gender>({
  male: [GENDER_LABELS.male, 'mann', 'm'],
  female: [GENDER_LABELS.female, 'frau', 'w', 'f'],
  diverse: [GENDER_LABELS.diverse, 'd'],
});
