import { expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { BodyRegion } from '../vocabulary/body-region.ts';
import { buildPlan } from './build-plan.ts';
import type { PlanExercise } from './generated-plan.ts';
import { trainingSeconds } from './training-seconds.ts';

/** Whom the plan is for; the name on the card is of no matter to it. */
type Persona = Omit<Questionnaire, 'name'> & { age: number | null; hurts?: BodyRegion[] };

const PHASE_LETTER = { warmup: 'A', main: 'H', cooldown: 'C' } as const;

/** 'H 3 × 8 kg je Seite, 2-0-1-0, Pause 75: Name' (A Aufwärmen, H Hauptteil, C Cool-down). */
function exerciseLine(exercise: PlanExercise): string {
  const { phase, sets, reps, durationSeconds, durationMinutes, distanceMeters, unit, tempo, pauseSeconds, name } = exercise;
  const amount = reps ?? durationSeconds ?? durationMinutes ?? distanceMeters;
  const shortUnit = unit.replace('Wiederholungen', 'Wdh.').replace('Sekunden', 's').replace('Minuten', 'min').replace('Meter', 'm');
  const rest = sets > 1 ? `, Pause ${pauseSeconds}` : '';
  return `${PHASE_LETTER[phase]} ${sets} × ${amount} ${shortUnit}${tempo === null ? '' : `, ${tempo}`}${rest}: ${name}`;
}

function planLines({ age, hurts = [], ...answers }: Persona): string {
  const questionnaire = { name: 'Persona', ...answers };
  const plan = buildPlan({ questionnaire, catalogue: CATALOGUE, seed: 1, age, contraindications: hurts });
  const sessions = plan.sessions.flatMap(({ exercises }, index) => [
    `Einheit ${index + 1}: ${Math.round(trainingSeconds(exercises) / 60)} min`,
    ...exercises.map(exerciseLine),
  ]);
  return [plan.name, ...sessions].join('\n');
}

const GYM: Questionnaire['equipment'] = [
  'Hanteln',
  'Kettlebell',
  'Medizinball',
  'Sprungbox',
  'Kabelzugturm',
  'Beinpresse',
  'Latzugmaschine',
  'Brustpresse',
  'Beinbeuger/-strecker',
  'Rückenstrecker',
  'Schulterpresse',
  'Wadenhebemaschine',
];

it('Mia, 15, Tor, ohne Gerät, Vorbereitung', () => {
  expect(
    planLines({
      age: 15,
      gender: 'female',
      position: 'Torwart',
      goals: ['schneller_richtungswechseln', 'beweglicher_werden'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 2,
      durationMinutes: 45,
      equipment: ['Kein Equipment'],
    }),
  ).toMatchInlineSnapshot(`
    "Agilitäts-Training für das Tor
    Einheit 1: 45 min
    A 2 × 40 s, Pause 20: Torwart-Schrittfolge im Halbkreis
    A 2 × 8 Wdh. je Seite, Pause 10: Seitliche Beinschwünge mit Griff
    A 2 × 8 Wdh., Pause 25: Grundstellung und kurzer Ausfall
    H 4 × 6 Wdh., Pause 60: Langer Ausfall mit Fußabwehr
    H 4 × 8 Wdh., Pause 45: Fußabwehr aus dem Tippeln
    H 5 × 30 s, Pause 40: Halten der Grundstellung mit Tippen
    H 4 × 8 Wdh. je Seite, 3-0-1-0, Pause 60: Seitgleiten mit Handtuch
    H 3 × 10 Wdh. je Seite, Pause 45: Aufprall abfangen mit gehobenem Arm
    H 3 × 10 Wdh., 3-2-1-0, Pause 30: Aktives Grätschen in Rückenlage
    C 1 × 60 s: Finger und Daumen lockern
    C 2 × 30 s je Seite, Pause 10: Tiefe Seitgrätsche halten
    Einheit 2: 45 min
    A 3 × 40 s, Pause 20: Tippeln im Tor mit Armreichweite
    A 2 × 6 Wdh. je Seite, Pause 10: Hüftkreisen im Vierfüßlerstand
    A 2 × 5 Wdh., Pause 25: Kurzstart über drei Schritte
    H 5 × 6 Wdh., Pause 60: Hampelmannabwehr
    H 4 × 5 Wdh. je Seite, Pause 60: Ausfall in die tiefe Ecke
    H 2 × 6 Wdh. je Seite, Pause 60: Ausfallschritte in drei Richtungen
    H 3 × 8 Wdh. je Seite, 2-2-1-0, Pause 60: Tiefer Seitausfall mit Halten
    H 3 × 6 Wdh. je Seite, Pause 45: Sternreichweite auf einem Bein
    H 6 × 20 s, Pause 40: Hoch-Tief-Serie im Tor
    C 1 × 3 min: Anspannen und Loslassen
    C 2 × 45 s, Pause 15: Frosch in Ruhelage"
  `);
});

it('Jonas, 27, Rückraum, volles Studio, Saison', () => {
  expect(
    planLines({
      age: 27,
      gender: 'male',
      position: 'Rückraumspieler',
      goals: ['mehr_tore_werfen', 'hoher_springen'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 2,
      durationMinutes: 60,
      equipment: GYM,
    }),
  ).toMatchInlineSnapshot(`
    "Wurfkraft- und Torgefahr-Training für den Rückraum
    Einheit 1: 60 min
    A 1 × 3 min: Einlaufen mit gedachtem Ball
    A 2 × 12 Wdh., Pause 10: Schulterkreisen und Armkreuzen
    A 2 × 12 kg je Seite, 2-0-2-0, Pause 15: Außenrotation am Kabelturm, leicht
    H 3 × 4 Wdh. je Seite, Pause 105: Einbeiniger Absprung auf die Box
    H 4 × 20 s, Pause 90: Schnelle Druckpässe an die Wand
    H 3 × 10 kg, 2-1-1-0, Pause 75: Rückenstrecken mit Drehung
    H 3 × 6 kg je Seite, 2-0-X-0, Pause 60: Einarmige Brustpresse
    H 3 × 6 kg je Seite, 2-0-1-0, Pause 75: Einarmiger Latzug mit Rotation
    H 3 × 10 Wdh., 2-0-1-0, Pause 60: Ballübergabe Hände zu Füßen
    H 4 × 20 s, Pause 45: Beidhändiges Prellen über Kopf
    H 6 × 40 s, Pause 40: Stoßen und Zurückziehen im Intervall
    C 1 × 3 min: Ruhiges Atmen im Sitzen: vier ein, sechs aus
    C 2 × 25 s je Seite, Pause 10: Fingerbeuger an der Wand dehnen
    Einheit 2: 60 min
    A 4 × 15 m, Pause 15: Lauf-ABC: Kreuzschritte
    A 1 × 3 min: Zügiges Gehen mit Armkreisen
    A 2 × 10 Wdh., Pause 15: Wandengel
    A 2 × 8 Wdh. je Seite, Pause 10: Aufdrehen in Seitlage
    A 2 × 10 Wdh., Pause 20: Leichte Würfe mit dem Medizinball
    H 3 × 5 Wdh., Pause 105: Stemmschritt mit Absprung nach oben
    H 3 × 6 Wdh., Pause 105: Sprungwurf-Absprung ohne Ball
    H 2 × 8 kg je Seite, 3-0-X-0, Pause 90: Wurfbewegung am Kabelzug
    H 1 × 10 kg, 2-1-1-0: Rückenstrecken mit Drehung
    H 2 × 6 kg je Seite, 2-0-1-0, Pause 90: Schulterdrücken im Halbkniestand
    H 2 × 10 kg, 2-1-1-0, Pause 90: Bauchbeugen kniend am Kabelturm
    H 3 × 4 Wdh. je Seite, Pause 45: Landen nach Anlaufsprung auf einem Bein
    H 3 × 30 s je Seite, Pause 30: Einbeinstand mit Werfen und Fangen
    H 3 × 20 s je Seite, Pause 45: Kugel auf dem Kopf stehend halten
    H 3 × 5 kg je Seite, 3-1-2-0, Pause 45: Windmühle mit Kettlebell
    C 1 × 45 s je Seite: Armpendel vornüber
    C 2 × 25 s je Seite, Pause 10: Seitneige im Stand
    C 2 × 40 s, Pause 15: Latissimusdehnung an der Bank"
  `);
});

it('Uwe, 45, Kreis, schont das Knie, Saison', () => {
  expect(
    planLines({
      age: 45,
      hurts: ['Knie'],
      gender: 'male',
      position: 'Kreisläufer',
      goals: ['mehr_zweikampfe_gewinnen'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 2,
      individualTrainingFrequency: 1,
      durationMinutes: 60,
      equipment: ['Hanteln', 'Theraband'],
    }),
  ).toMatchInlineSnapshot(`
    "Zweikampf-Kraft-Training für den Kreis
    Einheit 1: 60 min
    A 3 × 40 s, Pause 20: Lockeres Schattenboxen
    A 1 × 10 Wdh.: Handgelenke im Vierfüßlerstand vorbereiten
    A 2 × 10 Wdh., Pause 15: Hüftbeuge mit Händen am Becken
    A 2 × 15 Wdh., Pause 20: Leichtes Rudern im Stand mit Band
    H 3 × 12 Wdh. je Seite, 2-1-2-0, Pause 30: Seitliches Beinheben in gestreckter Lage
    H 3 × 8 kg, 2-1-X-1, Pause 75: Hüftheben mit Hantel
    H 3 × 6 kg je Seite, 2-0-1-0, Pause 75: Einarmiges Bankdrücken
    H 3 × 6 Wdh. je Seite, Pause 60: Ziehkampf im Ausfallschritt
    H 3 × 10 Wdh. je Seite, 2-2-1-0, Pause 45: Rumpfhalten gegen seitlichen Zug
    H 3 × 6 Wdh., Pause 60: Handlauf in den langen Stütz
    H 3 × 10 Wdh., Pause 60: Handschritte im Stütz mit Band
    H 6 × 30 s, Pause 30: Schnelles Rudern gegen Band im Intervall
    C 1 × 3 min: Gehen mit Armschwüngen
    C 2 × 30 s je Seite, Pause 10: Gesäßdehnung in Rückenlage"
  `);
});

it('Lea, Alter unbekannt, Mitte, Springseil, Ausdauer, Vorbereitung', () => {
  expect(
    planLines({
      age: null,
      gender: 'female',
      position: 'Mittespieler',
      goals: ['langer_durchhalten', 'schneller_richtungswechseln', 'verletzungen_vorbeugen'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 2,
      individualTrainingFrequency: 1,
      durationMinutes: 90,
      equipment: ['Rope'],
    }),
  ).toMatchInlineSnapshot(`
    "Ausdauer-Training für die Mitte
    Einheit 1: 90 min
    A 3 × 60 s, Pause 20: Seilspringen locker
    A 1 × 3 min: Einlaufen mit gedachtem Ball
    A 2 × 10 Wdh., Pause 15: Hüftbeuge mit Händen am Becken
    A 2 × 5 Wdh. je Seite, Pause 10: Hüftkreise im Stand
    A 2 × 8 Wdh., Pause 15: Von der Hocke in die Vorbeuge
    A 1 × 15 Wdh.: Schnelles Wadenheben mit Nachfedern
    H 5 × 20 s, Pause 45: Kniehebelauf im Seil
    H 5 × 20 m, Pause 75: Kurze Wenden mit Bodenkontakt
    H 3 × 20 s je Seite, Pause 45: Einbeiniges Seilspringen
    H 3 × 45 s, Pause 60: Wandsitzen
    H 4 × 12 Wdh., 2-1-2-0, Pause 45: Käfer in Rückenlage
    H 3 × 8 Wdh. je Seite, Pause 45: Armkreise im Seitstütz
    H 3 × 12 Wdh., 2-1-2-0, Pause 45: Schulterblattschub im Unterarmstütz
    H 4 × 20 s, Pause 45: Lange Hüftbrücke auf den Fersen
    H 6 × 40 s, Pause 40: Stoßen und Zurückziehen im Intervall
    H 6 × 30 s, Pause 30: Abwehrarbeit im Intervall
    H 6 × 40 s, Pause 20: Seilspringen im Intervall
    C 1 × 3 min: Traben und Gehen im Wechsel
    C 2 × 30 s je Seite, Pause 10: Knie zur Brust ziehen
    C 2 × 45 s, Pause 15: Kindhaltung mit langen Armen
    C 2 × 8 Wdh., 3-0-3-0, Pause 15: Katze und Kuh"
  `);
});

it('Tim, 17, Außen, Sprungbox und Theraband, Vorbereitung', () => {
  expect(
    planLines({
      age: 17,
      gender: 'male',
      position: 'Außenspieler',
      goals: ['hoher_springen', 'schneller_werden', 'starker_im_wurfarm'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 4,
      individualTrainingFrequency: 2,
      durationMinutes: 45,
      equipment: ['Sprungbox', 'Theraband'],
    }),
  ).toMatchInlineSnapshot(`
    "Sprungkraft-Training für Außen
    Einheit 1: 45 min
    A 3 × 20 m, Pause 15: Hopserlauf mit Armschwung
    A 1 × 10 Wdh.: Fersenzug im Gehen mit Armstreckung
    A 2 × 8 Wdh. je Seite, Pause 10: Hüftstrecken im Halbkniestand mit Armhub
    A 2 × 15 Wdh., Pause 30: Pogo-Sprünge
    H 4 × 5 Wdh., Pause 75: Anlauf auf Außen mit Absprung in den Kreis
    H 4 × 10 Wdh., Pause 75: Wechselsprünge an der Box
    H 5 × 20 s, Pause 45: Hohlkörper halten
    H 3 × 5 Wdh., Pause 60: Absteigen und landen
    H 2 × 10 Wdh. je Seite, 1-0-3-0, Pause 45: Bremsen der Wurfbewegung gegen Band
    H 5 × 40 s, Pause 30: Box-Steigen im Intervall
    C 1 × 3 min: Beine an der Wand hochlegen
    C 2 × 30 s, Pause 15: Fersensitz mit aufgestellten Zehen
    Einheit 2: 45 min
    A 3 × 40 s, Pause 20: Hampelmann
    A 2 × 12 Wdh., Pause 15: Gestreckter Beinschwung im Gehen
    A 3 × 15 s, Pause 25: Sprünge am Ort mit Tempowechsel
    H 4 × 6 Wdh., Pause 75: Blocksprung nach zwei Seitschritten
    H 3 × 12 Wdh., 3-1-1-0, Pause 60: Kniebeuge mit Band um die Knie
    H 3 × 10 Wdh. je Seite, 2-0-1-0, Pause 60: Überkopfdrücken gegen Band im Ausfallschritt
    H 3 × 10 Wdh., 4-0-1-0, Pause 45: Beinsenken in Rückenlage
    H 3 × 4 Wdh. je Seite, Pause 45: Landen nach Anlaufsprung auf einem Bein
    H 3 × 6 Wdh. je Seite, 3-3-1-0, Pause 30: Hüftstreckung im langen Ausfallschritt
    C 1 × 60 s je Seite: Fußsohlen über einen Ball rollen
    C 2 × 30 s je Seite, Pause 10: Wadendehnung im Schritt"
  `);
});

it('Sara, 22, Rückraum, schont die Schulter, Saison', () => {
  expect(
    planLines({
      age: 22,
      hurts: ['Schulter'],
      gender: 'female',
      position: 'Rückraumspieler',
      goals: ['starker_im_wurfarm', 'explosiver_starten'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 4,
      individualTrainingFrequency: 1,
      durationMinutes: 60,
      equipment: ['Theraband', 'Kettlebell'],
    }),
  ).toMatchInlineSnapshot(`
    "Wurfkraft-Training für den Rückraum
    Einheit 1: 60 min
    A 1 × 3 min: Zügiges Gehen mit Armkreisen
    A 2 × 6 Wdh. je Seite, Pause 15: Ausfallschritt mit Rotation
    A 2 × 8 Wdh., Pause 10: Nacken und Schultergürtel lösen
    A 2 × 15 Wdh., Pause 20: Leichtes Rudern im Stand mit Band
    H 6 × 5 m, Pause 105: Start gegen Bandzug
    H 3 × 6 kg je Seite, Pause 105: Einarmiges Umsetzen mit Kettlebell
    H 3 × 12 Wdh., 3-1-1-0, Pause 60: Kniebeuge mit Band um die Knie
    H 3 × 8 kg je Seite, 2-1-1-0, Pause 60: Rudern in Schrittstellung mit Kettlebell
    H 4 × 6 Wdh., Pause 45: Landen mit geschlossenen Augen
    H 3 × 15 Wdh., 2-1-1-0, Pause 45: Band auseinanderziehen
    H 6 × 30 s, Pause 30: Schnelles Rudern gegen Band im Intervall
    C 1 × 3 min: Ruhiges Atmen im Sitzen: vier ein, sechs aus
    C 2 × 30 s je Seite, Pause 10: Drehdehnlage"
  `);
});

it('Paul, 31, Tor, Kettlebell, Saison', () => {
  expect(
    planLines({
      age: 31,
      gender: 'male',
      position: 'Torwart',
      goals: ['explosiver_starten', 'beweglicher_werden'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 1,
      durationMinutes: 60,
      equipment: ['Kettlebell'],
    }),
  ).toMatchInlineSnapshot(`
    "Antritts-Training für das Tor
    Einheit 1: 60 min
    A 3 × 40 s, Pause 20: Torwart-Schrittfolge im Halbkreis
    A 2 × 8 Wdh. je Seite, Pause 10: Seitliche Beinschwünge mit Griff
    A 2 × 5 Wdh. je Seite, Pause 15: Große Dehnfolge im Ausfallschritt
    A 2 × 12 Wdh., Pause 15: Lockere Armparaden im Stand
    H 4 × 5 Wdh. je Seite, Pause 90: Ausfall in die tiefe Ecke
    H 4 × 6 Wdh., Pause 90: Langer Ausfall mit Fußabwehr
    H 3 × 6 Wdh., Pause 60: Aufstehen aus der tiefen Grätsche
    H 3 × 8 kg, 2-0-1-1, Pause 75: Kreuzheben mit Kettlebell
    H 3 × 8 kg, 3-1-1-0, Pause 75: Grätsche mit Kettlebell
    H 3 × 10 Wdh. je Seite, Pause 45: Aufprall abfangen mit gehobenem Arm
    H 3 × 8 Wdh. je Seite, 2-0-1-0, Pause 30: Aktives Beinheben im Sitz
    H 6 × 20 s, Pause 40: Paradenserie im Intervall
    C 1 × 60 s: Finger und Daumen lockern
    C 2 × 8 Wdh., 3-0-3-0, Pause 15: Katze und Kuh
    C 2 × 30 s je Seite, Pause 10: Hüftbeugerdehnung im Kniestand"
  `);
});

it('Nele, 14, Außen, Hanteln, Saison', () => {
  expect(
    planLines({
      age: 14,
      gender: 'female',
      position: 'Außenspieler',
      goals: ['schneller_werden'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 1,
      durationMinutes: 45,
      equipment: ['Hanteln'],
    }),
  ).toMatchInlineSnapshot(`
    "Sprint-Training für Außen
    Einheit 1: 45 min
    A 3 × 30 s, Pause 30: Quadratlauf mit Richtungswechsel
    A 2 × 10 Wdh., Pause 15: Fersenzug im Gehen mit Armstreckung
    A 2 × 15 Wdh., Pause 15: Schnelles Wadenheben mit Nachfedern
    H 4 × 5 Wdh., Pause 105: Anlauf auf Außen mit Absprung in den Kreis
    H 3 × 8 Wdh. je Seite, 2-0-1-1, Pause 60: Ausfallschritt rückwärts mit Knieheben
    H 3 × 8 kg, 3-0-1-0, Pause 90: Rumänisches Kreuzheben mit Hanteln
    H 3 × 8 kg, 2-1-2-0, Pause 60: Außenrotation mit Überkopfdrücken
    H 5 × 35 s, Pause 55: Gegenstoß und Rücklauf im Intervall
    C 1 × 60 s je Seite: Fußsohlen über einen Ball rollen
    C 3 × 30 s je Seite, Pause 10: Wadendehnung im Schritt"
  `);
});

it('Ben, 24, Kreis, Schlitten und Hanteln, sechs Teamtrainings, Vorbereitung', () => {
  expect(
    planLines({
      age: 24,
      gender: 'male',
      position: 'Kreisläufer',
      goals: ['mehr_zweikampfe_gewinnen', 'explosiver_starten'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 6,
      individualTrainingFrequency: 1,
      durationMinutes: 60,
      equipment: ['Schlitten', 'Hanteln'],
    }),
  ).toMatchInlineSnapshot(`
    "Zweikampf-Kraft-Training für den Kreis
    Einheit 1: 60 min
    A 3 × 40 s, Pause 20: Abwehrschritte im Dreieck
    A 3 × 8 Wdh., Pause 10: Nacken und Schultergürtel lösen
    A 2 × 10 Wdh., Pause 15: Wandernde Seitgrätsche
    A 2 × 16 Wdh., Pause 20: Bergsteiger langsam
    H 6 × 5 m, Pause 90: Schlittenantritt über 5 Meter
    H 4 × 6 Wdh., Pause 60: Sperre stellen und absetzen
    H 5 × 8 kg, 3-0-X-0, Pause 100: Kniebeuge mit Hanteln
    H 5 × 12 s, Pause 45: Stand gegen Schub
    H 3 × 6 Wdh., Pause 45: Fallen und Abrollen zur Seite
    H 3 × 8 Wdh. je Seite, Pause 45: Armkreise im Seitstütz
    H 6 × 30 s, Pause 40: Sperren und Absetzen im Intervall
    C 1 × 3 min: Gehen mit Armschwüngen
    C 2 × 30 s je Seite, Pause 10: Knie zur Brust ziehen"
  `);
});

it('Ida, 19, Mitte, Medizinball, drei Einheiten in der Saison', () => {
  expect(
    planLines({
      age: 19,
      gender: 'female',
      position: 'Mittespieler',
      goals: ['mehr_tore_werfen', 'langer_durchhalten'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 2,
      individualTrainingFrequency: 3,
      durationMinutes: 45,
      equipment: ['Medizinball'],
    }),
  ).toMatchInlineSnapshot(`
    "Wurfkraft- und Torgefahr-Training für die Mitte
    Einheit 1: 45 min
    A 1 × 3 min: Einlaufen mit gedachtem Ball
    A 2 × 12 Wdh., Pause 10: Schulterkreisen und Armkreuzen
    A 2 × 10 Wdh., Pause 20: Leichte Würfe mit dem Medizinball
    H 4 × 5 Wdh., Pause 105: Wurftäuschung mit Durchbruch
    H 4 × 20 s, Pause 90: Schnelle Druckpässe an die Wand
    H 2 × 20 s, Pause 45: Beidhändiges Prellen über Kopf
    H 6 × 30 s, Pause 40: Werfen und nachlaufen
    H 6 × 40 s, Pause 40: Stoßen und Zurückziehen im Intervall
    C 1 × 3 min: Ruhiges Atmen im Sitzen: vier ein, sechs aus
    C 2 × 40 s, Pause 15: Latissimusdehnung an der Bank
    Einheit 2: 45 min
    A 4 × 15 m, Pause 15: Lauf-ABC: Kreuzschritte
    A 2 × 8 Wdh. je Seite, Pause 10: Aufdrehen in Seitlage
    A 2 × 8 Wdh. je Seite, Pause 10: Hüftstrecken im Halbkniestand mit Armhub
    A 2 × 8 Wdh., Pause 20: Liegestütz mit Abheben der Hände
    H 4 × 8 Wdh., 1-0-X-0, Pause 105: Medizinball schmettern
    H 3 × 10 Wdh., Pause 105: Diagonales Schmettern
    H 3 × 10 Wdh. je Seite, 2-0-1-0, Pause 45: Holzhacker mit Medizinball
    H 3 × 4 Wdh. je Seite, Pause 45: Landen nach Anlaufsprung auf einem Bein
    H 2 × 8 Wdh. je Seite, Pause 30: Öffnen zur Wand im Halbkniestand
    H 5 × 40 s, Pause 20: Radfahren in Rückenlage
    C 1 × 3 min: Bauchatmung in Rückenlage
    C 2 × 30 s je Seite, Pause 10: Brustdehnung am Türrahmen
    Einheit 3: 45 min
    A 1 × 3 min: Zügiges Gehen mit Armkreisen
    A 1 × 6 Wdh. je Seite: Ausfallschritt mit Rotation
    A 2 × 16 Wdh., Pause 20: Bergsteiger langsam
    H 2 × 6 Wdh. je Seite, 1-0-X-0, Pause 90: Rotationswurf gegen die Wand
    H 2 × 45 s, Pause 90: Wandsitzen
    H 2 × 10 Wdh., Pause 90: Ausfallschritt mit Ballrotation
    H 3 × 15 s je Seite, Pause 45: Kopenhagen-Stütz mit kurzem Hebel
    H 5 × 60 s, Pause 60: Angriff-Abwehr-Parcours
    H 6 × 40 s, Pause 40: Stoßen und Zurückziehen im Intervall
    C 1 × 45 s je Seite: Armpendel vornüber
    C 2 × 30 s je Seite, Pause 10: Drehsitz am Boden"
  `);
});

it('Eva, 38, Außen, ohne Gerät, Vorbeugung, Vorbereitung', () => {
  expect(
    planLines({
      age: 38,
      gender: 'female',
      position: 'Außenspieler',
      goals: ['verletzungen_vorbeugen', 'beweglicher_werden'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 1,
      individualTrainingFrequency: 1,
      durationMinutes: 45,
      equipment: ['Kein Equipment'],
    }),
  ).toMatchInlineSnapshot(`
    "Präventions-Training für Außen
    Einheit 1: 45 min
    A 3 × 20 s, Pause 15: Gehen mit hohem Kniezug
    A 2 × 8 Wdh. je Seite, Pause 10: Brustwirbelsäulen-Drehung im Vierfüßlerstand
    A 2 × 12 Wdh., 2-1-2-0, Pause 15: Vierfüßler mit Arm und Bein diagonal
    H 5 × 8 Wdh. je Seite, 3-1-1-0, Pause 45: Standwaage
    H 3 × 30 s je Seite, Pause 20: Einbeinstand mit Kopfdrehung
    H 3 × 12 Wdh., 2-1-2-0, Pause 45: Armgleiten an der Wand mit Vorschub
    H 3 × 8 Wdh., 3-0-2-0, Pause 60: Fersengleiten in der Brücke
    H 6 × 10 s, Pause 20: Knie zusammendrücken in Rückenlage
    H 3 × 4 Wdh. je Seite, 4-0-4-0, Pause 20: Langsames Schulterkreisen unter Spannung
    C 1 × 45 s je Seite: Armpendel vornüber
    C 2 × 20 s je Seite, Pause 10: Unterarme und Handgelenke dehnen"
  `);
});

it('Kim, 20, Mitte, schont unteren Rücken und Sprunggelenk, Vorbereitung', () => {
  expect(
    planLines({
      age: 20,
      hurts: ['unterer Rücken', 'Sprunggelenk'],
      gender: 'diverse',
      position: 'Mittespieler',
      goals: ['mehr_tore_werfen', 'mehr_zweikampfe_gewinnen'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 1,
      durationMinutes: 60,
      equipment: ['Theraband', 'Medizinball', 'Beinpresse'],
    }),
  ).toMatchInlineSnapshot(`
    "Wurfkraft- und Torgefahr-Training für die Mitte
    Einheit 1: 60 min
    A 1 × 3 min: Zügiges Gehen mit Armkreisen
    A 2 × 10 Wdh., Pause 15: Wandengel
    A 2 × 6 Wdh. je Seite, Pause 15: Ausfallschritt mit Rotation
    A 2 × 12 Wdh., 2-1-2-0, Pause 15: Vierfüßler mit Arm und Bein diagonal
    H 3 × 6 Wdh. je Seite, Pause 75: Einarmiger Stoß mit dem Medizinball
    H 3 × 10 Wdh. je Seite, 2-0-X-0, Pause 60: Einarmiges Stoßen gegen Band
    H 4 × 12 Wdh., 3-1-1-0, Pause 60: Kniebeuge mit Band um die Knie
    H 4 × 12 Wdh., 2-1-1-0, Pause 60: Latzug mit Band im Kniestand
    H 4 × 10 Wdh. je Seite, 2-2-1-0, Pause 45: Rumpfhalten gegen seitlichen Zug
    H 3 × 15 Wdh., 2-1-1-0, Pause 45: Band auseinanderziehen
    H 3 × 20 s, Pause 45: Beidhändiges Prellen über Kopf
    C 1 × 3 min: Ruhiges Atmen im Sitzen: vier ein, sechs aus
    C 1 × 25 s je Seite: Schulter hinter dem Rücken mit Band dehnen"
  `);
});
