import { type Extra, subTest } from '../sub-test.ts';

const ballSize: Extra = {
  field: 'ballgroesse',
  label: 'Ballgröße',
  options: ['0', '1', '2', '3'].map((value) => ({ value, label: `Größe ${value}` })),
};

const measuring: Extra = {
  field: 'messung',
  label: 'Gemessen mit',
  options: [
    { value: 'radar', label: 'Radar' },
    { value: 'app', label: 'Handy-App' },
    { value: 'video', label: 'Videobilder' },
  ],
};

const howToMeasure = [
  'Radar: hinter dem Tor aufstellen, auf Höhe des Balls und genau in der Wurfrichtung. Von der Seite zeigt es zu wenig an.',
  'Handy-App: so aufstellen, wie die App es verlangt, immer am selben Platz. Vergleiche nur Werte derselben App.',
  'Videobilder: von der Seite mit mindestens 120 Bildern in der Sekunde filmen und die Bilder vom Verlassen der Hand bis zur Torlinie zählen. Der Rechner unten macht daraus km/h.',
];

const throwing = {
  category: 'wurfkraft',
  unit: 'km/h',
  trials: 3,
  bounds: { min: 10, max: 150 },
  extras: [measuring, ballSize],
  restSeconds: 60,
} as const;

export const throwTests = [
  subTest({
    id: 'medizinballwurf',
    category: 'wurfkraft',
    name: 'Medizinballwurf',
    unit: 'm',
    trials: 3,
    bounds: { min: 0.5, max: 30 },
    extras: [
      {
        field: 'medizinball_gewicht',
        label: 'Gewicht des Balls',
        decides: true,
        options: ['2', '3', '4', '5'].map((value) => ({ value, label: `${value} kg` })),
      },
    ],
    instructions: [
      'Stell dich mit parallelen Füßen schulterbreit an die Linie. Unter 15 Jahren wirfst du mit 2 kg.',
      'Führe den Ball beidhändig hinter den Kopf und wirf ihn ohne Anlauf so weit nach vorn, wie du kannst.',
      'Beide Füße bleiben am Boden, du trittst auch nach dem Wurf nicht über die Linie.',
      'Gemessen wird von der Linie bis zur Mitte des ersten Aufpralls.',
    ],
    cue: 'Nicht übertreten',
    restSeconds: 60,
  }),
  subTest({
    ...throwing,
    id: 'throw_standing_kmh',
    name: 'Wurf aus dem Stand',
    instructions: [
      'Stell dich an die 7-m-Linie und nimm den Spielball deiner Altersklasse.',
      'Wirf aus dem Stand, so schnell du kannst, in die Mitte des leeren Tors. Der vordere Fuß bleibt am Boden.',
      ...howToMeasure,
    ],
    cue: 'Vorderer Fuß bleibt stehen',
  }),
  subTest({
    ...throwing,
    id: 'throw_jump_kmh',
    name: 'Sprungwurf',
    instructions: [
      'Nimm höchstens drei Schritte Anlauf, spring vor der 9-m-Linie ab und wirf im Sprung, so schnell du kannst, ins leere Tor.',
      'Nimm denselben Ball wie beim Wurf aus dem Stand.',
      ...howToMeasure,
    ],
    cue: 'Höchstens 3 Schritte',
  }),
];
