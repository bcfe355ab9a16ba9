export const POSITIONS = ['Torwart', 'Kreisläufer', 'Außenspieler', 'Rückraumspieler', 'Mittespieler'] as const;

export type Position = (typeof POSITIONS)[number];

/** Stored in `users` and `profiles` as these codes, in `fragebogen_antworten` as the German label. */
export const GENDERS = ['male', 'female', 'diverse'] as const;

export type Gender = (typeof GENDERS)[number];

export const GENDER_LABELS: Readonly<Record<Gender, string>> = {
  male: 'Männlich',
  female: 'Weiblich',
  diverse: 'Divers',
};
