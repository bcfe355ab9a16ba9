import { subTest } from '../sub-test.ts';

const REACH = [200, 210, 220, 230, 240, 250, 260];

export const jumpTests = [
  subTest({
    id: 'countermovement_jump',
    category: 'sprungkraft',
    name: 'Counter\u00admovement Jump',
    unit: 'cm',
    trials: 3,
    bounds: { min: 1, max: 120 },
    extras: [
      {
        field: 'messung',
        label: 'Gemessen mit',
        options: [
          { value: 'flugzeit', label: 'Matte, Gürtel oder App' },
          { value: 'wand', label: 'Griffhöhe an der Wand', isOther: true },
        ],
      },
      {
        field: 'standhoehe',
        label: 'Reichhöhe im Stand',
        describes: true,
        options: REACH.map((cm) => ({ value: String(cm), label: `${cm} cm` })),
      },
    ],
    instructions: [
      'Steh hüftbreit, die Hände bleiben die ganze Zeit an den Hüften.',
      'Geh zügig in die Knie und spring ohne Pause so hoch, wie du kannst. Die Beine bleiben in der Luft gestreckt.',
      'Lande mit beiden Füßen dort, wo du abgesprungen bist. Ungültig: Hände lösen sich, Beine werden angezogen.',
      'Gemessen wird mit Sprungmatte, Gürtel oder App über die Flugzeit. An der Wand greift ein Arm nach oben: Das ist ein anderer Sprung, vergleiche ihn nur mit dir selbst. Notiere deine Reichhöhe und trag nur den Unterschied ein.',
    ],
    cue: 'Hände an den Hüften',
    restSeconds: 60,
  }),
  subTest({
    id: 'standweitsprung',
    category: 'sprungkraft',
    name: 'Standweitsprung',
    unit: 'cm',
    trials: 3,
    step: 1,
    bounds: { min: 20, max: 400 },
    instructions: [
      'Stell dich mit beiden Fußspitzen an die Linie.',
      'Hol mit den Armen Schwung und spring mit beiden Beinen zugleich so weit nach vorn, wie du kannst.',
      'Bleib nach der Landung stehen. Wer nach hinten greift oder fällt, wiederholt den Versuch.',
      'Gemessen wird von der Linie bis zur Ferse, die ihr am nächsten ist.',
    ],
    cue: 'Bis zur hinteren Ferse',
    restSeconds: 60,
  }),
];
