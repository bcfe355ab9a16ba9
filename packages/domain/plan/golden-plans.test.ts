import { expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { Complaint } from '../coach/complaint.ts';
import { EMPTY_TRAINING_PROFILE, type TrainingProfile } from '../coach/training-profile.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { type BuiltPlan, buildPlan } from './build-plan.ts';
import type { PlanExercise, WeekTarget } from './generated-plan.ts';
import { weekLines } from './plan-text.ts';
import { trainingSeconds } from './training-seconds.ts';

/*
 * Plans with fixed seeds, read line by line as a coach would. The review stands above each plan (A warm-up, H main, C
 * cool-down, numbered from the top; 'Doubt' is what a coach might change). When a plan changes, it is read again and the
 * review is written anew: updating the snapshot alone is not enough.
 */

/** Whom the plan is for; the name on the card is of no matter to it. */
type Persona = Omit<Questionnaire, 'name' | 'contraindications'> & {
  age: number | null;
  knows?: Partial<TrainingProfile>;
  hurts?: Complaint[];
};

const PHASE_LETTER = { warmup: 'A', main: 'H', cooldown: 'C' } as const;

/** '10–8–6' where the weeks differ, nothing where they don't. */
function weeksText(targets: readonly WeekTarget[] | null | undefined): string {
  const amounts = targets?.map(({ amount }) => amount) ?? [];
  return new Set(amounts).size < 2 ? '' : ` [${amounts.join(' ')}]`;
}

/** 'H 3 × 8 kg je Seite, 2-0-1-0, Pause 75: Name [8 6 4 6]'. */
function exerciseLine(exercise: PlanExercise): string {
  const { phase, sets, reps, durationSeconds, durationMinutes, distanceMeters, unit, tempo, pauseSeconds, name, weekTargets } = exercise;
  const amount = reps ?? durationSeconds ?? durationMinutes ?? distanceMeters;
  const shortUnit = unit.replace('Wiederholungen', 'Wdh.').replace('Sekunden', 's').replace('Minuten', 'min').replace('Meter', 'm');
  const rest = sets > 1 ? `, Pause ${pauseSeconds}` : '';
  return `${PHASE_LETTER[phase]} ${sets} × ${amount} ${shortUnit}${tempo === null ? '' : `, ${tempo}`}${rest}: ${name}${weeksText(weekTargets)}`;
}

function planOf({ age, knows = {}, hurts = [], ...answers }: Persona): BuiltPlan {
  return buildPlan({
    questionnaire: { name: 'Persona', ...answers, contraindications: [] },
    profile: { ...EMPTY_TRAINING_PROFILE, ...knows },
    complaints: hurts,
    catalogue: CATALOGUE,
    seed: 1,
    age,
  });
}

function planLines(persona: Persona): string {
  const plan = planOf(persona);
  const sessions = plan.sessions.flatMap(({ exercises, weekday, venue, load }, index) => [
    `Einheit ${index + 1} (${[weekday, venue, load].filter((part) => part !== null).join(', ')}): ${Math.round(trainingSeconds(exercises) / 60)} min`,
    ...exercises.map(exerciseLine),
  ]);
  return [plan.name, ...sessions].join('\n');
}

const GYM: Questionnaire['equipment'] = [
  'Hanteln',
  'Langhantel',
  'Hantelbank',
  'Klimmzugstange',
  'Kabelzugturm',
  'Beinpresse',
  'Medizinball',
  'Theraband',
];

// Both: three minutes of raising, drills before the fast work, then RAMP. Fast first and made for the goal (H1–3 of 1, H1–3 of 2),
// at most two patterns. Strength by holding and own weight, no weights and no level 3 at 15. Week: knee, hinge, both pushes and
// pulls, Nordic hold by its schedule, adductors, cuff, landing (A), trunk, calf. 45 minutes without a rest too short.
// Doubt: session 1 holds many isometrics; two dynamic ones would be livelier.
it('Mia, 15, Tor, ohne Gerät, Halle, Vorbereitung', () => {
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
    Einheit 1 (Halle, heavy): 45 min
    A 4 × 15 m, Pause 15: Lauf-ABC: Kreuzschritte
    A 3 × 40 s, Pause 20: Tippeln im Tor mit Armreichweite
    A 2 × 8 Wdh., Pause 25: Grundstellung und kurzer Ausfall
    A 2 × 20 s je Seite, Pause 10: Kurzer Seitstütz auf den Knien
    H 3 × 20 s, Pause 45: Reaktionsfangen an der Wand
    H 3 × 10 m je Seite, Pause 60: Antritt aus seitlicher Stellung
    H 3 × 15 Wdh., 1-2-1-0, Pause 45: Froschbrücke
    H 3 × 8 s, Pause 60: Drücken gegen den Türrahmen nach oben
    H 3 × 10 s, Pause 45: Wanddrücken im Zweikampfstand
    H 3 × 15 s, Pause 45: Zugspannung am Handtuch
    H 3 × 10 Wdh. je Seite, Pause 45: Aufprall abfangen mit gehobenem Arm
    H 3 × 10 s, Pause 20: Knie zusammendrücken in Rückenlage
    H 2 × 10 Wdh., 3-2-1-0, Pause 30: Aktives Grätschen in Rückenlage
    C 1 × 60 s: Finger und Daumen lockern
    C 2 × 45 s, Pause 15: Frosch in Ruhelage
    Einheit 2 (Halle, medium): 45 min
    A 4 × 20 m, Pause 15: Seitgalopp mit Armkreisen
    A 3 × 40 s, Pause 20: Torwart-Schrittfolge im Halbkreis
    A 2 × 6 Wdh., Pause 25: Antritt und Stopp in Abwehrstellung
    A 2 × 12 Wdh., Pause 15: Lockere Armparaden im Stand
    H 3 × 8 Wdh., Pause 45: Fußabwehr aus dem Tippeln
    H 3 × 10 s, Pause 50: Schnelle Füße über die Linie
    H 3 × 15 s, Pause 45: Schnelle Schrittmuster über Linien
    H 3 × 6 Wdh., Pause 60: Aufstehen aus der tiefen Grätsche
    H 3 × 30 s, Pause 40: Halten der Grundstellung mit Tippen
    H 3 × 10 s, Pause 45: Armdruck auf den Stuhl im Kniestand
    H 3 × 25 s je Seite, Pause 20: Einbeinstand mit geschlossenen Augen
    H 2 × 3 Wdh., 4-0-2-0, Pause 90: Nordische Beinbeuge [3 4 4 5 5 6]
    H 2 × 10 s je Seite, Pause 45: Kopenhagen-Stütz [10 15 20 20 25 30]
    H 3 × 15 s, Pause 45: Kopfheben mit Doppelkinn in Rückenlage
    C 1 × 3 min: Anspannen und Loslassen"
  `);
});

// Match on Saturday: Monday strength, Wednesday strength and throws, Friday 25 minutes, ten sets, nothing new, nothing slow, weights
// stay at eight with four in reserve. Goal 'Wurfarm': throws stand first on all three days. Main lifts 8–6–4, fourth week easy.
// Doubt: the hinge is a cable, a barbell deadlift would load better; jumping as second goal appears only as landing and calf work.
it('Jonas, 27, Rückraum, drei Jahre mit Gewichten, Studio und Halle, Spiel am Samstag', () => {
  expect(
    planLines({
      age: 27,
      gender: 'male',
      position: 'Rückraumspieler',
      goals: ['starker_im_wurfarm', 'hoher_springen'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 2,
      individualTrainingFrequency: 3,
      durationMinutes: 60,
      equipment: GYM,
      knows: {
        trainingAge: '3+',
        matchDays: ['sa'],
        teamDays: ['di', 'do'],
        sessionDays: ['mo', 'mi', 'fr'],
        sessionVenues: ['Studio', 'Halle', 'Halle'],
      },
    }),
  ).toMatchInlineSnapshot(`
    "Wurfkraft-Training für den Rückraum
    Einheit 1 (mo, Studio, heavy): 60 min
    A 3 × 40 s, Pause 20: Lockeres Schattenboxen
    A 2 × 10 Wdh., Pause 15: Schulterdurchführen mit Band
    A 2 × 8 Wdh., Pause 20: Liegestütz mit Abheben der Hände
    A 3 × 12 Wdh., 2-0-1-1, Pause 30: Schulterblatt-Liegestütz an der Hantelbank
    H 3 × 6 Wdh. je Seite, 1-0-X-0, Pause 90: Rotationswurf gegen die Wand
    H 3 × 6 Wdh. je Seite, Pause 105: Einarmiger Stoß mit dem Medizinball
    H 3 × 8 kg, 2-0-X-1, Pause 75: Hüftstrecken mit Kabel zwischen den Beinen [8 6 4 6]
    H 3 × 8 kg je Seite, 2-0-1-0, Pause 60: Schulterdrücken im Halbkniestand [8 6 4 6]
    H 5 × 8 s, Pause 45: Zug am Handtuch über der Tür
    H 3 × 8 kg je Seite, 2-1-1-0, Pause 75: Seitlicher Ausfallschritt mit Hantel [8 9 10 8]
    H 2 × 3 Wdh., 4-0-2-0, Pause 90: Nordische Beinbeuge [3 4 4 5]
    C 1 × 45 s je Seite: Armpendel vornüber
    C 2 × 25 s je Seite, Pause 10: Schulter hinter dem Rücken mit Band dehnen
    Einheit 2 (mi, Halle, medium): 60 min
    A 4 × 15 m, Pause 15: Lauf-ABC: Fußgelenkarbeit
    A 3 × 40 s, Pause 20: Abwehrschritte im Dreieck
    A 2 × 8 Wdh., Pause 10: Nacken und Schultergürtel lösen
    A 2 × 15 Wdh., Pause 20: Leichtes Rudern im Stand mit Band
    A 2 × 6 Wdh., 1-2-X-0, Pause 30: Landen und Halten
    H 3 × 10 m je Seite, Pause 60: Antritt aus seitlicher Stellung
    H 3 × 6 Wdh. je Seite, Pause 105: Schlagwurf mit leichtem Medizinball
    H 4 × 6 Wdh., Pause 90: Überkopfwurf aus dem Sitz
    H 3 × 8 kg, 2-0-1-0, Pause 90: Schrägbankdrücken mit Hanteln [8 6 4 6]
    H 3 × 8 kg je Seite, 2-1-1-0, Pause 90: Rudern im Dreipunktstütz an der Bank [8 6 4 6]
    H 2 × 15 Wdh., 2-1-1-0, Pause 45: Wadenheben mit gebeugten Knien
    H 3 × 15 Wdh., 2-1-1-0, Pause 45: Band auseinanderziehen
    C 1 × 3 min: Ruhiges Atmen im Sitzen: vier ein, sechs aus
    C 2 × 30 s, Pause 15: Umgekehrtes V
    Einheit 3 (fr, Halle, light): 27 min
    A 1 × 3 min: Zügiges Gehen mit Armkreisen
    A 2 × 15 Wdh., Pause 15: Band-Außenrotation
    H 2 × 6 Wdh., Pause 90: Überkopfwurf aus dem Sitz
    H 2 × 6 Wdh. je Seite, 1-0-X-0, Pause 90: Rotationswurf gegen die Wand
    H 2 × 8 kg, 2-0-1-0, Pause 120: Schrägbankdrücken mit Hanteln
    H 2 × 10 Wdh., 2-1-1-0, Pause 45: Band auseinanderziehen
    H 2 × 8 kg, 3-2-2-0, Pause 45: Überkopfkniebeuge mit Ball
    C 2 × 40 s, Pause 15: Latissimusdehnung an der Bank"
  `);
});

// Knee 4: nothing beyond level 1 of deep bending, landing and turning; wall sit keeps the knee working (1). Deadlift, press and row by
// kettlebell 8–6–5. Second day light: two sets, reserve four, mobility fills the time. No doctor's work is done: the reason says so.
// Doubt: no vertical push on the light day; without a bar the pull stays a towel.
it('Uwe, 45, Kreis, Knie 4 von 10, zu Hause mit Kettlebell und Theraband, Saison', () => {
  expect(
    planLines({
      age: 45,
      gender: 'male',
      position: 'Kreisläufer',
      goals: ['mehr_zweikampfe_gewinnen', 'verletzungen_vorbeugen'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 2,
      individualTrainingFrequency: 2,
      durationMinutes: 45,
      equipment: ['Kettlebell', 'Theraband'],
      knows: { trainingAge: '1-2', sessionVenues: ['Zuhause', 'Zuhause'] },
      hurts: [{ region: 'Knie', level: 4 }],
    }),
  ).toMatchInlineSnapshot(`
    "Zweikampf-Kraft-Training für den Kreis
    Einheit 1 (Zuhause, heavy): 45 min
    A 3 × 40 s, Pause 20: Abwehrschritte im Dreieck
    A 3 × 12 Wdh., 2-1-2-0, Pause 15: Vierfüßlerstand diagonal
    A 2 × 8 Wdh., Pause 20: Liegestütz mit Abheben der Hände
    H 3 × 45 s, Pause 60: Wandsitzen
    H 3 × 8 kg, 2-0-1-1, Pause 75: Kreuzheben mit Kettlebell [8 6 5 6]
    H 3 × 8 kg je Seite, 2-1-1-0, Pause 75: Einarmiges Drücken vom Boden [8 6 5 6]
    H 3 × 8 kg je Seite, 2-1-1-0, Pause 60: Rudern in Schrittstellung mit Kettlebell [8 6 5 6]
    H 2 × 3 Wdh., 2-4-1-0, Pause 75: Nordische Vorneigung mit Halten [3 4 4 5]
    C 1 × 3 min: Anspannen und Loslassen
    Einheit 2 (Zuhause, light): 45 min
    A 3 × 40 s, Pause 20: Lockeres Schattenboxen
    A 2 × 15 Wdh., Pause 20: Leichtes Rudern im Stand mit Band
    A 2 × 16 Wdh., Pause 15: Seitschritte mit Band über den Knien
    H 2 × 8 kg je Seite, 3-0-1-0, Pause 90: Einbeiniges Kreuzheben mit Kettlebell
    H 2 × 8 s, Pause 75: Zug am Handtuch über der Tür
    H 2 × 12 s, Pause 75: Stand gegen Schub
    H 2 × 16 Wdh. je Seite, 2-0-1-0, Pause 45: Sprunggelenk in vier Richtungen gegen Band
    H 3 × 6 Wdh. je Seite, 3-1-2-0, Pause 45: Wurfkette in Zeitlupe
    H 3 × 10 Wdh. je Seite, 2-2-1-0, Pause 20: Knie zur Wand mit Last
    H 3 × 8 Wdh., 3-2-1-0, Pause 30: Streckung über die Handtuchrolle
    C 1 × 3 min: Ruhiges Atmen im Sitzen: vier ein, sechs aus"
  `);
});

// One session a week: two take turns. Aerobic running every week, at the end; repeated sprints before the strength. Thirty minutes:
// two sets, short rests. Age unknown: level 2 at most, four in reserve.
// Doubt: repeated sprints and shuttle runs on one day are much for somebody new to running.
it('Lea, Alter unbekannt, Mitte, Ausdauer, eine Einheit von 30 Minuten, Vorbereitung', () => {
  expect(
    planLines({
      age: null,
      gender: 'female',
      position: 'Mittespieler',
      goals: ['langer_durchhalten'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 1,
      durationMinutes: 30,
      equipment: ['Rope'],
    }),
  ).toMatchInlineSnapshot(`
    "Ausdauer-Training für die Mitte
    Einheit 1 (Halle, heavy): 30 min
    A 1 × 3 min: Einlaufen mit Prell- und Wurfbewegung
    A 2 × 12 Wdh., 2-1-2-0, Pause 15: Vierfüßlerstand diagonal
    A 2 × 8 Wdh., Pause 15: Liegestütz mit Abheben der Hände
    H 4 × 30 m, Pause 20: Wiederholte Sprints
    H 5 × 30 m, Pause 20: Sechs Sprints mit kurzer Pause und Wende
    H 2 × 10 Wdh., 2-2-X-0, Pause 40: Kniebeuge mit Pause
    H 2 × 15 s, Pause 40: Zugspannung am Handtuch
    H 2 × 9 Wdh., 2-1-1-0, Pause 40: Y-T-W in Bauchlage
    H 2 × 3 Wdh., 4-0-2-0, Pause 40: Nordische Beinbeuge [3 4 4 5 5 6]
    H 2 × 20 s, Pause 40: Lange Hüftbrücke auf den Fersen
    H 8 × 40 m, Pause 15: Pendelläufe mit kurzer Gehpause
    C 2 × 30 s, Pause 15: Umgekehrtes V
    Einheit 2 (Halle, heavy): 30 min
    A 1 × 3 min: Lockeres Einlaufen
    A 2 × 15 Wdh., Pause 15: Schnelles Wadenheben mit Nachfedern
    A 2 × 6 Wdh., Pause 15: Antritt und Stopp in Abwehrstellung
    H 2 × 45 s, Pause 40: Wandsitzen
    H 2 × 8 s, Pause 40: Drücken gegen den Türrahmen nach oben
    H 2 × 8 s, Pause 40: Zug am Handtuch über der Tür
    H 2 × 10 s, Pause 20: Knie zusammendrücken in Rückenlage
    H 3 × 120 m, Pause 60: Pendellauf über 20 Meter
    H 3 × 30 s, Pause 30: Bergsteiger schnell
    H 5 × 30 s, Pause 30: Bärengang seitwärts im Intervall
    C 2 × 8 Wdh., 3-0-3-0, Pause 15: Katze und Kuh"
  `);
});

// Shoulder 7: no press, throw, support or overhead line in either session; pulling and reverse flies stay (they carry no such stress).
// 100 m of sprint on the heavy day with two minutes of rest. Second day light. The reason sends her to a professional.
// Doubt: drop landing from a low step on a light day asks for fresh legs.
it('Sara, 22, Rückraum, Schulter 7 von 10, Saison', () => {
  expect(
    planLines({
      age: 22,
      gender: 'female',
      position: 'Rückraumspieler',
      goals: ['hoher_springen', 'schneller_werden'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 2,
      durationMinutes: 45,
      equipment: ['Hanteln', 'Sprungbox'],
      knows: { trainingAge: '1-2', sessionVenues: ['Halle', 'Halle'] },
      hurts: [{ region: 'Schulter', level: 7 }],
    }),
  ).toMatchInlineSnapshot(`
    "Sprungkraft-Training für den Rückraum
    Einheit 1 (Halle, heavy): 46 min
    A 3 × 20 m, Pause 15: Hopserlauf mit Armschwung
    A 3 × 40 s, Pause 20: Abwehrschritte im Dreieck
    A 2 × 15 s, Pause 25: Sprünge am Ort mit Tempowechsel
    A 2 × 20 s, Pause 25: Schnelles Tippen an der Box
    H 5 × 20 m, Pause 120: Kniehebelauf in den Sprint
    H 3 × 8 kg je Seite, 3-0-X-0, Pause 60: Aufsteigen auf die Box mit Hanteln [8 6 5 6]
    H 3 × 8 kg, 2-1-X-1, Pause 75: Hip Thrust mit Hantel [8 6 5 6]
    H 3 × 8 kg, 2-1-1-0, Pause 75: Vorgebeugtes Rudern mit zwei Hanteln [8 6 5 6]
    H 2 × 10 s, Pause 20: Knie zusammendrücken in Rückenlage
    C 1 × 3 min: Beine an der Wand hochlegen
    Einheit 2 (Halle, light): 45 min
    A 3 × 15 m, Pause 15: Lauf-ABC: Fußgelenkarbeit
    A 3 × 30 s, Pause 30: Quadratlauf mit Richtungswechsel
    A 2 × 6 Wdh., 1-2-X-0, Pause 30: Landen und Halten
    A 2 × 15 Wdh., Pause 30: Pogo-Sprünge
    H 2 × 10 m je Seite, Pause 60: Antritt aus seitlicher Stellung
    H 2 × 5 Wdh., Pause 120: Niedersprung von einer niedrigen Stufe
    H 2 × 20 s, Pause 75: Hohlkörper halten
    H 3 × 12 kg, 2-1-2-0, Pause 45: Fliegende Bewegung rückwärts
    H 3 × 45 s, Pause 30: Tiefe Hocke halten
    H 3 × 8 Wdh. je Seite, 2-0-1-0, Pause 30: Aktives Beinheben im Sitz
    H 3 × 40 s, Pause 20: Tiefe Hocke mit Gewichtsverlagerung
    H 2 × 10 Wdh. je Seite, 2-2-1-0, Pause 20: Knie zur Wand mit Last
    C 1 × 60 s je Seite: Fußsohlen über einen Ball rollen
    C 2 × 30 s, Pause 15: Fersensitz mit aufgestellten Zehen"
  `);
});

// Thirteen: own weight only, nothing explosive with weights. More than 100 m of sprint every week in either session, rests 90–120 s.
// Nordic with three repetitions, Copenhagen from ten seconds. Doubt: Nordic holds would do before the full exercise.
it('Nele, 13, Außen, Hanteln, Saison', () => {
  expect(
    planLines({
      age: 13,
      gender: 'female',
      position: 'Außenspieler',
      goals: ['schneller_werden', 'hoher_springen'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 1,
      durationMinutes: 45,
      equipment: ['Hanteln'],
    }),
  ).toMatchInlineSnapshot(`
    "Sprint-Training für Außen
    Einheit 1 (Halle, medium): 46 min
    A 3 × 20 m, Pause 15: Hopserlauf mit Armschwung
    A 3 × 30 s, Pause 30: Quadratlauf mit Richtungswechsel
    A 2 × 8 Wdh., Pause 20: Liegestütz mit Abheben der Hände
    A 2 × 12 Wdh., Pause 20: Schulterblatt-Liegestütz
    H 7 × 15 m, Pause 90: Sprint aus der Bauchlage
    H 2 × 5 Wdh., Pause 105: Anlauf auf Außen mit Absprung in den Kreis
    H 3 × 20 m, Pause 90: Hopserlauf auf Weite
    H 3 × 8 s, Pause 60: Drücken gegen den Türrahmen nach oben
    H 3 × 20 s, Pause 45: Krebsgang
    H 2 × 3 Wdh., 4-0-2-0, Pause 90: Nordische Beinbeuge [3 4 4 5]
    H 2 × 10 s je Seite, Pause 45: Kopenhagen-Stütz [10 15 20 20]
    C 1 × 60 s je Seite: Fußsohlen über einen Ball rollen
    C 2 × 30 s, Pause 15: Fersensitz mit aufgestellten Zehen
    Einheit 2 (Halle, medium): 45 min
    A 3 × 15 m, Pause 15: Lauf-ABC: Fußgelenkarbeit
    A 1 × 3 min: Einlaufen mit Prell- und Wurfbewegung
    A 2 × 15 s, Pause 25: Sprünge am Ort mit Tempowechsel
    A 2 × 6 Wdh., Pause 25: Antritt und Stopp in Abwehrstellung
    H 5 × 20 m, Pause 120: Kniehebelauf in den Sprint
    H 2 × 10 s, Pause 90: Wandsprint
    H 3 × 8 Wdh. je Seite, 2-0-1-1, Pause 60: Ausfallschritt rückwärts mit Knieheben
    H 3 × 10 s, Pause 45: Wanddrücken im Zweikampfstand
    H 3 × 10 s, Pause 45: Armdruck auf den Stuhl im Kniestand
    H 3 × 15 s, Pause 45: Zugspannung am Handtuch
    H 3 × 20 s, Pause 45: Lange Hüftbrücke auf den Fersen
    C 1 × 2 min: Arme und Beine ausschütteln
    C 2 × 40 s, Pause 15: Vorbeuge im Langsitz"
  `);
});

// A year or two of lifting: 10–8–6, light week, 5–5; deadlift, bench, lunge, press, row. Duels: pushing and standing against thrust.
// Wand sprints stand for the sprint in a studio. Adductors and Nordic by their schedules. The reason counts rightly and promises nothing.
// Doubt: no pull-up although he owns the bar; the towel pull took its place.
it('Ben, 24, Kreis, Langhantel, Vorbereitung, mit Begründung und Wochen', () => {
  const persona: Persona = {
    age: 24,
    gender: 'male',
    position: 'Kreisläufer',
    goals: ['mehr_zweikampfe_gewinnen', 'explosiver_starten'],
    seasonPhase: 'Saisonvorbereitung',
    teamTrainingFrequency: 3,
    individualTrainingFrequency: 2,
    durationMinutes: 60,
    equipment: ['Langhantel', 'Hantelbank', 'Klimmzugstange', 'Hanteln'],
    knows: { trainingAge: '1-2', sessionVenues: ['Studio', 'Studio'] },
  };
  const { reason, weeks } = planOf(persona);
  expect([planLines(persona), reason, ...weekLines(weeks)].join('\n')).toMatchInlineSnapshot(`
    "Zweikampf-Kraft-Training für den Kreis
    Einheit 1 (Studio, heavy): 60 min
    A 3 × 30 s, Pause 20: Abwehr-Tippeln mit Armarbeit
    A 3 × 40 s, Pause 20: Abwehrschritte im Dreieck
    A 2 × 6 Wdh., Pause 25: Antritt und Stopp in Abwehrstellung
    A 2 × 8 Wdh., Pause 20: Liegestütz mit Abheben der Hände
    H 5 × 10 s, Pause 60: Wandsprint
    H 5 × 10 kg, 2-0-X-0, Pause 150: Breites Kreuzheben mit Langhantel [10 8 6 8 5 5]
    H 4 × 10 kg je Seite, 2-0-1-0, Pause 75: Einarmiges Bankdrücken [10 8 6 8 5 5]
    H 5 × 10 s, Pause 45: Armdruck auf den Stuhl im Kniestand
    H 5 × 12 s, Pause 45: Stand gegen Schub
    H 2 × 8 Wdh. je Seite, 1-1-2-0, Pause 30: Adduktorenheben in Seitlage [8 10 12 15 15 15]
    C 1 × 3 min: Ruhiges Atmen im Sitzen: vier ein, sechs aus
    C 2 × 45 s, Pause 15: Schmetterlingssitz
    Einheit 2 (Studio, medium): 59 min
    A 3 × 40 s, Pause 20: Lockeres Schattenboxen
    A 2 × 8 Wdh., Pause 20: Spinnenschritt vorwärts
    A 2 × 10 Wdh., Pause 15: Wandernde Seitgrätsche
    A 2 × 12 Wdh., Pause 20: Schulterblatt-Liegestütz
    A 2 × 15 s, Pause 25: Sprünge am Ort mit Tempowechsel
    H 4 × 5 kg, 1-0-X-0, Pause 90: Strecksprung mit Hanteln
    H 3 × 10 kg je Seite, 2-0-1-0, Pause 120: Ausfallschritt rückwärts mit Langhantel [10 8 6 8 5 5]
    H 3 × 10 kg, 2-0-1-0, Pause 90: Schulterdrücken im Sitz mit Hanteln [10 8 6 8 5 5]
    H 2 × 10 kg, 2-1-1-1, Pause 75: Rudern bäuchlings auf der Schrägbank [10 8 6 8 5 5]
    H 3 × 10 kg, 2-1-1-0, Pause 75: Vorgebeugtes Rudern mit zwei Hanteln [10 8 6 8 5 5]
    H 3 × 6 Wdh., Pause 45: Fallen und Abrollen zur Seite
    H 2 × 3 Wdh., 2-4-1-0, Pause 75: Nordische Vorneigung mit Halten [3 4 4 5 6 6]
    C 1 × 3 min: Gehen mit Armschwüngen
    C 2 × 30 s je Seite, Pause 10: Drehsitz am Boden
    Du spielst am Kreis und dein Hauptziel ist „Mehr Zweikämpfe gewinnen“. Deshalb dienen 11 der 13 Übungen in den Hauptteilen diesem Ziel, 3 auch „Explosiver starten“. 2 Übungen kommen direkt aus dem Spiel auf deiner Position. Die Woche ist als Ganzes geplant, damit nichts fehlt: Beinkraft, Hüfte, Drücken, Ziehen, Beinrückseite, Leiste, Schulter, Landen, Sprint, Rumpf und Wade. In der Saisonvorbereitung baut der Plan Kraft auf und steigert die Belastung über sechs Wochen. In jeder Einheit kommt nach dem Aufwärmen zuerst das Schnelle und Explosive, dann die Kraft und zuletzt die Ausdauer, weil Schnelligkeit einen frischen Körper braucht. Jede Einheit enthält mindestens eine Übung, die Verletzungen vorbeugt. Weil du Erfahrung mit Gewichten hast, werden die Hauptübungen über die Wochen schwerer und die Wiederholungen weniger: Schwere Kraft hat in Studien mit Handballern den Wurf schneller gemacht. Eingeplant ist nur, was du hast: Langhantel, Hantelbank, Klimmzugstange und Hanteln.
    Woche 1: Hauptübungen mit 10 Wiederholungen: Finde das Gewicht, mit dem drei weitere noch sauber gingen.
    Woche 2: Hauptübungen mit 8 Wiederholungen, etwa drei bleiben in Reserve; schnelle Übungen immer mit voller Absicht.
    Woche 3: Hauptübungen mit 6 Wiederholungen: schwerer als zuvor, zwei bleiben in Reserve, lange Pausen.
    Woche 4: Leichtere Woche: nur etwa 60 Prozent der Sätze, ohne dich auszureizen; danach steigerst du weiter.
    Woche 5: Hauptübungen mit 5 Wiederholungen: schwerer als zuvor, zwei bleiben in Reserve, lange Pausen.
    Woche 6: Hauptübungen mit 5 Wiederholungen: so schwer wie in diesem Plan nie, eine bleibt in Reserve."
  `);
});
