import { expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import type { Complaint } from '../coach/complaint.ts';
import { EMPTY_TRAINING_PROFILE, type TrainingProfile } from '../coach/training-profile.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { type BuiltPlan, buildPlan } from './build-plan.ts';
import type { PlanExercise, WeekTarget } from './generated-plan.ts';
import { weekLines } from './plan-text.ts';
import { trainingSeconds } from './training-seconds.ts';

/* Plans with fixed seeds, reviewed line by line like a coach. The review is above each plan (A warm-up, H main, C cool-down,
   numbered from the top; 'Doubt' is what a coach might change). When a plan changes, read it again and rewrite its review:
   updating the snapshot is not enough. */

/** The person of the plan; the name on the card is irrelevant. */
type Persona = Omit<Questionnaire, 'name' | 'contraindications'> & {
  age: number | null;
  knows?: Partial<TrainingProfile>;
  hurts?: Complaint[];
};

const PHASE_LETTER = { warmup: 'A', main: 'H', cooldown: 'C' } as const;

/** '10–8–6' if the weeks differ, else empty. */
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

// Both sessions: three minutes of raising, drills before the fast work, then RAMP. Fast work first and specific to the goal (H1–2
// of 1, H1–3 of 2), at most two patterns, no repeated sprints for a goalkeeper. Stopping and landing in both sessions (A of 1, H2 of
// 2), as for every girl. Dynamic before isometric work: push-up and row instead of door frame and towel. Bodyweight, no level 3 at
// 15, Nordic by holding first. Week: knee, hinge, pushes and pulls, adductors at most once a session, cuff, trunk, neck. 45 minutes,
// and no rest is too short. Doubt: nothing measures how hard she pushes against the wall.
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
    A 5 × 15 m, Pause 15: Lauf-ABC: Kreuzschritte
    A 3 × 40 s, Pause 20: Tippeln im Tor mit Armreichweite
    A 2 × 6 Wdh., Pause 25: Antritt und Stopp in Abwehrstellung
    A 2 × 20 s je Seite, Pause 10: Kurzer Seitstütz auf den Knien
    H 3 × 20 s, Pause 45: Reaktionsfangen an der Wand
    H 3 × 10 m je Seite, Pause 60: Antritt aus seitlicher Stellung
    H 3 × 15 Wdh., 1-2-1-0, Pause 45: Froschbrücke [15 15 16 15 16 17]
    H 3 × 8 Wdh., 2-0-1-0, Pause 75: Schulterliegestütz mit erhöhten Händen [8 8 9 8 9 10]
    H 2 × 10 s, Pause 45: Wanddrücken im Zweikampfstand [10 15 15 10 15 15]
    H 2 × 12 Wdh., 2-1-1-0, Pause 60: Vorgebeugtes Rudern mit Rucksack [12 12 13 12 13 14]
    H 3 × 9 Wdh., 2-1-1-0, Pause 45: Y-T-W in Bauchlage [9 9 10 9 10 11]
    H 3 × 10 Wdh., 3-2-1-0, Pause 30: Aktives Grätschen in Rückenlage
    C 1 × 60 s: Finger und Daumen lockern
    C 2 × 30 s je Seite, Pause 10: Tiefe Seitgrätsche halten
    Einheit 2 (Halle, medium): 45 min
    A 4 × 20 m, Pause 15: Seitgalopp mit Armkreisen
    A 3 × 40 s, Pause 20: Torwart-Schrittfolge im Halbkreis
    A 2 × 8 Wdh., Pause 25: Grundstellung und kurzer Ausfall
    A 2 × 15 s, Pause 25: Sprünge am Ort mit Tempowechsel
    H 3 × 15 m, Pause 75: Herauslaufen beim Gegenstoß [15 20 20 15 15 15]
    H 4 × 10 m, Pause 60: Sprint und Stopp in zwei Schritten
    H 3 × 10 s, Pause 50: Schnelle Füße über die Linie
    H 3 × 6 Wdh., Pause 60: Aufstehen aus der tiefen Grätsche [6 6 7 6 7 8]
    H 3 × 6 Wdh. je Seite, Pause 60: Ausfallschritte in drei Richtungen [6 6 7 6 7 8]
    H 3 × 12 Wdh., 2-1-1-0, Pause 45: Latzug in Bauchlage [12 12 13 12 13 14]
    H 2 × 3 Wdh., 2-4-1-0, Pause 75: Nordische Vorneigung mit Halten [3 4 4 5 6 6]
    H 3 × 10 s, Pause 20: Knie zusammendrücken in Rückenlage [10 15 15 10 15 15]
    H 3 × 15 s, Pause 45: Kopfheben mit Doppelkinn in Rückenlage [15 20 20 15 20 20]
    C 1 × 3 min: Traben und Gehen im Wechsel"
  `);
});

// Match on Saturday: Monday strength, Wednesday strength and throws, Friday 25 minutes, ten sets, nothing new, no slow
// eccentrics, weights stay at eight with four in reserve. Goal 'Wurfarm': throws on all three days; jumps for the second goal on
// Monday and Friday. The five lifts 8–6–4 with long rests, in season with two or three sets: deadlift, corner press, row; squat,
// seated press, pull-up with weight. Nordic on Monday alone, five days before the match. Fourth week easy. Doubt: no Copenhagen in
// this block, the side lunge stands for the adductors; few jump lunges the day before a match, but they are jumps.
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
    Einheit 1 (mo, Studio, heavy): 58 min
    A 3 × 40 s, Pause 20: Abwehrschritte im Dreieck
    A 2 × 10 Wdh., Pause 15: Schulterdurchführen mit Band
    A 2 × 8 Wdh., Pause 20: Liegestütz mit Abheben der Hände
    A 2 × 12 Wdh., 2-0-1-1, Pause 30: Schulterblatt-Liegestütz an der Hantelbank
    H 3 × 10 Wdh., 1-0-X-0, Pause 105: Wechselsprung im Ausfallschritt [10 11 10 10]
    H 3 × 6 Wdh. je Seite, 1-0-X-0, Pause 90: Rotationswurf gegen die Wand [6 7 6 6]
    H 2 × 8 kg, 3-0-1-0, Pause 180: Rumänisches Kreuzheben mit Langhantel [8 6 4 6]
    H 2 × 8 kg je Seite, 2-0-1-1, Pause 120: Schrägdrücken mit Langhantel in der Ecke [8 6 6 6]
    H 2 × 8 kg je Seite, 2-1-1-0, Pause 90: Einarmiges Rudern am Kabelturm [8 6 6 6]
    H 2 × 20 s, Pause 60: Aktives Hängen an der Klimmzugstange [20 25 30 20]
    H 2 × 8 kg je Seite, 2-1-1-0, Pause 75: Seitlicher Ausfallschritt mit Hantel [8 9 10 8]
    H 2 × 3 Wdh., 4-0-2-0, Pause 90: Nordische Beinbeuge [3 4 4 5]
    C 1 × 3 min: Gehen mit Armschwüngen
    C 2 × 30 s je Seite, Pause 10: Latissimusdehnung mit Band
    Einheit 2 (mi, Halle, medium): 60 min
    A 4 × 20 m, Pause 15: Seitgalopp mit Armkreisen
    A 1 × 3 min: Zügiges Gehen mit Armkreisen
    A 2 × 15 Wdh., Pause 20: Leichtes Rudern im Stand mit Band
    A 2 × 15 Wdh., Pause 15: Schnelles Wadenheben mit Nachfedern
    H 6 × 5 m, Pause 60: Antritt über drei Schritte mit Stopp
    H 4 × 6 Wdh., Pause 90: Überkopfwurf aus dem Sitz [6 7 6 6]
    H 3 × 8 kg, 3-0-X-0, Pause 130: Kniebeuge mit Hanteln [8 6 4 6]
    H 2 × 8 kg, 2-0-1-0, Pause 120: Schulterdrücken im Sitz mit Hanteln [8 6 4 6]
    H 3 × 8 kg, 2-0-X-0, Pause 210: Klimmzug mit Zusatzgewicht [8 6 4 6]
    H 3 × 20 s, Pause 45: Beidhändiges Prellen über Kopf [20 25 30 20]
    C 1 × 3 min: Ruhiges Atmen im Sitzen: vier ein, sechs aus
    C 2 × 30 s, Pause 15: Umgekehrtes V
    Einheit 3 (fr, Halle, light): 26 min
    A 1 × 3 min: Einlaufen mit Prell- und Wurfbewegung
    A 2 × 15 Wdh., Pause 15: Band-Außenrotation
    H 2 × 10 Wdh., 1-0-X-0, Pause 105: Wechselsprung im Ausfallschritt
    H 2 × 6 Wdh., Pause 90: Überkopfwurf aus dem Sitz
    H 2 × 6 Wdh. je Seite, 1-0-X-0, Pause 90: Rotationswurf gegen die Wand
    H 2 × 8 kg, 2-0-1-0, Pause 90: Schulterdrücken im Sitz mit Hanteln
    H 2 × 20 s, Pause 45: Beidhändiges Prellen über Kopf
    C 2 × 25 s je Seite, Pause 10: Schulter hinter dem Rücken mit Band dehnen"
  `);
});

