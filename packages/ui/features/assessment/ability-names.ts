import { type Ability, ABILITY_LABELS } from '@anwurf/domain/vocabulary/ability';

/** Names short enough for the axis of a radar; a line break splits one. */
export const ABILITY_AXES: Readonly<Record<Ability, string>> = {
  mobility: 'Mobilität',
  speedEndurance: 'Schnelligkeits-\nausdauer',
  contactStability: 'Stabilität\nim Kontakt',
  coreRotation: 'Rumpf und\nRotation',
  jumpPower: 'Sprungkraft',
  agility: 'Agilität',
  sprintSpeed: 'Antritt',
  throwPower: 'Wurfkraft',
};

const breaks: Readonly<Record<string, string>> = {
  Schnelligkeitsausdauer: 'Schnelligkeits\u00adausdauer',
  Sprintgeschwindigkeit: 'Sprint\u00adgeschwindigkeit',
  Rotationsschnellkraft: 'Rotations\u00adschnellkraft',
  Richtungswechselgeschwindigkeit: 'Richtungswechsel\u00adgeschwindigkeit',
};

/** The full name, with places where a narrow line may break. */
export function abilityName(ability: Ability): string {
  return ABILITY_LABELS[ability]
    .split(' ')
    .map((word) => breaks[word] ?? word)
    .join(' ');
}
