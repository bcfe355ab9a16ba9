import { defineExercises, timed } from '../define-exercises.ts';

export const ERGOMETER_EXERCISES = defineExercises({ phase: 'main', kind: 'endurance', pattern: 'conditioning' }, [
  {
    slug: 'ergometer-dauer',
    name: 'Ruhige Dauerfahrt auf dem Ergometer',
    equipment: ['Ergometer'],
    goals: ['langer_durchhalten', 'verletzungen_vorbeugen'],
    abilities: ['speedEndurance'],
    synonyms: ['Steady State', 'Zone 2', 'Grundlagenausdauer', 'Radfahren', 'Rudern', 'Bike', 'Rower'],
    measure: 'Leistung in Watt',
    instruction:
      'Stelle den Sattel so ein, dass das Knie unten fast gestreckt ist, und fahre so ruhig, dass du in ganzen Sätzen reden kannst. Auf dem Rudergerät gilt dasselbe. Häufiger Fehler: schon nach fünf Minuten zu schnell werden.',
    amount: timed(1, 1200, 0),
  },
  {
    slug: 'ergometer-schwelle',
    name: 'Acht Minuten zügig auf dem Ergometer',
    level: 2,
    equipment: ['Ergometer'],
    goals: ['langer_durchhalten'],
    abilities: ['speedEndurance'],
    synonyms: ['Threshold', 'Schwellentraining', 'Tempointervall', 'Radfahren'],
    measure: 'Leistung in Watt',
    instruction:
      'Fahre acht Minuten in einem Tempo, bei dem nur noch kurze Sätze gehen, und tritt in der Pause locker weiter. Häufiger Fehler: den ersten Block so schnell beginnen, dass der letzte einbricht.',
    amount: timed(3, 480, 120),
  },
  {
    slug: 'ergometer-4x4',
    name: 'Viermal vier Minuten auf dem Ergometer',
    level: 2,
    equipment: ['Ergometer'],
    goals: ['langer_durchhalten', 'mehr_zweikampfe_gewinnen'],
    abilities: ['speedEndurance'],
    synonyms: ['4x4', '4 x 4 Intervall', 'HIIT', 'VO2max', 'Intervalltraining'],
    measure: 'Leistung in Watt',
    instruction:
      'Wähle den Widerstand so, dass du nach vier Minuten außer Atem bist, aber noch eine Minute könntest. Tritt in der Pause sehr locker und halte in allen Blöcken dieselbe Leistung. Häufiger Fehler: sich im ersten Block völlig ausgeben.',
    amount: timed(4, 240, 180),
  },
  {
    slug: 'ergometer-30-30',
    name: 'Intervall 30-30 auf dem Ergometer',
    level: 2,
    equipment: ['Ergometer'],
    goals: ['langer_durchhalten', 'explosiver_starten'],
    abilities: ['speedEndurance'],
    synonyms: ['30/30', 'HIIT', 'Intervalltraining', 'Billat'],
    measure: 'Leistung in Watt',
    instruction:
      'Tritt dreißig Sekunden hart und dreißig Sekunden locker im Wechsel, die Drehzahl bleibt hoch. Häufiger Fehler: in der lockeren Hälfte stehen bleiben, dann wird der nächste Start zäh.',
    amount: timed(12, 30, 30),
  },
  {
    slug: 'ergometer-15-15',
    name: 'Intervall 15-15 auf dem Ergometer',
    equipment: ['Ergometer'],
    goals: ['langer_durchhalten', 'schneller_werden', 'mehr_zweikampfe_gewinnen'],
    abilities: ['speedEndurance'],
    synonyms: ['15/15', 'HIIT', 'Kurzintervall', 'Intervalltraining'],
    measure: 'Leistung in Watt',
    instruction:
      'Wechsle alle fünfzehn Sekunden zwischen schnellem und lockerem Tritt wie im Spiel zwischen Angriff und Abwehr. Bleibe ruhig im Oberkörper. Häufiger Fehler: am Lenker reißen, statt rund zu treten.',
    amount: timed(12, 15, 15),
  },
  {
    slug: 'ergometer-sprints',
    name: 'Kurze Sprints auf dem Ergometer',
    kind: 'speed',
    level: 2,
    equipment: ['Ergometer'],
    goals: ['schneller_werden', 'explosiver_starten', 'langer_durchhalten'],
    abilities: ['sprintSpeed', 'speedEndurance'],
    synonyms: ['Bike Sprint', 'Sprintintervall', 'Wingate', 'All-out'],
    measure: 'Höchste Leistung in Watt',
    contraindications: ['Knie'],
    instruction:
      'Beschleunige aus langsamem Rollen acht Sekunden lang mit voller Kraft und fahre bis zum nächsten Sprint ganz locker. Das schont Sprunggelenk und Oberschenkel nach vielen Spielen. Häufiger Fehler: die Pause abkürzen, dann sind es keine Sprints mehr.',
    amount: timed(6, 8, 120),
  },
  {
    slug: 'ergometer-pyramide',
    name: 'Pyramide auf dem Ergometer',
    equipment: ['Ergometer'],
    goals: ['langer_durchhalten', 'verletzungen_vorbeugen'],
    abilities: ['speedEndurance'],
    synonyms: ['Pyramid', 'Stufenfahrt', 'Progression'],
    measure: 'Höchste Stufe',
    instruction:
      'Steigere den Widerstand jede Minute um eine Stufe, bis du schwer atmest, und gehe danach ebenso wieder hinunter. Häufiger Fehler: zu hoch anfangen, sodass der Abstieg schon nach drei Stufen beginnt.',
    amount: timed(2, 420, 120),
  },
]);
