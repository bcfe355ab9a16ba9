import type { Ability } from '@anwurf/domain/vocabulary/ability';

/** Use of an ability in a match; and its name with places where a narrow card may break it. */
export const abilityWords: Readonly<Record<Ability, { readonly name?: string; readonly text: string }>> = {
  mobility: { text: 'Hüfte, Schulter und Sprunggelenk lassen zu, was du vorhast.' },
  speedEndurance: { name: 'Schnelligkeits\u00adausdauer', text: 'Der Gegenstoß in der 58. Minute ist so schnell wie der erste.' },
  contactStability: { text: 'Du wirst gefasst und kommst trotzdem zum Wurf.' },
  coreRotation: { name: 'Rumpfkraft & Rotations\u00adschnellkraft', text: 'Die Kraft aus den Beinen kommt im Arm an.' },
  jumpPower: { text: 'Du wirfst über den Block statt hinein.' },
  agility: { name: 'Richtungswechsel\u00adgeschwindigkeit & Agilität', text: 'Eine Täuschung, und der Gegenspieler steht falsch.' },
  sprintSpeed: { name: 'Explosiver Antritt & Sprint\u00adgeschwindigkeit', text: 'Die ersten fünf Meter entscheiden, wer vorn ist.' },
  throwPower: { text: 'Der Ball ist da, bevor der Torwart sich entscheidet.' },
};
