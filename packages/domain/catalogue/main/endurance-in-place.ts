import { defineExercises, repeated, timed } from '../define-exercises.ts';

export const ENDURANCE_IN_PLACE_EXERCISES = defineExercises({ phase: 'main', kind: 'endurance', pattern: 'conditioning' }, [
  {
    slug: 'burpee',
    name: 'Burpee',
    goals: ['langer_durchhalten', 'mehr_zweikampfe_gewinnen'],
    abilities: ['speedEndurance', 'contactStability'],
    contraindications: ['Handgelenk', 'Schulter', 'unterer Rücken', 'Knie'],
    instruction: 'Gehe in den Stütz, senke die Brust, komme hoch und springe. Häufiger Fehler: im Stütz die Hüfte durchhängen lassen.',
    amount: repeated(4, 10, 60),
  },
  {
    slug: 'bergsteiger-schnell',
    name: 'Bergsteiger schnell',
    goals: ['langer_durchhalten', 'mehr_zweikampfe_gewinnen', 'explosiver_starten'],
    abilities: ['speedEndurance', 'contactStability'],
    contraindications: ['Schulter', 'Handgelenk'],
    instruction: 'Ziehe im Stütz die Knie schnell im Wechsel zur Brust. Häufiger Fehler: das Gesäß hebt sich und die Schritte werden kurz.',
    amount: timed(4, 30, 30),
  },
  {
    slug: 'kreislaeufer-ringkampf-intervall',
    name: 'Sperren und Absetzen im Intervall',
    positions: ['Kreisläufer'],
    goals: ['langer_durchhalten', 'mehr_zweikampfe_gewinnen'],
    abilities: ['speedEndurance', 'contactStability'],
    contraindications: ['Knie', 'Adduktoren'],
    instruction:
      'Stelle eine Sperre, setze dich ab, täusche den Wurf an und stelle sofort die nächste Sperre auf der anderen Seite. Häufiger Fehler: zwischen den Aktionen stehen bleiben.',
    amount: timed(6, 30, 40),
  },
  {
    slug: 'zirkel-ganzkoerper',
    name: 'Ganzkörperzirkel ohne Geräte',
    goals: ['langer_durchhalten', 'mehr_zweikampfe_gewinnen'],
    abilities: ['speedEndurance', 'contactStability'],
    contraindications: ['Knie', 'Schulter', 'Handgelenk'],
    instruction:
      'Wechsle je Runde zwischen Kniebeuge, Liegestütz, Ausfallschritt und Unterarmstütz, immer in sauberem Tempo. Häufiger Fehler: die Technik für mehr Wiederholungen opfern.',
    amount: timed(6, 40, 20),
  },
  {
    slug: 'stepper-bank',
    name: 'Bank-Steigen im Takt',
    goals: ['langer_durchhalten', 'hoher_springen'],
    abilities: ['speedEndurance', 'jumpPower'],
    contraindications: ['Knie'],
    instruction:
      'Steige auf eine Bank und zurück, das führende Bein wechselst du nach jeder halben Minute. Häufiger Fehler: das Knie nach innen drücken und sich mit den Händen abstützen.',
    amount: timed(4, 60, 45),
  },
  {
    slug: 'schattenboxen-intervall',
    name: 'Schattenboxen im Intervall',
    goals: ['langer_durchhalten', 'starker_im_wurfarm', 'mehr_zweikampfe_gewinnen'],
    abilities: ['speedEndurance', 'throwPower'],
    contraindications: ['Schulter'],
    instruction:
      'Schlage schnelle gerade Folgen, ducke dich und bewege dich auf dem Vorfuß, der Rumpf dreht mit. Häufiger Fehler: die Arme nach zwei Runden fallen lassen.',
    amount: timed(6, 40, 20),
  },
  {
    slug: 'seitwaerts-baerengang-intervall',
    name: 'Bärengang seitwärts im Intervall',
    goals: ['langer_durchhalten', 'starker_im_wurfarm', 'mehr_zweikampfe_gewinnen'],
    abilities: ['speedEndurance', 'contactStability', 'throwPower'],
    contraindications: ['Schulter', 'Handgelenk'],
    instruction:
      'Wandere auf Händen und Füßen fünf Schritte nach rechts und nach links, die Knie schweben. Häufiger Fehler: das Gesäß hochstrecken.',
    amount: timed(5, 30, 30),
  },
  {
    slug: 'rueckenlage-radfahren',
    name: 'Radfahren in Rückenlage',
    goals: ['langer_durchhalten', 'mehr_tore_werfen', 'beweglicher_werden'],
    abilities: ['speedEndurance', 'coreRotation'],
    contraindications: ['unterer Rücken', 'Hüfte'],
    instruction:
      'Ziehe im Wechsel ein Knie heran und strecke das andere Bein, der Gegenellbogen folgt dem Knie. Häufiger Fehler: nur mit dem Kopf nicken und die Lende abheben.',
    amount: timed(5, 40, 20),
  },
  {
    slug: 'stuetz-hocke-wechsel',
    name: 'Schnelle Wechsel zwischen Stütz und Hocke',
    goals: ['langer_durchhalten', 'mehr_zweikampfe_gewinnen', 'beweglicher_werden'],
    abilities: ['speedEndurance', 'mobility'],
    contraindications: ['Knie', 'Schulter', 'Handgelenk'],
    instruction:
      'Springe aus dem hohen Stütz mit den Füßen neben die Hände, richte die Brust auf und springe zurück. Häufiger Fehler: die Hüfte im Stütz durchsacken lassen.',
    amount: timed(5, 30, 30),
  },
]);
