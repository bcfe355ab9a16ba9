import { defineExercises, FIELD_POSITIONS, covered, repeated, timed } from '../define-exercises.ts';

export const CHANGE_OF_DIRECTION_EXERCISES = defineExercises({ phase: 'main', kind: 'speed', pattern: 'cut' }, [
  {
    slug: 't-lauf',
    name: 'T-Lauf',
    goals: ['schneller_richtungswechseln', 'mehr_zweikampfe_gewinnen'],
    abilities: ['agility'],
    contraindications: ['Knie', 'Sprunggelenk', 'Adduktoren', 'Oberschenkelrückseite'],
    instruction:
      'Sprinte vor, schiebe dich seitwärts nach links und rechts und laufe rückwärts zum Start. Häufiger Fehler: beim Seitwärtslaufen die Füße kreuzen.',
    amount: covered(5, 30, 90),
  },
  {
    slug: '505-wende',
    name: 'Wendesprint 5-0-5',
    goals: ['schneller_richtungswechseln', 'explosiver_starten'],
    abilities: ['agility'],
    contraindications: ['Knie', 'Sprunggelenk', 'Adduktoren', 'Oberschenkelrückseite'],
    instruction:
      'Sprinte 15 Meter, wende auf einem Fuß und sprinte 5 Meter zurück, die Seiten wechseln sich ab. Häufiger Fehler: zu hoch in die Wende gehen und mehrere kleine Schritte brauchen.',
    amount: covered(6, 20, 75),
  },
  {
    slug: 'zickzack-sprint',
    name: 'Zickzack-Sprint',
    goals: ['schneller_richtungswechseln', 'schneller_werden'],
    abilities: ['agility'],
    contraindications: ['Knie', 'Sprunggelenk', 'Adduktoren', 'Oberschenkelrückseite'],
    instruction:
      'Sprinte im Zickzack um fünf Markierungen und stoße dich jedes Mal vom äußeren Bein ab. Häufiger Fehler: große Bögen laufen.',
    amount: covered(5, 25, 90),
  },
  {
    slug: 'koerpertaeuschung-antritt',
    name: 'Körpertäuschung mit Antritt',
    perSide: true,
    positions: FIELD_POSITIONS,
    goals: ['schneller_richtungswechseln', 'mehr_zweikampfe_gewinnen', 'mehr_tore_werfen'],
    abilities: ['agility'],
    contraindications: ['Knie', 'Sprunggelenk', 'Adduktoren', 'Oberschenkelrückseite'],
    instruction:
      'Täusche mit einem langen Schritt zur einen Seite, drücke dich ab und trete drei Schritte zur anderen an. Häufiger Fehler: nur mit dem Oberkörper täuschen, der Schwerpunkt bleibt stehen.',
    amount: repeated(4, 4, 60),
  },
  {
    slug: 'abwehr-shuffle-herausruecken',
    name: 'Abwehr-Shuffle mit Heraustreten',
    positions: FIELD_POSITIONS,
    goals: ['schneller_richtungswechseln', 'mehr_zweikampfe_gewinnen'],
    abilities: ['agility', 'contactStability'],
    contraindications: ['Knie', 'Sprunggelenk', 'Adduktoren'],
    instruction:
      'Verschiebe drei Schritte seitwärts, tritt explosiv zwei Schritte heraus und sinke zurück. Häufiger Fehler: mit gestreckten Knien heraustreten.',
    amount: timed(5, 15, 60),
  },
  {
    slug: 'schnelle-fuesse-linie',
    name: 'Schnelle Füße über die Linie',
    goals: ['schneller_richtungswechseln', 'schneller_werden'],
    abilities: ['agility'],
    contraindications: ['Sprunggelenk', 'Knie'],
    instruction:
      'Trete so schnell wie möglich vor und zurück über eine Linie, auf dem Vorfuß. Häufiger Fehler: den Oberkörper nach hinten lehnen.',
    amount: timed(5, 10, 50),
  },
  {
    slug: 'pro-agility-5-10-5',
    name: 'Pendelsprint 5-10-5',
    level: 2,
    goals: ['schneller_richtungswechseln', 'explosiver_starten'],
    abilities: ['agility'],
    contraindications: ['Knie', 'Sprunggelenk', 'Adduktoren', 'Oberschenkelrückseite'],
    instruction:
      'Sprinte fünf Meter nach rechts, zehn nach links und fünf zurück zur Mitte und berühre jede Linie mit der Hand. Häufiger Fehler: vor der Linie aufrecht bleiben und mit vielen kleinen Schritten bremsen.',
    amount: covered(5, 20, 90),
  },
  {
    slug: 'l-lauf',
    name: 'L-Lauf um drei Marken',
    level: 2,
    goals: ['schneller_richtungswechseln', 'schneller_werden'],
    abilities: ['agility'],
    contraindications: ['Knie', 'Sprunggelenk', 'Adduktoren'],
    instruction:
      'Sprinte zur Ecke, zurück, wieder zur Ecke und dann eng um die äußere Marke. Häufiger Fehler: die Kurve weit nehmen, statt vor ihr kurz zu bremsen.',
    amount: covered(4, 30, 90),
  },
  {
    slug: 'bremsen-auf-zwei-kontakte',
    name: 'Sprint und Stopp in zwei Schritten',
    goals: ['schneller_richtungswechseln', 'verletzungen_vorbeugen', 'mehr_zweikampfe_gewinnen'],
    abilities: ['agility', 'contactStability'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Sprinte zehn Meter und halte mit zwei tiefen Bremsschritten an, bleibe danach zwei Sekunden stehen. Häufiger Fehler: mit gestrecktem Knie in den Boden stemmen.',
    amount: covered(6, 10, 60),
  },
  {
    slug: 'seitlicher-cut-45',
    name: 'Richtungswechsel um 45 Grad',
    perSide: true,
    goals: ['schneller_richtungswechseln', 'mehr_tore_werfen'],
    abilities: ['agility'],
    contraindications: ['Knie', 'Sprunggelenk', 'Adduktoren'],
    instruction:
      'Laufe an, setze den äußeren Fuß breit neben den Körper und sprinte fünf Meter schräg weg. Häufiger Fehler: der Oberkörper kippt zum Standbein, statt in die neue Richtung.',
    amount: repeated(3, 4, 75),
  },
  {
    slug: 'wende-180-mit-handkontakt',
    name: 'Kurze Wenden mit Bodenkontakt',
    goals: ['schneller_richtungswechseln', 'mehr_zweikampfe_gewinnen', 'langer_durchhalten'],
    abilities: ['agility', 'contactStability'],
    contraindications: ['Knie', 'Sprunggelenk', 'Adduktoren', 'unterer Rücken'],
    instruction:
      'Laufe viermal fünf Meter hin und her, senke vor jeder Wende die Hüfte und tippe die Linie. Häufiger Fehler: immer über dasselbe Bein wenden.',
    amount: covered(5, 20, 75),
  },
  {
    slug: 'spiegellauf-abwehr',
    name: 'Spiegellauf an der Kreislinie',
    positions: FIELD_POSITIONS,
    goals: ['mehr_zweikampfe_gewinnen', 'schneller_richtungswechseln'],
    abilities: ['agility', 'contactStability'],
    contraindications: ['Knie', 'Sprunggelenk', 'Adduktoren'],
    instruction:
      'Folge einem Partner oder einer gedachten Angreiferin seitlich entlang der Linie, immer auf Armlänge und mit tiefem Schwerpunkt. Häufiger Fehler: die Füße kreuzen und dabei den Blick senken.',
    amount: timed(5, 12, 60),
  },
  {
    slug: 'eins-gegen-eins-fussarbeit',
    name: 'Fußarbeit gegen den Durchbruch',
    level: 2,
    positions: FIELD_POSITIONS,
    goals: ['mehr_zweikampfe_gewinnen', 'schneller_richtungswechseln'],
    abilities: ['agility', 'contactStability'],
    contraindications: ['Knie', 'Sprunggelenk', 'Adduktoren'],
    instruction:
      'Tritt heraus, nimm in Gedanken Kontakt auf, schiebe zwei Schritte seitlich mit und löse dich zurück an die Linie. Häufiger Fehler: mit parallelen Füßen auf den Gegner treffen.',
    amount: repeated(4, 6, 75),
  },
  {
    slug: 'wurftaeuschung-durchbruch',
    name: 'Wurftäuschung mit Durchbruch',
    positions: ['Kreisläufer', 'Rückraumspieler', 'Mittespieler'],
    goals: ['mehr_tore_werfen', 'schneller_richtungswechseln', 'explosiver_starten'],
    abilities: ['agility', 'sprintSpeed'],
    contraindications: ['Schulter', 'Knie', 'Sprunggelenk', 'Adduktoren'],
    instruction:
      'Springe mit Armzug zur Wurftäuschung ein, setze tief auf und ziehe mit zwei Schritten an der anderen Seite vorbei. Häufiger Fehler: die Täuschung ohne Tempo und ohne Blick zum Tor ausführen.',
    amount: repeated(4, 5, 75),
  },
  {
    slug: 'kreis-sperre-absetzen',
    name: 'Sperre stellen und absetzen',
    positions: ['Kreisläufer'],
    goals: ['mehr_zweikampfe_gewinnen', 'explosiver_starten', 'schneller_richtungswechseln'],
    abilities: ['contactStability', 'agility'],
    contraindications: ['Knie', 'Sprunggelenk', 'Adduktoren'],
    instruction:
      'Nimm breit die Sperre ein, drehe auf dem Innenfuß ab und starte drei Meter zum Tor mit offener Fanghand. Häufiger Fehler: aufrecht stehen und beim Abdrehen zu viel Platz lassen.',
    amount: repeated(4, 6, 60),
  },
  {
    slug: 'skipping-koordination-linien',
    name: 'Schnelle Schrittmuster über Linien',
    goals: ['schneller_richtungswechseln', 'schneller_werden', 'langer_durchhalten'],
    abilities: ['agility'],
    contraindications: ['Sprunggelenk', 'Knie'],
    instruction:
      'Denke dir eine Leiter aus Linien und setze beide Füße schnell in jedes Feld, vorwärts, seitwärts und im Zickzack. Häufiger Fehler: bei jedem Schritt nach unten schauen.',
    amount: timed(6, 15, 45),
  },
  {
    slug: 'band-seitstart',
    name: 'Seitlicher Abdruck gegen Band',
    perSide: true,
    equipment: ['Theraband'],
    goals: ['schneller_richtungswechseln', 'explosiver_starten', 'mehr_zweikampfe_gewinnen'],
    abilities: ['agility', 'contactStability'],
    contraindications: ['Knie', 'Adduktoren'],
    instruction:
      'Das Band zieht deine Hüfte zur Seite, drücke dich explosiv dagegen ab und bremse den Rückweg. Häufiger Fehler: mit dem Oberkörper voraus kippen.',
    amount: repeated(3, 6, 60),
  },
]);
