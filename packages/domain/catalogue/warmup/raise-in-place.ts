import { defineExercises, FIELD_POSITIONS, timed } from '../define-exercises.ts';

export const WARMUP_RAISE_IN_PLACE_EXERCISES = defineExercises({ phase: 'warmup', kind: 'raise' }, [
  {
    slug: 'lockeres-einlaufen',
    name: 'Lockeres Einlaufen',
    goals: ['langer_durchhalten', 'verletzungen_vorbeugen'],
    abilities: ['speedEndurance'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Laufe so locker, dass du dich noch unterhalten kannst, und lass die Schultern hängen. Häufiger Fehler: zu schnell beginnen und schon vor dem Hauptteil müde sein.',
    amount: timed(1, 240, 0),
  },
  {
    slug: 'hampelmann',
    name: 'Hampelmann',
    goals: ['langer_durchhalten', 'hoher_springen'],
    abilities: ['speedEndurance'],
    contraindications: ['Knie', 'Sprunggelenk', 'Schulter'],
    instruction: 'Springe locker auf dem Vorfuß und führe die Arme ganz über den Kopf. Häufiger Fehler: hart auf den Fersen landen.',
    amount: timed(3, 40, 20),
  },
  {
    slug: 'abwehrschritte-dreieck',
    name: 'Abwehrschritte im Dreieck',
    positions: FIELD_POSITIONS,
    goals: ['mehr_zweikampfe_gewinnen', 'schneller_richtungswechseln'],
    abilities: ['agility', 'contactStability'],
    contraindications: ['Knie', 'Adduktoren'],
    instruction:
      'Bewege dich in tiefer Abwehrhaltung im Dreieck: vor, diagonal zurück, seitwärts, mit den Armen im Passweg. Häufiger Fehler: sich zwischen den Schritten aufrichten.',
    amount: timed(3, 40, 20),
  },
  {
    slug: 'torwart-schrittfolge',
    name: 'Torwart-Schrittfolge im Halbkreis',
    positions: ['Torwart'],
    goals: ['schneller_richtungswechseln', 'explosiver_starten'],
    abilities: ['agility'],
    contraindications: ['Knie', 'Adduktoren'],
    instruction:
      'Wandere mit kurzen Nachstellschritten auf einem Halbkreis von Pfosten zu Pfosten, die Hände auf Kopfhöhe. Häufiger Fehler: die Füße kreuzen und dadurch nicht abspringen können.',
    amount: timed(3, 40, 20),
  },
  {
    slug: 'seilspringen-locker',
    name: 'Seilspringen locker',
    equipment: ['Rope'],
    goals: ['hoher_springen', 'langer_durchhalten', 'schneller_richtungswechseln'],
    abilities: ['jumpPower', 'speedEndurance'],
    contraindications: ['Sprunggelenk', 'Knie'],
    instruction:
      'Springe flach auf dem Vorfuß, das Seil kommt aus den Handgelenken. Häufiger Fehler: hoch springen und die Arme weit öffnen.',
    amount: timed(3, 60, 20),
  },
  {
    slug: 'lauf-mit-prellen',
    name: 'Einlaufen mit gedachtem Ball',
    positions: FIELD_POSITIONS,
    goals: ['mehr_tore_werfen', 'langer_durchhalten'],
    abilities: ['speedEndurance'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Trabe durch die Halle, prelle in Gedanken rechts und links und deute nach jeder Bahn einen Schlagwurf an. Häufiger Fehler: den Wurfarm kalt durchreißen, statt das Tempo der Bewegung zu steigern.',
    amount: timed(1, 180, 0),
  },
  {
    slug: 'schattenboxen-locker',
    name: 'Lockeres Schattenboxen',
    goals: ['mehr_zweikampfe_gewinnen', 'starker_im_wurfarm', 'langer_durchhalten'],
    abilities: ['speedEndurance', 'throwPower'],
    contraindications: ['Schulter'],
    instruction:
      'Tänzle auf dem Vorfuß und schlage locker gerade nach vorn, der Rumpf dreht mit. Häufiger Fehler: die Schultern hochziehen und die Luft anhalten.',
    amount: timed(3, 40, 20),
  },
  {
    slug: 'abwehr-tippeln-armarbeit',
    name: 'Abwehr-Tippeln mit Armarbeit',
    goals: ['mehr_zweikampfe_gewinnen', 'schneller_richtungswechseln', 'explosiver_starten'],
    abilities: ['agility', 'contactStability'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Tipple in leichter Hocke schnell am Ort und wechsle auf jeden vierten Kontakt die Armhaltung: vorn, seitlich, oben. Häufiger Fehler: die Fersen absetzen und im Rhythmus langsamer werden.',
    amount: timed(3, 30, 20),
  },
  {
    slug: 'knieheben-im-gehen',
    name: 'Gehen mit hohem Kniezug',
    goals: ['beweglicher_werden', 'verletzungen_vorbeugen', 'schneller_werden'],
    abilities: ['mobility'],
    instruction:
      'Gehe langsam und ziehe bei jedem Schritt ein Knie mit beiden Händen zur Brust, das Standbein stellst du auf den Ballen. Häufiger Fehler: den Rücken runden, um das Knie höher zu bekommen.',
    amount: timed(3, 20, 15),
  },
  {
    slug: 'stepp-schritte-seitlich',
    name: 'Seitschritte mit Bodentippen',
    goals: ['langer_durchhalten', 'schneller_richtungswechseln', 'starker_im_wurfarm'],
    abilities: ['speedEndurance', 'agility'],
    contraindications: ['Knie', 'Adduktoren'],
    instruction:
      'Mache zwei schnelle Schritte zur Seite und tippe in der Hocke mit der Hand neben den Fuß, dann zurück. Häufiger Fehler: sich aus dem Rücken statt aus den Beinen bücken.',
    amount: timed(3, 40, 20),
  },
  {
    slug: 'gehen-grosse-armkreise',
    name: 'Zügiges Gehen mit Armkreisen',
    goals: ['starker_im_wurfarm', 'mehr_tore_werfen', 'beweglicher_werden', 'verletzungen_vorbeugen'],
    abilities: ['mobility', 'throwPower'],
    contraindications: ['Schulter'],
    instruction:
      'Gehe zügig, kreise die Arme groß vorwärts und rückwärts und lass den Brustkorb mitdrehen. Häufiger Fehler: nur aus dem Unterarm kreisen.',
    amount: timed(1, 180, 0),
  },
  {
    slug: 'rope-beidbeinig-seitlich',
    name: 'Seilspringen mit Seitwechsel',
    equipment: ['Rope'],
    goals: ['schneller_richtungswechseln', 'hoher_springen', 'explosiver_starten'],
    abilities: ['jumpPower', 'agility'],
    contraindications: ['Sprunggelenk', 'Knie'],
    instruction:
      'Springe mit geschlossenen Füßen abwechselnd nach links und rechts über eine Linie, das Seil läuft weiter. Häufiger Fehler: zu weite Sprünge, bei denen das Seil hängen bleibt.',
    amount: timed(3, 45, 20),
  },
  {
    slug: 'torwart-armkreise-tippeln',
    name: 'Tippeln im Tor mit Armreichweite',
    positions: ['Torwart'],
    goals: ['explosiver_starten', 'schneller_richtungswechseln', 'langer_durchhalten'],
    abilities: ['agility', 'speedEndurance'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Tipple in der Grundstellung und greife abwechselnd in alle vier Ecken des Tores, ohne die Hüfte hochzunehmen. Häufiger Fehler: sich beim Griff nach unten nur im Rücken zu beugen.',
    amount: timed(3, 40, 20),
  },
  {
    slug: 'quadratlauf-richtungswechsel',
    name: 'Quadratlauf mit Richtungswechsel',
    level: 2,
    goals: ['schneller_werden', 'explosiver_starten', 'schneller_richtungswechseln'],
    abilities: ['agility', 'sprintSpeed'],
    contraindications: ['Knie', 'Sprunggelenk', 'Oberschenkelrückseite'],
    instruction:
      'Laufe locker im Quadrat, zähle unregelmäßig und wechsle bei jeder neuen Eins die Richtung. Häufiger Fehler: die Richtungswechsel schon jetzt mit vollem Tempo laufen.',
    amount: timed(3, 30, 30),
  },
]);
