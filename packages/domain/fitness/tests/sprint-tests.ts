import { type Extra, subTest, type SubTest } from '../sub-test.ts';

const start: Extra = {
  field: 'startart',
  label: 'Start',
  decides: true,
  options: [
    { value: 'hochstart', label: 'Hochstart' },
    { value: 'dreipunktstart', label: 'Dreipunktstart' },
    { value: 'tiefstart', label: 'Tiefstart' },
  ],
};

const timed = {
  category: 'antritt',
  unit: 's',
  lowerIsBetter: true,
  step: 0.01,
  clock: { kind: 'stopwatch' },
} as const;

function sprint(metres: number, bounds: SubTest['bounds'], restSeconds: number): SubTest {
  return subTest({
    ...timed,
    id: `sprint_${metres}m`,
    name: `Sprint ${metres} m`,
    trials: 3,
    bounds,
    extras: [start],
    restSeconds,
    instructions: [
      'Steh in Schrittstellung im Hochstart, der vordere Fuß 50 cm hinter der ersten Lichtschranke oder Linie, und lauf los, wann du willst.',
      `Lauf voll über die ${metres}-m-Linie hinaus, brems erst danach.`,
      'Lichtschranken messen am besten. Von Hand startet die Uhr mit der ersten Bewegung und stoppt, wenn die Brust über der Linie ist.',
    ],
    cue: 'Zeit ab der ersten Bewegung',
  });
}

export const sprintTests = [
  subTest({
    ...timed,
    id: 't_drill',
    name: 'T-Drill',
    trials: 2,
    bounds: { min: 5, max: 30 },
    restSeconds: 180,
    instructions: [
      'Vier Hütchen bilden ein T: 9,14 m gerade vor dir die Mitte, je 4,57 m links und rechts davon die Enden.',
      'Sprinte vor, dann seitlich nach links, ganz nach rechts, zurück zur Mitte und rückwärts über die Startlinie.',
      'Berühre jedes Hütchen mit der Hand und kreuze seitlich nicht die Füße. Die Füße zeigen nach vorn.',
      'Ungültig: ein Hütchen nicht berührt, Füße gekreuzt oder seitlich nicht nach vorn geschaut.',
    ],
    cue: 'Jedes Hütchen berühren',
  }),
  subTest({
    ...timed,
    id: '505_agility',
    name: '505-Wendetest',
    trials: 2,
    bounds: { min: 1.5, max: 8 },
    sideField: 'drehrichtung',
    sideNames: ['Linkes Bein', 'Rechtes Bein'],
    restSeconds: 120,
    instructions: [
      'Nimm 10 m Anlauf bis zur Zeitlinie, lauf 5 m weiter, wende mit einem Fuß auf der Linie und lauf 5 m zurück.',
      'Gestoppt wird nur der letzte Teil: 5 m hin, Wende um 180°, 5 m zurück.',
      'Miss getrennt, je nachdem, mit welchem Bein du wendest.',
      'Ungültig: der Fuß erreicht die Wendelinie nicht, du rutschst weg oder die Hand berührt den Boden.',
    ],
    cue: 'Fuß auf die Wendelinie',
  }),
  sprint(5, { min: 0.6, max: 4 }, 60),
  sprint(10, { min: 1.2, max: 6 }, 90),
  sprint(30, { min: 3, max: 15 }, 180),
  subTest({
    ...timed,
    id: 'flying_20m',
    name: '20 m fliegend',
    trials: 2,
    bounds: { min: 1.7, max: 10 },
    restSeconds: 180,
    instructions: [
      'Nimm genau 10 m Anlauf und sei an der ersten Linie schon schnell.',
      'Gemessen werden die 20 m danach. Brems erst hinter der zweiten Linie.',
      'Mit längerem Anlauf wirst du schneller, vergleichen lässt sich das dann nicht mehr.',
    ],
    cue: '10 m Anlauf',
  }),
];