// Knee 4: at most level 1 of deep bending, landing and turning; the wall sit keeps the knee working, as the first load that a
// sore joint tolerates well (1). Deadlift, press and row by kettlebell 8–6–5, two sets each in season. Second day light: two sets,
// reserve four, mobility fills the time. No medical treatment, and the reason says so. Doubt: two exercises for the back of the thigh
// in one session (heel slides, deadlift) are much for a man of 45 in season.
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
    A 1 × 3 min: Zügiges Gehen mit Armkreisen
    A 2 × 12 Wdh., 2-1-2-0, Pause 15: Vierfüßlerstand diagonal
    A 2 × 8 Wdh., Pause 20: Liegestütz mit Abheben der Hände
    H 2 × 45 s, Pause 60: Wandsitzen [45 50 55 45]
    H 2 × 8 kg, 2-0-1-1, Pause 75: Kreuzheben mit Kettlebell [8 6 5 6]
    H 2 × 8 kg je Seite, 2-1-1-0, Pause 75: Einarmiges Drücken vom Boden [8 6 6 6]
    H 2 × 8 kg je Seite, 2-1-1-0, Pause 60: Rudern in Schrittstellung mit Kettlebell [8 6 6 6]
    H 2 × 8 Wdh., 3-0-1-0, Pause 75: Gleitzug am Boden in Bauchlage [8 9 10 8]
    H 2 × 20 s, Pause 45: Krebsgang [20 25 30 20]
    H 3 × 25 s je Seite, Pause 40: Einbeinstand gegen seitlichen Bandzug
    H 3 × 8 Wdh., 3-0-2-0, Pause 60: Fersengleiten in der Brücke [8 9 10 8]
    H 2 × 10 s, Pause 20: Knie zusammendrücken in Rückenlage [10 15 15 10]
    C 1 × 3 min: Anspannen und Loslassen
    Einheit 2 (Zuhause, light): 45 min
    A 1 × 3 min: Zügiges Gehen mit Armkreisen
    A 2 × 15 Wdh., Pause 20: Leichtes Rudern im Stand mit Band
    A 3 × 10 m, Pause 15: Monster Walk mit Band
    H 2 × 8 kg, 2-0-1-1, Pause 75: Kreuzheben mit Kettlebell
    H 2 × 8 Wdh., 2-0-2-0, Pause 105: Tauchliegestütz
    H 2 × 8 kg je Seite, 2-1-1-0, Pause 60: Rudern in Schrittstellung mit Kettlebell
    H 2 × 20 s je Seite, Pause 75: Pallof-Halten im Ausfallschritt gegen Band
    H 2 × 8 Wdh. je Seite, 1-1-2-0, Pause 30: Adduktorenheben in Seitlage [8 10 12 15]
    H 2 × 8 Wdh., 1-5-1-0, Pause 30: Nackenhalten in vier Richtungen
    H 3 × 10 Wdh. je Seite, 2-2-1-0, Pause 20: Knie zur Wand mit Last
    H 3 × 8 Wdh. je Seite, 2-0-1-0, Pause 30: Aktives Beinheben im Sitz
    C 1 × 3 min: Ruhiges Atmen im Sitzen: vier ein, sechs aus"
  `);
});

// One session a week: two alternate. Four and a half minutes of running work every week, at the end: what half an hour has room for
// beside the week's elements. Two sets, short rests. Age unknown and new to strength work: level 1, Nordic by holding. Doubt: the
// repeated sprints of the second session take its freshest minutes and the time of a true sprint.
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
    Einheit 1 (Halle, heavy): 33 min
    A 2 × 20 m, Pause 15: Seitgalopp mit Armkreisen
    A 2 × 60 s, Pause 15: Seilspringen locker
    A 2 × 6 Wdh., Pause 15: Antritt und Stopp in Abwehrstellung
    A 2 × 16 Wdh., Pause 15: Bergsteiger langsam
    H 2 × 10 s, Pause 75: Sprint am Ort mit Tempowechsel
    H 2 × 6 Wdh., 1-0-X-0, Pause 40: Liegestütz mit erhöhten Händen und Abheben [6 7 7 6 6 6]
    H 2 × 6 Wdh. je Seite, Pause 40: Ziehkampf in Schrittstellung [6 6 7 6 7 8]
    H 2 × 9 Wdh., 2-1-1-0, Pause 40: Y-T-W in Bauchlage [9 9 10 9 10 11]
    H 2 × 3 Wdh., 2-4-1-0, Pause 40: Nordische Vorneigung mit Halten [3 4 4 5 6 6]
    H 2 × 20 s, Pause 40: Lange Hüftbrücke auf den Fersen [20 25 30 20 30 30]
    H 7 × 40 s, Pause 40: Stoßen und Zurückziehen im Intervall
    C 2 × 40 s, Pause 15: Vorbeuge im Langsitz
    Einheit 2 (Halle, heavy): 30 min
    A 1 × 3 min: Einlaufen mit Prell- und Wurfbewegung
    A 2 × 15 Wdh., Pause 15: Schnelles Wadenheben mit Nachfedern
    A 2 × 6 Wdh., 1-2-X-0, Pause 15: Landen und Halten
    H 4 × 30 m, Pause 20: Wiederholte Sprints
    H 2 × 10 Wdh., 2-2-X-0, Pause 40: Kniebeuge mit Pause [10 10 11 10 11 12]
    H 2 × 10 Wdh., 2-0-1-0, Pause 40: Überkopfdrücken mit Rucksack [10 10 11 10 11 12]
    H 2 × 10 Wdh., 2-1-1-0, Pause 40: Latzug in Bauchlage [10 10 11 10 11 12]
    H 2 × 10 s, Pause 20: Knie zusammendrücken in Rückenlage [10 15 15 10 15 15]
    H 9 × 30 s, Pause 30: 30-30-Intervalle
    C 2 × 30 s, Pause 15: Umgekehrtes V"
  `);
});

