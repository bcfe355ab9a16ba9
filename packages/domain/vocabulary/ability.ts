/** The eight abilities of the self-assessment, in order; the keys are stored, the labels shown. */
export const ABILITIES = [
  'mobility',
  'speedEndurance',
  'contactStability',
  'coreRotation',
  'jumpPower',
  'agility',
  'sprintSpeed',
  'throwPower',
] as const;

export type Ability = (typeof ABILITIES)[number];

export const ABILITY_LABELS: Readonly<Record<Ability, string>> = {
  mobility: 'Mobilität',
  speedEndurance: 'Schnelligkeitsausdauer',
  contactStability: 'Körperstabilität im Kontakt',
  coreRotation: 'Rumpfkraft & Rotationsschnellkraft',
  jumpPower: 'Sprungkraft',
  agility: 'Richtungswechselgeschwindigkeit & Agilität',
  sprintSpeed: 'Explosiver Antritt & Sprintgeschwindigkeit',
  throwPower: 'Maximale Wurfkraft & Schulter-/Armkraft',
};
