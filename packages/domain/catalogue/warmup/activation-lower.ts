import { defineExercises, covered, repeated, timed } from '../define-exercises.ts';

export const WARMUP_ACTIVATION_LOWER_EXERCISES = defineExercises({ phase: 'warmup', kind: 'activation' }, [
  {
    slug: 'gesaessbruecke-dynamisch',
    name: 'Gesäßbrücke dynamisch',
    goals: ['explosiver_starten', 'schneller_werden', 'verletzungen_vorbeugen'],
    abilities: ['sprintSpeed'],
    contraindications: ['unterer Rücken'],
    instruction:
      'Drücke die Hüfte hoch, bis Knie, Hüfte und Schulter eine Linie bilden, und spanne oben das Gesäß an. Häufiger Fehler: ins Hohlkreuz drücken.',
    amount: repeated(2, 12, 20),
  },
  {
    slug: 'monsterwalk',
    name: 'Monster Walk mit Band',
    equipment: ['Theraband'],
    goals: ['schneller_richtungswechseln', 'mehr_zweikampfe_gewinnen', 'verletzungen_vorbeugen'],
    abilities: ['contactStability', 'agility'],
    contraindications: ['Knie'],
    instruction:
      'Gehe mit dem Band um die Knöchel in halber Hocke seitwärts, die Knie bleiben über den Füßen. Häufiger Fehler: die Knie fallen nach innen.',
    amount: covered(4, 10, 15),
  },
  {
    slug: 'pogo-spruenge',
    name: 'Pogo-Sprünge',
    goals: ['hoher_springen', 'explosiver_starten', 'schneller_werden'],
    abilities: ['jumpPower'],
    contraindications: ['Sprunggelenk', 'Knie'],
    instruction: 'Springe mit fast gestreckten Knien aus den Sprunggelenken, kurz und federnd. Häufiger Fehler: tief in die Knie gehen.',
    amount: repeated(2, 15, 30),
  },
  {
    slug: 'landung-auf-zwei-beinen',
    name: 'Landen und Halten',
    goals: ['verletzungen_vorbeugen', 'hoher_springen', 'mehr_zweikampfe_gewinnen'],
    abilities: ['jumpPower', 'contactStability'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Springe leicht ab, lande leise auf beiden Beinen und halte zwei Sekunden. Häufiger Fehler: die Knie knicken bei der Landung nach innen.',
    amount: repeated(2, 6, 30, '1-2-X-0'),
  },
  {
    slug: 'steigerungslaeufe',
    name: 'Steigerungsläufe',
    goals: ['schneller_werden', 'explosiver_starten', 'langer_durchhalten'],
    abilities: ['sprintSpeed'],
    contraindications: ['Oberschenkelrückseite', 'Knie', 'Sprunggelenk'],
    instruction:
      'Steigere das Tempo über die Strecke bis etwa 90 Prozent und laufe locker aus. Häufiger Fehler: mit vollem Tempo loslaufen.',
    amount: covered(3, 30, 40),
  },
  {
    slug: 'gesaessbruecke-marsch',
    name: 'Gesäßbrücke mit Marschieren',
    goals: ['schneller_werden', 'verletzungen_vorbeugen', 'mehr_zweikampfe_gewinnen'],
    abilities: ['sprintSpeed', 'contactStability'],
    contraindications: ['Oberschenkelrückseite'],
    instruction:
      'Halte die Brücke und hebe abwechselnd einen Fuß ab, das Becken bleibt auf gleicher Höhe. Häufiger Fehler: das Becken sinkt auf der freien Seite.',
    amount: repeated(2, 12, 20),
  },
  {
    slug: 'kniebeuge-tempo-warmup',
    name: 'Schnelle Halbkniebeugen',
    goals: ['hoher_springen', 'explosiver_starten', 'mehr_zweikampfe_gewinnen'],
    abilities: ['jumpPower'],
    contraindications: ['Knie'],
    instruction:
      'Sinke kontrolliert in die halbe Kniebeuge und komme schnell hoch, ohne abzuspringen. Häufiger Fehler: die Knie fallen nach innen.',
    amount: repeated(2, 12, 20),
  },
  {
    slug: 'drei-schritte-start',
    name: 'Kurzstart über drei Schritte',
    goals: ['explosiver_starten', 'schneller_werden', 'schneller_richtungswechseln'],
    abilities: ['sprintSpeed'],
    contraindications: ['Oberschenkelrückseite', 'Knie', 'Sprunggelenk'],
    instruction:
      'Falle aus dem Stand nach vorn, fange dich mit drei schnellen Schritten ab und trabe aus. Häufiger Fehler: mit einem Schritt rückwärts starten.',
    amount: repeated(2, 5, 25),
  },
  {
    slug: 'band-seitschritt-kniehoehe',
    name: 'Seitschritte mit Band über den Knien',
    equipment: ['Theraband'],
    goals: ['schneller_richtungswechseln', 'mehr_zweikampfe_gewinnen', 'verletzungen_vorbeugen'],
    abilities: ['agility', 'contactStability'],
    instruction:
      'Gehe mit dem Band knapp über den Knien in leichter Hocke seitwärts und halte die Spannung im Band. Häufiger Fehler: mit dem Oberkörper pendeln, statt die Beine zu führen.',
    amount: repeated(2, 16, 15),
  },
  {
    slug: 'prellsprung-stand',
    name: 'Sprünge am Ort mit Tempowechsel',
    goals: ['hoher_springen', 'explosiver_starten', 'schneller_werden'],
    abilities: ['jumpPower', 'agility'],
    contraindications: ['Sprunggelenk', 'Knie'],
    instruction:
      'Federe locker auf dem Vorfuß und wechsle alle drei Sekunden zwischen ruhig und so schnell wie möglich. Häufiger Fehler: bei hohem Tempo die Füße flach aufsetzen.',
    amount: timed(2, 15, 25),
  },
  {
    slug: 'abstoppen-in-der-abwehr',
    name: 'Antritt und Stopp in Abwehrstellung',
    goals: ['mehr_zweikampfe_gewinnen', 'schneller_richtungswechseln', 'verletzungen_vorbeugen'],
    abilities: ['agility', 'contactStability'],
    contraindications: ['Knie', 'Sprunggelenk', 'Adduktoren'],
    instruction:
      'Mache drei schnelle Schritte nach vorn und stoppe tief und breit in der Abwehrstellung, die Hände sind oben. Häufiger Fehler: der Oberkörper kippt beim Stoppen nach vorn.',
    amount: repeated(2, 6, 25),
  },
  {
    slug: 'wadenheben-beidbeinig-schnell',
    name: 'Schnelles Wadenheben mit Nachfedern',
    goals: ['hoher_springen', 'schneller_werden', 'langer_durchhalten'],
    abilities: ['jumpPower'],
    contraindications: ['Sprunggelenk'],
    instruction:
      'Drücke dich schnell auf die Ballen und lass die Fersen kontrolliert sinken, ohne sie ganz abzusetzen. Häufiger Fehler: die Füße knicken nach außen.',
    amount: repeated(2, 15, 15),
  },
  {
    slug: 'torwart-tiefes-tippeln',
    name: 'Grundstellung und kurzer Ausfall',
    positions: ['Torwart'],
    goals: ['schneller_richtungswechseln', 'explosiver_starten', 'verletzungen_vorbeugen'],
    abilities: ['agility', 'mobility'],
    contraindications: ['Knie', 'Adduktoren'],
    instruction:
      'Tipple in der Grundstellung und mache auf jeden fünften Kontakt einen kurzen Ausfall zur Seite mit Hand und Fuß. Häufiger Fehler: nach dem Ausfall zu langsam in die Grundstellung zurückkehren.',
    amount: repeated(2, 8, 25),
  },
  {
    slug: 'box-tippen',
    name: 'Schnelles Tippen an der Box',
    equipment: ['Sprungbox'],
    goals: ['schneller_werden', 'schneller_richtungswechseln', 'langer_durchhalten'],
    abilities: ['agility', 'sprintSpeed'],
    contraindications: ['Knie'],
    instruction:
      'Tippe im Wechsel mit dem Vorfuß auf die Kante der Box und bleibe aufrecht. Häufiger Fehler: sich mit dem ganzen Fuß auf der Box abstützen.',
    amount: timed(2, 20, 25),
  },
]);
