import { subTest } from '../sub-test.ts';

export const enduranceTests = [
  subTest({
    id: 'yoyo_intermittent_recovery',
    category: 'schnelligkeitsausdauer',
    name: 'Yo-Yo IR1',
    unit: 'level',
    trials: 1,
    step: 0.1,
    bounds: { min: 5.1, max: 23.8 },
    instructions: [
      'Zwei Linien liegen 20 m auseinander, hinter dem Start liegt eine Pausenzone von 5 m.',
      'Beim ersten Signal läufst du los, beim zweiten bist du an der anderen Linie, beim dritten zurück am Start.',
      'Dann gehst oder trabst du 10 s lang in der Pausenzone und stehst zum nächsten Signal wieder am Start.',
      'Die Läufe werden schneller. Die erste verpasste Linie ist eine Warnung, die zweite beendet den Test.',
      'Es zählt der letzte Lauf, den du ganz geschafft hast, zum Beispiel 15.3: Stufe 15, Lauf 3.',
    ],
    cue: 'Stufe.Lauf, zum Beispiel 15.3',
    clock: { kind: 'yoyo' },
    comparedAs: 'distance',
  }),
  subTest({
    id: 'repeated_sprint_ability',
    category: 'schnelligkeitsausdauer',
    name: 'Wiederholte Sprints',
    unit: 's',
    trials: 6,
    lowerIsBetter: true,
    step: 0.01,
    bounds: { min: 2.5, max: 15 },
    instructions: [
      'Sechs Sprints über 30 m, dazwischen 20 s Pause. Lauf hin und her: Du startest abwechselnd an beiden Enden.',
      'Lauf jeden Sprint so schnell, wie du kannst. Ist der erste mehr als 5 Prozent langsamer als dein bester einzelner Sprint, hast du gespart: Brich ab und beginne nach 5 Minuten neu.',
      'Brems hinter der Linie, dreh um und steh am selben Ende bereit. 3 s vorher zählt der Ton, mit dem langen Ton läufst du los.',
      'Jemand stoppt, wenn du über die Linie am anderen Ende läufst. Verglichen wird das Mittel aller sechs Zeiten.',
    ],
    cue: 'Immer voll',
    clock: { kind: 'repeated-sprints', restSeconds: 20 },
    comparedAs: 'mean-of-trials',
  }),
];
