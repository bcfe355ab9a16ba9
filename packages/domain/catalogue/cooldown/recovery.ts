import { defineExercises, covered, timed } from '../define-exercises.ts';

export const COOLDOWN_RECOVERY_EXERCISES = defineExercises({ phase: 'cooldown', kind: 'recovery' }, [
  {
    slug: 'auslaufen',
    name: 'Auslaufen',
    goals: ['langer_durchhalten', 'verletzungen_vorbeugen'],
    abilities: ['speedEndurance'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction: 'Trabe so langsam, dass dein Atem ruhig wird. Häufiger Fehler: aus Gewohnheit im Trainingstempo weiterlaufen.',
    amount: covered(1, 800, 0),
  },
  {
    slug: 'gehen-mit-atmung',
    name: 'Gehen mit langer Ausatmung',
    goals: ['langer_durchhalten', 'beweglicher_werden'],
    abilities: ['speedEndurance'],
    instruction: 'Gehe ruhig und atme doppelt so lange aus wie ein. Häufiger Fehler: flach in die Brust atmen.',
    amount: timed(1, 180, 0),
  },
  {
    slug: 'atmung-in-rueckenlage',
    name: 'Bauchatmung in Rückenlage',
    goals: ['langer_durchhalten', 'verletzungen_vorbeugen'],
    abilities: ['speedEndurance'],
    instruction:
      'Lege die Beine hoch und atme tief in den Bauch, die Hände spüren die Bewegung. Häufiger Fehler: die Schultern mit anheben.',
    amount: timed(1, 180, 0),
  },
  {
    slug: 'ausschuetteln',
    name: 'Arme und Beine ausschütteln',
    goals: ['beweglicher_werden', 'schneller_werden'],
    abilities: ['mobility'],
    instruction: 'Schüttle nacheinander Beine, Hüfte, Schultern und Wurfarm locker aus. Häufiger Fehler: dabei die Muskeln anspannen.',
    amount: timed(1, 120, 0),
  },
  {
    slug: 'austraben-rueckwaerts-gehen',
    name: 'Traben und Gehen im Wechsel',
    goals: ['langer_durchhalten', 'schneller_werden', 'schneller_richtungswechseln'],
    abilities: ['speedEndurance'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Trabe eine Minute und gehe eine Minute im Wechsel, bis du durch die Nase atmen kannst. Häufiger Fehler: stehen bleiben und sich gleich hinsetzen.',
    amount: timed(1, 180, 0),
  },
  {
    slug: 'beine-hochlegen',
    name: 'Beine an der Wand hochlegen',
    goals: ['hoher_springen', 'explosiver_starten', 'schneller_werden', 'verletzungen_vorbeugen'],
    abilities: ['mobility'],
    instruction:
      'Lege dich vor die Wand, strecke die Beine daran hoch und atme ruhig aus. Häufiger Fehler: das Becken so nah an die Wand schieben, dass es sich abhebt.',
    amount: timed(1, 180, 0),
  },
  {
    slug: 'vier-sechs-atmung',
    name: 'Ruhiges Atmen im Sitzen: vier ein, sechs aus',
    goals: ['mehr_zweikampfe_gewinnen', 'starker_im_wurfarm', 'mehr_tore_werfen', 'beweglicher_werden'],
    abilities: ['mobility'],
    instruction:
      'Sitze aufrecht, atme vier Sekunden durch die Nase ein und sechs Sekunden aus. Häufiger Fehler: die Luft beim Einatmen in die Schultern ziehen.',
    amount: timed(1, 180, 0),
  },
  {
    slug: 'progressive-entspannung',
    name: 'Anspannen und Loslassen',
    goals: ['mehr_zweikampfe_gewinnen', 'verletzungen_vorbeugen', 'schneller_richtungswechseln'],
    abilities: ['mobility'],
    instruction:
      'Spanne im Liegen nacheinander Fäuste, Schultern, Bauch und Beine fünf Sekunden an und lass lange los. Häufiger Fehler: mit voller Kraft pressen und die Luft anhalten.',
    amount: timed(1, 180, 0),
  },
  {
    slug: 'fuss-rollen',
    name: 'Fußsohlen über einen Ball rollen',
    perSide: true,
    goals: ['hoher_springen', 'schneller_werden', 'schneller_richtungswechseln', 'verletzungen_vorbeugen'],
    abilities: ['mobility'],
    instruction:
      'Rolle die Fußsohle langsam über einen kleinen Ball oder eine Flasche, mit ruhigem Druck. Häufiger Fehler: so fest drücken, dass sich der Fuß verkrampft.',
    amount: timed(1, 60, 10),
  },
  {
    slug: 'pendel-arm',
    name: 'Armpendel vornüber',
    perSide: true,
    goals: ['starker_im_wurfarm', 'mehr_tore_werfen', 'verletzungen_vorbeugen'],
    abilities: ['mobility', 'throwPower'],
    instruction:
      'Stütze dich mit einer Hand ab, beuge dich vor und lass den Wurfarm locker kreisen und pendeln. Häufiger Fehler: den Arm mit Muskelkraft schwingen.',
    amount: timed(1, 45, 10),
  },
  {
    slug: 'rope-auslaufen',
    name: 'Lockere Seilschritte zum Abschluss',
    equipment: ['Rope'],
    goals: ['langer_durchhalten', 'hoher_springen'],
    abilities: ['speedEndurance', 'jumpPower'],
    contraindications: ['Sprunggelenk', 'Knie'],
    instruction:
      'Laufe ganz langsam durch das Seil und werde jede halbe Minute langsamer. Häufiger Fehler: noch einmal das Tempo steigern.',
    amount: timed(2, 60, 20),
  },
  {
    slug: 'lockeres-gehen-seitwaerts',
    name: 'Gehen mit Armschwüngen',
    goals: ['starker_im_wurfarm', 'langer_durchhalten', 'mehr_zweikampfe_gewinnen'],
    abilities: ['mobility', 'speedEndurance'],
    instruction:
      'Gehe ruhig, lass die Arme vor und hinter dem Körper schwingen und die Schultern sinken. Häufiger Fehler: in ein schnelles Marschieren verfallen.',
    amount: timed(1, 180, 0),
  },
  {
    slug: 'torwart-handgelenk-finger',
    name: 'Finger und Daumen lockern',
    positions: ['Torwart'],
    goals: ['starker_im_wurfarm', 'mehr_tore_werfen', 'verletzungen_vorbeugen'],
    abilities: ['throwPower'],
    instruction:
      'Öffne und schließe die Hände, ziehe jeden Finger sanft lang und schüttle die Handgelenke aus. Häufiger Fehler: an schmerzenden Fingern ziehen.',
    amount: timed(1, 60, 0),
  },
]);
