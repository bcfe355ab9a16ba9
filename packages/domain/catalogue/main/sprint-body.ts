import { defineExercises, FIELD_POSITIONS, covered, repeated, timed } from '../define-exercises.ts';

export const SPRINT_BODY_EXERCISES = defineExercises({ phase: 'main', kind: 'speed', pattern: 'sprint' }, [
  {
    slug: 'sprint-10m',
    name: 'Antritt über 10 Meter',
    goals: ['explosiver_starten', 'schneller_werden'],
    abilities: ['sprintSpeed'],
    contraindications: ['Oberschenkelrückseite', 'Knie', 'Sprunggelenk'],
    instruction:
      'Starte aus der Schrittstellung, drücke dich flach nach vorn ab und sprinte durch die Linie. Häufiger Fehler: sich nach dem ersten Schritt aufrichten.',
    amount: covered(6, 10, 75),
  },
  {
    slug: 'fallstart',
    name: 'Fallstart',
    goals: ['explosiver_starten', 'schneller_werden', 'mehr_zweikampfe_gewinnen'],
    abilities: ['sprintSpeed'],
    contraindications: ['Oberschenkelrückseite', 'Knie', 'Sprunggelenk'],
    instruction:
      'Lass dich gestreckt nach vorn fallen und fange dich erst spät mit einem schnellen ersten Schritt. Häufiger Fehler: in der Hüfte abknicken.',
    amount: covered(5, 10, 75),
  },
  {
    slug: 'sprint-aus-bauchlage',
    name: 'Sprint aus der Bauchlage',
    goals: ['explosiver_starten', 'schneller_werden'],
    abilities: ['sprintSpeed'],
    contraindications: ['Oberschenkelrückseite', 'Knie', 'Sprunggelenk', 'Handgelenk'],
    instruction:
      'Komme aus der Bauchlage so schnell wie möglich hoch und sprinte los. Häufiger Fehler: sich erst ganz aufrichten und dann laufen.',
    amount: covered(5, 15, 90),
  },
  {
    slug: 'sprint-30m-gegenstoss',
    name: 'Gegenstoßsprint über 30 Meter',
    goals: ['schneller_werden', 'mehr_tore_werfen'],
    abilities: ['sprintSpeed'],
    contraindications: ['Oberschenkelrückseite', 'Knie', 'Sprunggelenk'],
    instruction:
      'Beschleunige zehn Meter und laufe dann aufrecht mit hohem Tempo, der Blick geht einmal über die Schulter zum Ball. Häufiger Fehler: die Arme verkrampfen.',
    amount: covered(5, 30, 120),
  },
  {
    slug: 'fliegender-sprint',
    name: 'Fliegender Sprint',
    level: 2,
    goals: ['schneller_werden'],
    abilities: ['sprintSpeed'],
    contraindications: ['Oberschenkelrückseite', 'Knie', 'Sprunggelenk'],
    instruction:
      'Steigere das Tempo über 20 Meter und halte es weitere 20 Meter bei höchster Geschwindigkeit. Häufiger Fehler: vor der Linie abbremsen.',
    amount: covered(4, 40, 150),
  },
  {
    slug: 'wandsprint',
    name: 'Wandsprint',
    goals: ['explosiver_starten', 'schneller_werden'],
    abilities: ['sprintSpeed'],
    contraindications: ['Handgelenk', 'Hüfte'],
    instruction:
      'Stütze dich schräg gegen eine Wand und wechsle die Knie mit voller Schnelligkeit. Häufiger Fehler: die Hüfte sackt nach hinten.',
    amount: timed(5, 10, 60),
  },
  {
    slug: 'sprint-5m-schrittstellung',
    name: 'Antritt über 5 Meter aus Schrittstellung',
    goals: ['explosiver_starten', 'mehr_zweikampfe_gewinnen', 'schneller_richtungswechseln'],
    abilities: ['sprintSpeed'],
    contraindications: ['Oberschenkelrückseite', 'Knie', 'Sprunggelenk'],
    instruction:
      'Stehe in leichter Schrittstellung, drücke dich flach ab und setze die ersten drei Schritte kraftvoll hinter den Körper. Häufiger Fehler: sich mit dem ersten Schritt gleich aufrichten.',
    amount: covered(6, 5, 60),
  },
  {
    slug: 'sprint-aus-kniestand',
    name: 'Start aus dem Halbkniestand',
    goals: ['explosiver_starten', 'schneller_werden'],
    abilities: ['sprintSpeed'],
    contraindications: ['Oberschenkelrückseite', 'Knie', 'Sprunggelenk'],
    instruction:
      'Starte aus dem Halbkniestand ohne Schwung und drücke dich mit dem vorderen Bein nach vorn heraus. Häufiger Fehler: erst aufstehen und dann loslaufen.',
    amount: covered(5, 10, 75),
  },
  {
    slug: 'sprint-aus-seitstellung',
    name: 'Antritt aus seitlicher Stellung',
    perSide: true,
    goals: ['explosiver_starten', 'schneller_richtungswechseln', 'schneller_werden'],
    abilities: ['sprintSpeed', 'agility'],
    contraindications: ['Oberschenkelrückseite', 'Knie', 'Sprunggelenk', 'Adduktoren'],
    instruction:
      'Stehe seitlich zur Laufrichtung, drehe die Hüfte mit dem ersten Schritt ein und sprinte los. Häufiger Fehler: mit einem Schritt rückwärts Schwung holen.',
    amount: covered(3, 10, 60),
  },
  {
    slug: 'sprint-aus-ruecken-zur-laufrichtung',
    name: 'Start mit dem Rücken zur Laufrichtung',
    goals: ['schneller_werden', 'explosiver_starten'],
    abilities: ['sprintSpeed', 'agility'],
    contraindications: ['Oberschenkelrückseite', 'Knie', 'Sprunggelenk', 'Adduktoren'],
    instruction:
      'Stehe mit dem Rücken zum Ziel, drehe dich auf dem Vorfuß und beschleunige wie zum Gegenstoß. Häufiger Fehler: die Drehung in einem Bogen auslaufen.',
    amount: covered(5, 15, 75),
  },
  {
    slug: 'gegenstoss-mit-bogen',
    name: 'Gegenstoß im Bogenlauf',
    level: 2,
    positions: FIELD_POSITIONS,
    goals: ['schneller_werden', 'mehr_tore_werfen'],
    abilities: ['sprintSpeed'],
    contraindications: ['Oberschenkelrückseite', 'Knie', 'Sprunggelenk'],
    instruction:
      'Sprinte von der Außenposition im Bogen zum Tor, lehne dich in die Kurve und schau über die Schulter zum gedachten Ball. Häufiger Fehler: beim Blick zurück das Tempo verlieren.',
    amount: covered(4, 30, 90),
  },
  {
    slug: 'sprint-mit-tempowechsel',
    name: 'Sprint mit Tempowechseln',
    level: 2,
    goals: ['schneller_werden', 'langer_durchhalten'],
    abilities: ['sprintSpeed'],
    contraindications: ['Oberschenkelrückseite', 'Knie', 'Sprunggelenk'],
    instruction:
      'Laufe zehn Meter voll, zehn Meter locker im Schwung und wieder zehn Meter voll. Häufiger Fehler: im lockeren Teil abbremsen, statt rollen zu lassen.',
    amount: covered(4, 40, 90),
  },
  {
    slug: 'kniehebelauf-in-sprint',
    name: 'Kniehebelauf in den Sprint',
    goals: ['schneller_werden', 'explosiver_starten'],
    abilities: ['sprintSpeed'],
    contraindications: ['Oberschenkelrückseite', 'Knie', 'Sprunggelenk'],
    instruction:
      'Beginne mit schnellem Kniehebelauf am Ort und gehe auf ein eigenes Zeichen in den Sprint über. Häufiger Fehler: beim Übergang in den Hüften nach hinten fallen.',
    amount: covered(5, 20, 75),
  },
  {
    slug: 'bergansprint',
    name: 'Sprint bergan',
    goals: ['explosiver_starten', 'schneller_werden', 'langer_durchhalten'],
    abilities: ['sprintSpeed'],
    contraindications: ['Knie', 'Oberschenkelrückseite'],
    instruction:
      'Sprinte eine mäßige Steigung hinauf, Körper und Schienbeine zeigen in den Hang. Ohne Hügel nimm eine breite Treppe und setze jede zweite Stufe. Häufiger Fehler: die Schritte zu lang ziehen und hinter dem Fuß bleiben.',
    amount: covered(6, 15, 90),
  },
  {
    slug: 'treppensprint-frequenz',
    name: 'Treppenlauf auf Frequenz',
    goals: ['schneller_werden', 'schneller_richtungswechseln'],
    abilities: ['sprintSpeed', 'agility'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Setze auf einer sicheren Treppe jede Stufe einzeln so schnell wie möglich, die Arme geben den Takt. Häufiger Fehler: mit der Ferse aufsetzen und an der Kante hängen bleiben.',
    amount: timed(6, 8, 60),
  },
  {
    slug: 'reaktionsstart-ballfall',
    name: 'Reaktionsstart auf fallenden Gegenstand',
    goals: ['explosiver_starten', 'schneller_werden', 'schneller_richtungswechseln'],
    abilities: ['sprintSpeed'],
    contraindications: ['Oberschenkelrückseite', 'Knie', 'Sprunggelenk'],
    instruction:
      'Lass einen Ball oder Schlüssel von einem Partner auf Schulterhöhe fallen und erreiche ihn vor dem zweiten Aufkommen. Allein wirfst du den Ball gegen die Wand. Häufiger Fehler: schon vor dem Signal losgehen.',
    amount: covered(6, 5, 60),
  },
  {
    slug: 'aussen-winkel-anlauf',
    name: 'Anlauf auf Außen mit Absprung in den Kreis',
    positions: ['Außenspieler'],
    goals: ['mehr_tore_werfen', 'hoher_springen', 'schneller_werden'],
    abilities: ['sprintSpeed', 'jumpPower'],
    contraindications: ['Schulter', 'Knie', 'Sprunggelenk'],
    instruction:
      'Laufe von der Auslinie im Bogen an und springe weit in den Kreis, der Wurfarm zieht nach hinten oben. Häufiger Fehler: parallel zur Linie anlaufen und sich den Winkel nehmen.',
    amount: repeated(4, 5, 75),
  },
]);
