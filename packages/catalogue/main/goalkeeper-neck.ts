import { defineExercises, repeated, timed } from '../define-exercises.ts';

export const GOALKEEPER_NECK_EXERCISES = defineExercises({ phase: 'main', kind: 'prevention', pattern: 'trunk' }, [
  {
    slug: 'torwart-nacken-handtuch',
    name: 'Nackenspannung am Handtuch für Torhüter',
    positions: ['Torwart'],
    goals: ['verletzungen_vorbeugen', 'mehr_zweikampfe_gewinnen'],
    abilities: ['contactStability'],
    stress: { neck: 2 },
    synonyms: ['Towel Neck Isometrics', 'Nacken mit Handtuch'],
    instruction:
      'Lege im Sitz ein Handtuch um den Kopf und ziehe es der Reihe nach nach vorn, hinten, links und rechts, während der Kopf unbewegt bleibt. Halte jeden Zug fünf Sekunden lang und steigere ihn langsam. Nach einem Kopftreffer erst wieder, wenn das Training ärztlich freigegeben ist. Häufiger Fehler: ruckartig ziehen und die Luft anhalten.',
    amount: repeated(2, 8, 45, '1-5-1-0'),
  },
  {
    slug: 'torwart-nacken-kopfheben',
    name: 'Kopfheben mit Doppelkinn in Rückenlage',
    positions: ['Torwart'],
    goals: ['verletzungen_vorbeugen'],
    abilities: ['contactStability'],
    stress: { neck: 1 },
    synonyms: ['Deep Neck Flexor', 'Chin Tuck', 'Neck Flexion'],
    instruction:
      'Ziehe in Rückenlage das Kinn an, hebe den Hinterkopf einen Fingerbreit und halte ruhig atmend, der Blick geht zur Decke. Nach einem Kopftreffer erst wieder, wenn das Training ärztlich freigegeben ist. Häufiger Fehler: das Kinn schiebt vor und der Hals zittert, dann ist der Satz zu Ende.',
    amount: timed(3, 15, 45),
  },
  {
    slug: 'torwart-nacken-band',
    name: 'Nackenhalten gegen Band im Torwartstand',
    positions: ['Torwart'],
    level: 2,
    equipment: ['Theraband'],
    goals: ['verletzungen_vorbeugen', 'mehr_zweikampfe_gewinnen'],
    abilities: ['contactStability'],
    stress: { neck: 2 },
    synonyms: ['Band Neck Hold', 'Neck Band', 'Four Way Neck'],
    measure: 'Stärke des Bandes',
    instruction:
      'Befestige ein weiches Band auf Kopfhöhe, lege es um die Stirn und gehe in der Grundstellung langsam zurück, bis es zieht. Drehe dich für jeden Satz eine Vierteldrehung weiter und atme dabei. Nach einem Kopftreffer erst wieder, wenn das Training ärztlich freigegeben ist. Häufiger Fehler: den Kopf mit dem Zug wandern lassen.',
    amount: timed(4, 12, 45),
  },
  {
    slug: 'torwart-nacken-reaktion',
    name: 'Nacken gegen überraschenden Druck',
    positions: ['Torwart'],
    level: 3,
    goals: ['verletzungen_vorbeugen', 'mehr_zweikampfe_gewinnen'],
    abilities: ['contactStability', 'agility'],
    progress: 'quality',
    stress: { neck: 3 },
    synonyms: ['Neck Perturbation', 'Reactive Neck'],
    instruction:
      'Stehe mit geschlossenen Augen und leicht gespanntem Hals, ein Partner drückt kurz und sanft aus wechselnder Richtung gegen den Kopf. Halte ihn in der Mitte und atme weiter. Nach einem Kopftreffer erst wieder, wenn das Training ärztlich freigegeben ist. Häufiger Fehler: der Partner stößt, statt die Hand erst anzulegen.',
    amount: repeated(3, 8, 60),
  },
]);