// Shoulder 7: no press, throw, support or overhead line in either session; pulling and reverse flies stay (they have no such
// stress). Main goal jumping: bounds on the heavy day, stemming jumps and switches at the box on the light one, landing on one leg
// for the second time. 100 m of sprint, both sides counted, with a minute of rest for ten metres. Squat, Romanian deadlift and row
// 8–6–5, two sets each. The reason refers her to a professional. Doubt: jumps on a light day need fresh legs.
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
    A 2 × 6 Wdh., 1-2-X-0, Pause 30: Landen und Halten
    H 5 × 10 m je Seite, Pause 60: Antritt aus seitlicher Stellung
    H 3 × 20 m, Pause 90: Hopserlauf auf Weite [20 25 20 20]
    H 2 × 8 kg, 3-0-X-0, Pause 100: Kniebeuge mit Hanteln [8 6 5 6]
    H 2 × 8 kg, 3-0-1-0, Pause 90: Rumänisches Kreuzheben mit Hanteln [8 6 5 6]
    H 2 × 8 kg, 2-1-1-0, Pause 75: Vorgebeugtes Rudern mit zwei Hanteln [8 6 6 6]
    H 2 × 10 Wdh., 4-0-1-0, Pause 45: Beinsenken in Rückenlage [10 11 12 10]
    H 2 × 3 Wdh., 2-4-1-0, Pause 75: Nordische Vorneigung mit Halten [3 4 4 5]
    H 2 × 8 Wdh. je Seite, 1-1-2-0, Pause 30: Adduktorenheben in Seitlage [8 10 12 15]
    C 1 × 60 s je Seite: Fußsohlen über einen Ball rollen
    C 2 × 40 s, Pause 15: Sphinx in Bauchlage
    Einheit 2 (Halle, light): 45 min
    A 3 × 15 m, Pause 15: Lauf-ABC: Fußgelenkarbeit
    A 3 × 30 s, Pause 30: Quadratlauf mit Richtungswechsel
    A 2 × 6 Wdh., Pause 25: Antritt und Stopp in Abwehrstellung
    A 2 × 12 Wdh., Pause 20: Schnelle Halbkniebeugen
    H 3 × 10 m, Pause 75: Start aus dem Halbkniestand
    H 2 × 5 Wdh., Pause 105: Stemmschritt mit Absprung nach oben
    H 2 × 10 Wdh., Pause 105: Wechselsprünge an der Box
    H 2 × 8 kg, 2-1-X-1, Pause 75: Hip Thrust mit Hantel
    H 2 × 4 Wdh. je Seite, Pause 45: Landen nach Anlaufsprung auf einem Bein
    H 3 × 8 Wdh. je Seite, 2-0-1-0, Pause 30: Aktives Beinheben im Sitz
    H 3 × 40 s, Pause 20: Tiefe Hocke mit Gewichtsverlagerung
    H 3 × 10 Wdh. je Seite, 2-2-1-0, Pause 20: Knie zur Wand mit Last
    C 1 × 3 min: Beine an der Wand hochlegen"
  `);
});

// Thirteen: 100 m of sprint every week in either session (both sides counted) with a rest of a minute for ten metres, no repeated
// sprints beside them, no drop jump; dumbbells with ten repetitions and two sets, nothing explosive with weights. Nordic by holding
// with three repetitions, Copenhagen with a short lever from ten seconds: the build-up to the full exercise. Doubt: jumps for the
// second goal in one of the two sessions only.
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
    Einheit 1 (Halle, medium): 45 min
    A 4 × 15 m, Pause 15: Lauf-ABC: Fußgelenkarbeit
    A 3 × 40 s, Pause 20: Abwehrschritte im Dreieck
    A 2 × 6 Wdh., Pause 25: Antritt und Stopp in Abwehrstellung
    A 2 × 8 Wdh., Pause 20: Liegestütz mit Abheben der Hände
    H 5 × 10 m je Seite, Pause 60: Antritt aus seitlicher Stellung
    H 3 × 5 Wdh., Pause 105: Anlauf auf Außen mit Absprung in den Kreis
    H 3 × 5 Wdh. je Seite, 1-1-X-0, Pause 90: Absprung aus dem Ausfallschritt ohne Wechsel
    H 2 × 6 Wdh. je Seite, Pause 60: Ziehkampf in Schrittstellung [6 7 8 6]
    H 2 × 12 Wdh., 1-2-1-0, Pause 45: Unterarmstütz mit Beinheben [12 13 14 12]
    H 2 × 10 Wdh., 2-0-2-0, Pause 45: Schwimmer in Bauchlage [10 11 12 10]
    H 2 × 3 Wdh., 2-4-1-0, Pause 75: Nordische Vorneigung mit Halten [3 4 4 5]
    H 2 × 10 s je Seite, Pause 45: Kopenhagen-Stütz mit kurzem Hebel [10 15 20 20]
    C 1 × 3 min: Beine an der Wand hochlegen
    Einheit 2 (Halle, medium): 45 min
    A 3 × 20 m, Pause 15: Hopserlauf mit Armschwung
    A 3 × 30 s, Pause 30: Quadratlauf mit Richtungswechsel
    A 2 × 15 s, Pause 25: Sprünge am Ort mit Tempowechsel
    A 2 × 6 Wdh., 1-2-X-0, Pause 30: Landen und Halten
    H 7 × 15 m, Pause 90: Start mit dem Rücken zur Laufrichtung
    H 2 × 10 s, Pause 90: Wandsprint
    H 2 × 10 kg je Seite, 2-0-1-0, Pause 60: Ausfallschritt rückwärts mit Hanteln [10 11 12 10]
    H 2 × 10 kg, 2-1-X-1, Pause 75: Hip Thrust mit Hantel [10 11 12 10]
    H 2 × 8 Wdh., 2-0-1-0, Pause 75: Schulterliegestütz mit erhöhten Händen [8 9 10 8]
    H 2 × 12 Wdh., 2-1-1-0, Pause 45: Latzug in Bauchlage [12 13 14 12]
    H 3 × 20 s, Pause 45: Lange Hüftbrücke auf den Fersen [20 25 30 20]
    C 1 × 2 min: Arme und Beine ausschütteln
    C 2 × 40 s, Pause 15: Vorbeuge im Langsitz"
  `);
});

