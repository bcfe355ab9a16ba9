import { defineExercises, covered } from '../define-exercises.ts';

export const WARMUP_RAISE_RUNNING_EXERCISES = defineExercises({ phase: 'warmup', kind: 'raise' }, [
  {
    slug: 'lauf-abc-skipping',
    name: 'Lauf-ABC: Skipping',
    goals: ['schneller_werden', 'explosiver_starten'],
    abilities: ['sprintSpeed'],
    contraindications: ['Oberschenkelrückseite', 'Sprunggelenk'],
    instruction:
      'Hebe die Knie bis Hüfthöhe und setze den Fuß aktiv unter der Hüfte auf. Häufiger Fehler: der Oberkörper fällt nach hinten.',
    amount: covered(3, 20, 20),
  },
  {
    slug: 'lauf-abc-anfersen',
    name: 'Lauf-ABC: Anfersen',
    goals: ['schneller_werden', 'verletzungen_vorbeugen'],
    abilities: ['sprintSpeed'],
    contraindications: ['Knie'],
    instruction: 'Führe die Fersen schnell zum Gesäß, die Knie zeigen dabei nach unten. Häufiger Fehler: ins Hohlkreuz fallen.',
    amount: covered(3, 20, 20),
  },
  {
    slug: 'seitgalopp-armkreisen',
    name: 'Seitgalopp mit Armkreisen',
    goals: ['schneller_richtungswechseln', 'beweglicher_werden', 'starker_im_wurfarm'],
    abilities: ['agility', 'mobility'],
    contraindications: ['Schulter', 'Adduktoren', 'Sprunggelenk'],
    instruction:
      'Galoppiere seitwärts und kreise die Arme groß vor und zurück, nach jeder Bahn wechselst du die Richtung. Häufiger Fehler: die Füße schlagen zusammen, statt flach zu gleiten.',
    amount: covered(4, 20, 15),
  },
  {
    slug: 'hopserlauf',
    name: 'Hopserlauf mit Armschwung',
    goals: ['hoher_springen', 'schneller_werden', 'explosiver_starten'],
    abilities: ['jumpPower'],
    contraindications: ['Sprunggelenk', 'Knie'],
    instruction:
      'Hüpfe in jedem Schritt hoch ab und ziehe Knie und Gegenarm kräftig nach oben. Lande federnd auf dem Vorfuß. Häufiger Fehler: das Standbein wird beim Absprung nicht ganz gestreckt.',
    amount: covered(3, 20, 15),
  },
  {
    slug: 'lauf-abc-fussgelenkarbeit',
    name: 'Lauf-ABC: Fußgelenkarbeit',
    goals: ['hoher_springen', 'schneller_werden', 'verletzungen_vorbeugen'],
    abilities: ['sprintSpeed', 'jumpPower'],
    contraindications: ['Sprunggelenk'],
    instruction:
      'Rolle bei kurzen, schnellen Schritten vom Ballen zur Ferse ab und strecke das Knie nach jedem Schritt. Häufiger Fehler: mit dem ganzen Fuß aufstampfen.',
    amount: covered(3, 15, 15),
  },
  {
    slug: 'lauf-abc-kreuzschritt',
    name: 'Lauf-ABC: Kreuzschritte',
    goals: ['schneller_richtungswechseln', 'beweglicher_werden', 'mehr_tore_werfen'],
    abilities: ['agility', 'mobility'],
    contraindications: ['Adduktoren', 'Sprunggelenk'],
    instruction:
      'Laufe seitwärts und kreuze das hintere Bein abwechselnd vor und hinter dem Körper. Die Hüfte dreht, die Schultern bleiben gerade. Häufiger Fehler: auf die Füße schauen und die Schultern mitdrehen.',
    amount: covered(4, 15, 15),
  },
  {
    slug: 'rueckwaertslauf',
    name: 'Rückwärtslaufen mit Umschalten',
    goals: ['schneller_richtungswechseln', 'mehr_zweikampfe_gewinnen', 'langer_durchhalten'],
    abilities: ['agility'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Laufe locker rückwärts, drehe nach zehn Metern ohne Halt auf und trabe vorwärts weiter. Häufiger Fehler: sich nach hinten lehnen und auf den Fersen laufen.',
    amount: covered(4, 20, 15),
  },
]);
