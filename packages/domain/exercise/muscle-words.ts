import type { MovementPattern } from './catalogue-exercise.ts';

/** Players' and coaches' words for the muscles and abilities that a movement trains, German first; used by search. */
export const MUSCLE_WORDS: Readonly<Record<MovementPattern, readonly string[]>> = {
  sprint: ['Schnelligkeit', 'Antritt', 'Speed'],
  cut: ['Richtungswechsel', 'Agilität', 'Agility'],
  jump: ['Sprungkraft', 'Beine', 'Plyometrie', 'Plyometrics'],
  throw: ['Wurfkraft', 'Wurfarm', 'Schulter', 'Throwing'],
  push: ['Brust', 'Trizeps', 'Schulter', 'Chest', 'Triceps'],
  pull: ['Rücken', 'Latissimus', 'Bizeps', 'Back', 'Biceps'],
  knee: ['Oberschenkel', 'Quadrizeps', 'Beine', 'Quads', 'Legs'],
  hip: ['Gesäß', 'Po', 'Hüfte', 'Hüftstrecker', 'Glutes', 'Hips'],
  hamstring: ['Beinrückseite', 'hinterer Oberschenkel', 'Beinbeuger', 'Hamstrings'],
  groin: ['Adduktoren', 'Leiste', 'Innenschenkel', 'Groin', 'Adductors'],
  calf: ['Waden', 'Sprunggelenk', 'Achillessehne', 'Calves', 'Ankle'],
  trunk: ['Rumpf', 'Bauch', 'Core', 'Abs'],
  shoulder: ['Schulter', 'Schulterblatt', 'Rotatorenmanschette', 'Rotator Cuff', 'Shoulder'],
  grip: ['Griffkraft', 'Unterarm', 'Finger', 'Grip', 'Forearm'],
  balance: ['Gleichgewicht', 'Stabilität', 'Sprunggelenk', 'Knie', 'Balance'],
  mobility: ['Beweglichkeit', 'Mobilität', 'Dehnen', 'Stretching'],
  conditioning: ['Ausdauer', 'Kondition', 'Cardio', 'Endurance'],
  goalkeeping: ['Torwart', 'Torhüter', 'Parade', 'Goalkeeper'],
};