// A year or two of lifting: 10–8–6, light week, 5–5, by barbell: deadlift and corner row; front squat, seated press, bench, bench
// row. Wall sprints replace the sprint in a studio. Adductors and Nordic by their schedules. The reason counts correctly and
// promises nothing. Doubt: no pull-up although he owns a bar; little duel training itself, he has three team trainings for that.
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
    A 2 × 8 Wdh., Pause 20: Liegestütz mit Abheben der Hände
    A 2 × 12 Wdh., 2-1-2-0, Pause 15: Vierfüßlerstand diagonal
    H 4 × 10 s, Pause 60: Wandsprint
    H 4 × 5 kg, 1-0-X-0, Pause 90: Strecksprung mit Hanteln [5 6 6 5 5 5]
    H 4 × 10 kg, 2-0-X-0, Pause 180: Kreuzheben mit Langhantel [10 8 6 8 5 5]
    H 4 × 10 kg je Seite, 2-1-1-0, Pause 90: Einarmiges Rudern mit Langhantel in der Ecke [10 8 6 8 6 6]
    H 2 × 10 s je Seite, Pause 45: Kopenhagen-Stütz mit kurzem Hebel [10 15 20 20 25 30]
    C 1 × 3 min: Anspannen und Loslassen
    C 2 × 30 s je Seite, Pause 10: Gesäßdehnung in Rückenlage
    Einheit 2 (Studio, medium): 61 min
    A 3 × 40 s, Pause 20: Lockeres Schattenboxen
    A 2 × 8 Wdh., Pause 20: Spinnenschritt vorwärts
    A 2 × 8 Wdh., Pause 10: Nacken und Schultergürtel lösen
    A 2 × 6 Wdh., Pause 25: Antritt und Stopp in Abwehrstellung
    A 2 × 15 Wdh., Pause 15: Schnelles Wadenheben mit Nachfedern
    H 3 × 10 kg, 3-0-X-0, Pause 180: Frontkniebeuge mit Langhantel [10 8 6 8 5 5]
    H 3 × 10 kg, 2-0-1-0, Pause 90: Schulterdrücken im Sitz mit Hanteln [10 8 6 8 5 5]
    H 4 × 10 kg, 2-0-X-0, Pause 150: Bankdrücken mit Langhantel [10 8 6 8 5 5]
    H 3 × 10 kg, 2-1-1-1, Pause 75: Rudern bäuchlings auf der Schrägbank [10 8 6 8 6 6]
    H 2 × 3 Wdh., 2-4-1-0, Pause 75: Nordische Vorneigung mit Halten [3 4 4 5 6 6]
    H 2 × 10 s je Seite, Pause 45: Kopenhagen-Stütz [10 15 20 20 25 30]
    C 1 × 3 min: Gehen mit Armschwüngen
    C 2 × 25 s je Seite, Pause 10: Fingerbeuger an der Wand dehnen
    Du spielst am Kreis und dein Hauptziel ist „Mehr Zweikämpfe gewinnen“. Deshalb dienen 7 der 11 Übungen in den Hauptteilen diesem Ziel, 4 auch „Explosiver starten“. Die Woche ist als Ganzes geplant, damit nichts fehlt: Beinkraft, Hüfte, Drücken, Ziehen, Beinrückseite, Leiste, Schulter, Landen, Sprint, Rumpf und Wade. In der Saisonvorbereitung baut der Plan Kraft auf und steigert die Belastung über sechs Wochen. In jeder Einheit kommt nach dem Aufwärmen zuerst das Schnelle und Explosive, dann die Kraft und zuletzt die Ausdauer, weil Schnelligkeit einen frischen Körper braucht. Jede Einheit enthält mindestens eine Übung, die Verletzungen vorbeugt. Weil du Erfahrung mit Gewichten hast, werden die Hauptübungen über die Wochen schwerer und die Wiederholungen weniger: Schwere Kraft hat in Studien mit Handballern den Wurf schneller gemacht. Eingeplant ist nur, was du hast: Langhantel, Hantelbank, Klimmzugstange und Hanteln.
    Woche 1: Hauptübungen mit 10 Wiederholungen: Finde das Gewicht, mit dem drei weitere noch sauber gingen.
    Woche 2: Hauptübungen mit 8 Wiederholungen, etwa drei bleiben in Reserve. Mehr als in Woche 1: eine Wiederholung bei Sprüngen und ein Durchgang bei schnellen Übungen.
    Woche 3: Hauptübungen mit 6 Wiederholungen: schwerer als zuvor, zwei bleiben in Reserve, lange Pausen. Mehr als in Woche 1: eine Wiederholung bei Sprüngen und ein Durchgang bei schnellen Übungen.
    Woche 4: Leichtere Woche: nur etwa 60 Prozent der Sätze, ohne dich auszureizen; danach steigerst du weiter.
    Woche 5: Hauptübungen mit 5 Wiederholungen: schwerer als zuvor, zwei bleiben in Reserve, lange Pausen. Mehr als in Woche 1: was die Übungen mit eigenem Wochenplan vorsehen. Schnelle Übungen wie in Woche 1, aber jede so schnell, hoch oder weit wie möglich.
    Woche 6: Hauptübungen mit 5 Wiederholungen: so schwer wie in diesem Plan nie, eine bleibt in Reserve. Mehr als in Woche 1: was die Übungen mit eigenem Wochenplan vorsehen. Schnelle Übungen wie in Woche 1, aber jede so schnell, hoch oder weit wie möglich."
  `);
});

// New to weights, endurance: twelve minutes of running work in the hall, growing to fifteen, and intervals of defence in the studio;
// pull-down with ten repetitions, 90 s of rest and four in reserve, no muscle endurance on machines in place of aerobic work. Nordic
// by holding, Copenhagen with a short lever. Doubt: ergometer, leg press and chest press are not used in this week.
it('Rolf, 33, Außen, Ausdauer, neu an Gewichten, Studio mit Ergometer und Halle, Vorbereitung', () => {
  expect(
    planLines({
      age: 33,
      gender: 'male',
      position: 'Außenspieler',
      goals: ['langer_durchhalten', 'mehr_zweikampfe_gewinnen'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 2,
      individualTrainingFrequency: 2,
      durationMinutes: 60,
      equipment: ['Ergometer', 'Beinpresse', 'Latzugmaschine', 'Brustpresse', 'Kabelzugturm'],
      knows: { trainingAge: 'neu', sessionVenues: ['Studio', 'Halle'] },
    }),
  ).toMatchInlineSnapshot(`
    "Ausdauer-Training für Außen
    Einheit 1 (Studio, heavy): 60 min
    A 3 × 40 s, Pause 20: Seitschritte mit Bodentippen
    A 2 × 10 Wdh., Pause 15: Hüftbeuge mit Händen am Becken
    A 2 × 16 Wdh., Pause 20: Bergsteiger langsam
    A 2 × 15 Wdh., Pause 15: Schnelles Wadenheben mit Nachfedern
    H 4 × 10 s, Pause 75: Sprint am Ort mit Tempowechsel
    H 4 × 8 Wdh., 2-0-1-0, Pause 75: Schulterliegestütz mit erhöhten Händen [8 8 9 8 9 10]
    H 4 × 10 kg, 3-0-1-0, Pause 90: Enger Latzug im Untergriff [10 10 11 10 11 12]
    H 3 × 12 Wdh., 2-1-2-0, Pause 45: Schulterblattschub im Unterarmstütz [12 12 13 12 13 14]
    H 2 × 3 Wdh., 2-4-1-0, Pause 75: Nordische Vorneigung mit Halten [3 4 4 5 6 6]
    H 4 × 20 s, Pause 45: Lange Hüftbrücke auf den Fersen [20 25 30 20 30 30]
    H 2 × 8 Wdh., 1-5-1-0, Pause 30: Nackenhalten in vier Richtungen
    H 6 × 30 s, Pause 30: Abwehrarbeit im Intervall
    C 1 × 3 min: Gehen mit langer Ausatmung
    C 2 × 8 Wdh., 3-0-3-0, Pause 15: Katze und Kuh
    Einheit 2 (Halle, medium): 60 min
    A 1 × 3 min: Einlaufen mit Prell- und Wurfbewegung
    A 2 × 8 Wdh., Pause 15: Von der Hocke in die Vorbeuge
    A 2 × 6 Wdh., Pause 20: Raupengang mit Hüftöffner
    A 2 × 8 Wdh., Pause 20: Liegestütz mit Abheben der Hände
    A 2 × 6 Wdh., 1-2-X-0, Pause 30: Landen und Halten
    H 3 × 5 Wdh., Pause 60: Blocksprung [5 6 6 5 5 5]
    H 6 × 60 m, Pause 40: Gegenstoßserie
    H 3 × 6 Wdh., 5-3-1-0, Pause 75: Kniebeuge mit Stopps auf drei Höhen
    H 3 × 6 Wdh. je Seite, Pause 60: Ziehkampf in Schrittstellung [6 6 7 6 7 8]
    H 3 × 12 Wdh., 2-1-2-0, Pause 45: Käfer in Rückenlage [12 12 13 12 13 14]
    H 2 × 10 s je Seite, Pause 45: Kopenhagen-Stütz mit kurzem Hebel [10 15 20 20 25 30]
    H 3 × 4 min, Pause 60: Fahrtspiel [4 4 5 4 5 5]
    C 1 × 3 min: Gehen mit Armschwüngen
    C 2 × 40 s, Pause 15: Vorbeuge im Langsitz"
  `);
});

// New, 52, twenty minutes: two sets of everything, band and rucksack, no dive-bomber push-ups, no full Nordic; prevention in both
// sessions. Thursday is three days before the match. Doubt: 24 minutes are a fifth more than requested, so that the week lacks
// nothing; the chair press is a hold because a vertical pull is impossible at home without a bar.
it('Karin, 52, Außen, Vorbeugung, neu an Gewichten, 20 Minuten zu Hause mit Band, Spiel am Sonntag', () => {
  expect(
    planLines({
      age: 52,
      gender: 'female',
      position: 'Außenspieler',
      goals: ['verletzungen_vorbeugen', 'beweglicher_werden'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 1,
      individualTrainingFrequency: 2,
      durationMinutes: 20,
      equipment: ['Theraband'],
      knows: { trainingAge: 'neu', sessionVenues: ['Zuhause', 'Zuhause'], matchDays: ['so'] },
    }),
  ).toMatchInlineSnapshot(`
    "Präventions-Training für Außen
    Einheit 1 (di, Zuhause, heavy): 24 min
    A 1 × 3 min: Zügiges Gehen mit Armkreisen
    A 2 × 6 Wdh., Pause 15: Antritt und Stopp in Abwehrstellung
    A 2 × 15 Wdh., Pause 15: Band-Außenrotation
    H 2 × 10 Wdh., 3-1-1-0, Pause 40: Kniebeuge mit Band um die Knie [10 11 12 10]
    H 2 × 10 Wdh., 2-0-X-1, Pause 40: Hüftstrecken gegen Band [10 11 12 10]
    H 2 × 10 Wdh., 2-0-1-0, Pause 40: Überkopfdrücken mit Rucksack [10 11 12 10]
    H 2 × 3 Wdh., 2-4-1-0, Pause 40: Nordische Vorneigung mit Halten [3 4 4 5]
    H 2 × 10 s je Seite, Pause 40: Kopenhagen-Stütz mit kurzem Hebel [10 15 20 20]
    H 2 × 8 Wdh., 3-1-1-0, Pause 40: Überkopfkniebeuge mit Band
    C 1 × 30 s je Seite: Beinrückseite mit Band dehnen
    Einheit 2 (do, Zuhause, medium): 22 min
    A 2 × 20 s, Pause 15: Gehen mit hohem Kniezug
    A 2 × 40 s, Pause 15: Abwehrschritte im Dreieck
    A 2 × 6 Wdh., 1-2-X-0, Pause 15: Landen und Halten
    A 2 × 8 Wdh., Pause 15: Liegestütz mit Abheben der Hände
    H 2 × 10 s, Pause 90: Wandsprint
    H 2 × 10 s, Pause 40: Armdruck auf den Stuhl im Kniestand [10 15 15 10]
    H 2 × 15 s, Pause 40: Zugspannung am Handtuch [15 20 20 15]
    H 2 × 25 s je Seite, Pause 40: Einbeinstand gegen seitlichen Bandzug
    H 2 × 8 Wdh., 3-3-1-0, Pause 30: Schulteröffnen mit erhöhten Händen
    C 1 × 30 s je Seite: Wadendehnung im Schritt"
  `);
});
