import { subTest } from '../sub-test.ts';

export const trunkTests = [
  subTest({
    id: 'plank_test',
    category: 'rumpfkraft',
    name: 'Unterarmstütz',
    unit: 'sekunden',
    trials: 1,
    step: 1,
    bounds: { min: 1, max: 3600 },
    instructions: [
      'Stütz dich auf Unterarme und Fußspitzen, die Ellbogen stehen unter den Schultern.',
      'Kopf, Rücken und Beine bilden eine Linie. Atme weiter.',
      'Die Zeit endet, wenn die Hüfte sinkt oder steigt und auch nach einem Hinweis nicht zurückkommt.',
    ],
    cue: 'Eine Linie',
    clock: { kind: 'hold' },
  }),
  subTest({
    id: 'side_plank',
    category: 'rumpfkraft',
    name: 'Seitstütz',
    unit: 'sekunden',
    trials: 1,
    step: 1,
    bounds: { min: 1, max: 3600 },
    sideField: 'seite',
    instructions: [
      'Stütz dich seitlich auf einen Unterarm, die Füße liegen voreinander, die freie Hand an der Schulter.',
      'Heb die Hüfte, bis der Körper eine Linie bildet.',
      'Die Zeit endet, wenn die Hüfte sinkt. Mach danach mindestens zwei Minuten Pause und wechsle die Seite.',
    ],
    cue: 'Hüfte oben lassen',
    clock: { kind: 'hold' },
    comparedAs: 'mean-of-sides',
  }),
  subTest({
    id: 'sit_up_test',
    category: 'rumpfkraft',
    name: 'Sit-ups in 60 s',
    unit: 'wiederholungen',
    trials: 1,
    step: 1,
    bounds: { min: 1, max: 120 },
    instructions: [
      'Leg dich auf den Rücken, die Knie sind gebeugt, jemand hält deine Füße. Die Arme liegen gekreuzt auf der Brust.',
      'Roll dich auf, bis die Ellbogen die Oberschenkel berühren, und wieder ab, bis die Schulterblätter liegen.',
      'Es zählt, was du in 60 s sauber schaffst. Der Ton beginnt und beendet die Zeit.',
    ],
    cue: 'Sauber gezählt',
    clock: { kind: 'countdown', seconds: 60 },
  }),
];
