import type { Complaint } from '@anwurf/domain/coach/complaint';
import type { TrainingProfile } from '@anwurf/domain/coach/training-profile';
import type { Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';

/** Somebody for whom a plan is written down and read like a coach. */
export interface Persona {
  /** The player in a line; the first word names the file. */
  readonly title: string;
  /** Points that a coach looked for in the plan, and found; 'Doubt' is one he might change. When the plan changes, read it again. */
  readonly review: string;
  readonly age: number | null;
  readonly answers: Omit<Questionnaire, 'name' | 'contraindications'>;
  readonly knows?: Partial<TrainingProfile>;
  readonly hurts?: readonly Complaint[];
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

const NONE: Questionnaire['equipment'] = ['Kein Equipment'];

/** Thirty players of all ages, positions and places. */
export const PERSONAS: readonly Persona[] = [
  {
    title: 'Mia, 15, Tor, ohne Gerät, Halle, Vorbereitung',
    review:
      'Both sessions: three minutes of raising, drills before the fast work, then RAMP. Fast work first and specific to the goal (H1–2 of 1, H1–3 of 2), at most two patterns, no repeated sprints for a goalkeeper. Stopping and landing in both sessions (A of 1, H3 of 2), as for every girl. Dynamic before isometric work: push-up and row instead of door frame and towel. Bodyweight, no level 3 at 15, Nordic by holding first. Week: knee, hinge, pushes and pulls, adductors at most once a session, cuff, trunk, neck. 45 minutes, and no rest is too short. Press and row in turn, so that the row has a third set; then door frame and bridge. Doubt: nothing measures how hard she pushes against the wall.',
    age: 15,
    answers: {
      gender: 'female',
      position: 'Torwart',
      goals: ['schneller_richtungswechseln', 'beweglicher_werden'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 2,
      durationMinutes: 45,
      equipment: NONE,
    },
  },
  {
    title: 'Jonas, 27, Rückraum, drei Jahre mit Gewichten, Studio und Halle, Spiel am Samstag',
    review:
      'Match on Saturday: Monday strength, Wednesday strength and throws, Friday 25 minutes, ten sets, nothing new, no slow eccentrics, weights stay at eight with four in reserve. Goal ’Wurfarm’: throws on all three days; jumps for the second goal on Monday and Friday. The five lifts 8–6–4 with long rests, in season with two or three sets: Romanian deadlift, corner press, row; squat, incline press, pull-up with weight. Nordic on Monday alone, five days before the match, Copenhagen on Monday. Fourth week easy. Doubt: ten jump lunges the day before a match; they are known, but a coach would ask for five.',
    age: 27,
    answers: {
      gender: 'male',
      position: 'Rückraumspieler',
      goals: ['starker_im_wurfarm', 'hoher_springen'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 2,
      individualTrainingFrequency: 3,
      durationMinutes: 60,
      equipment: GYM,
    },
    knows: {
      trainingAge: '3+',
      matchDays: ['sa'],
      teamDays: ['di', 'do'],
      sessionDays: ['mo', 'mi', 'fr'],
      sessionVenues: ['Studio', 'Halle', 'Halle'],
    },
  },
  {
    title: 'Uwe, 45, Kreis, Knie 4 von 10, zu Hause mit Kettlebell und Theraband, Saison',
    review:
      'Knee 4: at most level 1 of deep bending, landing and turning; the wall sit keeps the knee working, as the first load that a sore joint tolerates well (1). Deadlift, press and row by kettlebell from eight repetitions to six, no fours with one bell, two sets each in season. Second day light: two sets, reserve four, mobility fills the time. No medical treatment, and the reason says so. Doubt: two exercises for the back of the thigh in one session (heel slides, deadlift) are much for a man of 45 in season, and a glide on the floor is little of a pull from above.',
    age: 45,
    answers: {
      gender: 'male',
      position: 'Kreisläufer',
      goals: ['mehr_zweikampfe_gewinnen', 'verletzungen_vorbeugen'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 2,
      individualTrainingFrequency: 2,
      durationMinutes: 45,
      equipment: ['Kettlebell', 'Theraband'],
    },
    knows: { trainingAge: '1-2', sessionVenues: ['Zuhause', 'Zuhause'] },
    hurts: [{ region: 'Knie', level: 4 }],
  },
  {
    title: 'Lea, Alter unbekannt, Mitte, Ausdauer, eine Einheit von 30 Minuten, Vorbereitung',
    review:
      'One session a week: two alternate. Four and a half minutes of running work every week, at the end: what half an hour has room for beside the week’s elements, and the plan says that it aims at twelve. Two sets, short rests. Age unknown and new to strength work: level 1, Nordic by holding. Doubt: a sprint at the wall stands for the true one, although she trains in a hall.',
    age: null,
    answers: {
      gender: 'female',
      position: 'Mittespieler',
      goals: ['langer_durchhalten'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 1,
      durationMinutes: 30,
      equipment: ['Rope'],
    },
  },
  {
    title: 'Sara, 22, Rückraum, Schulter 7 von 10, Saison',
    review:
      'Shoulder 7: no press, throw, support, overhead line or pull in either session, since a row loads a shoulder as well, and no dumbbell that hangs from it: the one of the hip thrust lies on the hip. The reason names pushing, pulling and shoulder as missing and sends her to a professional. Main goal jumping: box jumps and stemming jumps on the heavy day, skips for distance on the light one. 130 m of sprint, both sides counted, with a minute of rest for ten metres. Hip thrust 8–6–5, a slow squat with three stops, sliding heels. Landing in both warm-ups. Doubt: without a leg press nothing heavy is left for her knees; a belt or a vest would be.',
    age: 22,
    answers: {
      gender: 'female',
      position: 'Rückraumspieler',
      goals: ['hoher_springen', 'schneller_werden'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 2,
      durationMinutes: 45,
      equipment: ['Hanteln', 'Sprungbox'],
    },
    knows: { trainingAge: '1-2', sessionVenues: ['Halle', 'Halle'] },
    hurts: [{ region: 'Schulter', level: 7 }],
  },
  {
    title: 'Nele, 13, Außen, Hanteln, Saison',
    review:
      'Thirteen: 100 m of sprint every week in either session (both sides counted) with a rest of a minute for ten metres, no repeated sprints beside them, no drop jump; dumbbells with ten repetitions and two sets, nothing explosive with weights. Nordic by holding with three repetitions, Copenhagen with a short lever from ten seconds: the build-up to the full exercise. Press and pull-down in turn in the second session. Doubt: jumps for the second goal in one of the two sessions only.',
    age: 13,
    answers: {
      gender: 'female',
      position: 'Außenspieler',
      goals: ['schneller_werden', 'hoher_springen'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 1,
      durationMinutes: 45,
      equipment: ['Hanteln'],
    },
  },
  {
    title: 'Ben, 24, Kreis, Langhantel, Vorbereitung, mit Begründung und Wochen',
    review:
      'A year or two of lifting: 10–8–6, light week, 5–5, by barbell: wide deadlift and corner row; front squat, seated press, floor press, bench pull, and the pull-up that he owns a bar for, lowered slowly. Adductors by their schedule. The reason counts correctly and promises nothing. Doubt: little duel training itself, he has three team trainings for that; no Nordic in this block.',
    age: 24,
    answers: {
      gender: 'male',
      position: 'Kreisläufer',
      goals: ['mehr_zweikampfe_gewinnen', 'explosiver_starten'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 2,
      durationMinutes: 60,
      equipment: ['Langhantel', 'Hantelbank', 'Klimmzugstange', 'Hanteln'],
    },
    knows: { trainingAge: '1-2', sessionVenues: ['Studio', 'Studio'] },
  },
  {
    title: 'Rolf, 33, Außen, Ausdauer, neu an Gewichten, Studio mit Ergometer und Halle, Vorbereitung',
    review:
      'New to weights, endurance: fifteen minutes in the first week, by fartlek and a run forth and back in the hall, by defence in the studio; leg press with eight repetitions, 90 s of rest and four in reserve. No mountain climbers beside an ergometer. Nordic by holding, adductors in side-lying. Doubt: the chest press counts for endurance of the arms only, and the ergometer itself is not used in this week.',
    age: 33,
    answers: {
      gender: 'male',
      position: 'Außenspieler',
      goals: ['langer_durchhalten', 'mehr_zweikampfe_gewinnen'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 2,
      individualTrainingFrequency: 2,
      durationMinutes: 60,
      equipment: ['Ergometer', 'Beinpresse', 'Latzugmaschine', 'Brustpresse', 'Kabelzugturm'],
    },
    knows: { trainingAge: 'neu', sessionVenues: ['Studio', 'Halle'] },
  },
  {
    title: 'Karin, 52, Außen, Vorbeugung, neu an Gewichten, 20 Minuten zu Hause mit Band, Spiel am Sonntag',
    review:
      'New, 52, twenty minutes: two sets of everything, band and rucksack, no dive-bomber push-ups, no full Nordic; prevention in both sessions. Thursday is three days before the match. Doubt: 24 minutes are a fifth more than requested, so that the week lacks nothing; the chair press is a hold because a vertical pull is impossible at home without a bar.',
    age: 52,
    answers: {
      gender: 'female',
      position: 'Außenspieler',
      goals: ['verletzungen_vorbeugen', 'beweglicher_werden'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 1,
      individualTrainingFrequency: 2,
      durationMinutes: 20,
      equipment: ['Theraband'],
    },
    knows: { trainingAge: 'neu', sessionVenues: ['Zuhause', 'Zuhause'], matchDays: ['so'] },
  },
  {
    title: 'Tom, 12, Mitte, ohne Gerät, Halle, Vorbereitung',
    review:
      'Twelve: starts, fast feet, mirror runs and feints for the goal, all without weights or drop jumps, and the same number of sprints in every week. Both sides of a start count: 120 m a week with a minute of rest for ten metres. Strength without weights at ten repetitions, Nordic by holding with three. Half an hour each, thirteen and fourteen exercises. Doubt: the towel and the door frame need a grown-up who looks at them once.',
    age: 12,
    answers: {
      gender: 'male',
      position: 'Mittespieler',
      goals: ['schneller_richtungswechseln', 'schneller_werden'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 2,
      durationMinutes: 30,
      equipment: NONE,
    },
    knows: { sessionVenues: ['Halle', 'Halle'] },
  },
  {
    title: 'Finja, 14, Kreis, Band und Medizinball, Vorbereitung',
    review:
      'Fourteen and a girl: landing and stopping in both sessions. Duels for the goal: pushing, pulling and standing against a push. Bands and a ball instead of weights, holds grow before repetitions, adductors by lifting in side-lying, Nordic by holding. One maximal pattern a session: starts against a band, a jump to the side that is held. Wall push and pull-down, push-up and row in turn. Doubt: four team trainings and this are six units a week for her, as many as a coach would allow.',
    age: 14,
    answers: {
      gender: 'female',
      position: 'Kreisläufer',
      goals: ['mehr_zweikampfe_gewinnen', 'verletzungen_vorbeugen'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 4,
      individualTrainingFrequency: 2,
      durationMinutes: 45,
      equipment: ['Theraband', 'Medizinball'],
    },
  },
  {
    title: 'Paul, 16, Rückraum, Hanteln, Wurfarm, Saison, Spiel am Sonntag',
    review:
      'Sixteen, match on Sunday: Tuesday and Thursday, nothing the day before. Throws at the front of both sessions, kneeling and turning on Tuesday, jump throw and overhead on Thursday. Dumbbells from eight repetitions up, two sets in season, no level 3, Nordic by holding. Shoulder blade push-ups in both warm-ups, pull-over, rows and dribbling overhead for the shoulder. Doubt: an arm that throws in four team trainings needs external rotation by name, and he owns no band for it.',
    age: 16,
    answers: {
      gender: 'male',
      position: 'Rückraumspieler',
      goals: ['starker_im_wurfarm'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 4,
      individualTrainingFrequency: 2,
      durationMinutes: 45,
      equipment: ['Hanteln', 'Medizinball', 'Handball'],
    },
    knows: { trainingAge: '1-2', matchDays: ['so'], teamDays: ['di', 'mi', 'fr'] },
  },
  {
    title: 'Emma, 17, Außen, Sprung, Box und Seil, Vorbereitung',
    review:
      'Seventeen, new to weights: jumps in each of three sessions, of different kinds, from both legs to one, at most four exercises of them, a repetition more in the second and third week, then higher. Landing is practised by itself in all three. Dumbbells at eight and ten with four in reserve. Three short sprints in the first; she runs in team training. Doubt: the only pull from above is without a weight, and both pulls fall on the first session; a bar would be the first thing to buy.',
    age: 17,
    answers: {
      gender: 'female',
      position: 'Außenspieler',
      goals: ['hoher_springen'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 3,
      durationMinutes: 45,
      equipment: ['Sprungbox', 'Rope', 'Hanteln'],
    },
    knows: { trainingAge: 'neu', sessionVenues: ['Halle', 'Halle', 'Halle'] },
  },
  {
    title: 'Luca, 19, Kreis, drei Jahre mit Gewichten, vier Einheiten im Studio, Vorbereitung',
    review:
      'Three years of lifting, four sessions: three with 10–8–6, light week, 5–3, one light with the same lifts at ten and three minutes of rest. Squat, deadlift, press in both directions, weighted pull-up and rows each week. Duels are served by strength and by standing against a push; Nordic and Copenhagen by their schedules. Doubt: four exercises fill the first hour, and nobody wrestles.',
    age: 19,
    answers: {
      gender: 'male',
      position: 'Kreisläufer',
      goals: ['mehr_zweikampfe_gewinnen'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 4,
      durationMinutes: 60,
      equipment: GYM,
    },
    knows: { trainingAge: '3+', sessionVenues: ['Studio', 'Studio', 'Studio', 'Studio'] },
  },
  {
    title: 'Hanna, 21, Tor, Beweglichkeit, ohne Gerät zu Hause, Saison',
    review:
      'At home without gear in season, half an hour: mobility in both sessions as the main goal wants, the light one nearly nothing else. Goalkeeping steps in the warm-up and a jump into four corners. Landing in both. Nordic by holding, Copenhagen with a short lever. The reason says that shoulder and calf are missing. Doubt: nothing presses in the first session, a dive-bomber push-up in the second is hard on it.',
    age: 21,
    answers: {
      gender: 'female',
      position: 'Torwart',
      goals: ['beweglicher_werden', 'schneller_richtungswechseln'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 2,
      durationMinutes: 30,
      equipment: NONE,
    },
    knows: { sessionVenues: ['Zuhause', 'Zuhause'] },
  },
  {
    title: 'Max, 23, Außen, schneller, 90 Minuten, Studio und Halle, Vorbereitung',
    review:
      'Ninety minutes three times, goal speed: 180 m of sprint in two sessions, wall sprints and band drives beside them, so that there is fast work first in each; six to ten main exercises with two to five sets, not twelve with three. Squat, Romanian deadlift, bench press, weighted pull-up and a bridge on the floor 10–8–6, 5–3 with two to three minutes of rest; the lifts on one leg and one arm stay at six. Nordic and dynamic Copenhagen by schedule. External rotation in two warm-ups. Doubt: 90 minutes of lifting are much beside three team trainings.',
    age: 23,
    answers: {
      gender: 'male',
      position: 'Außenspieler',
      goals: ['schneller_werden', 'explosiver_starten'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 3,
      durationMinutes: 90,
      equipment: GYM,
    },
    knows: { trainingAge: '3+', sessionVenues: ['Studio', 'Halle', 'Studio'] },
  },
  {
    title: 'Jule, 25, Mitte, Tore, Handball und Band, Saison, eine Einheit',
    review:
      'One session a week, two alternate on Tuesdays, between team trainings and the match on Saturday. Shooting in both: at the wall, at four corners, the movement without a ball. Strength by body and band with two sets in season, squeezing for the adductors, Nordic by holding. Landing on one leg in the one, braking in the other. Push-up and calf raises in turn in the second. Doubt: eight repetitions of a lunge with a knee drive are light for her.',
    age: 25,
    answers: {
      gender: 'female',
      position: 'Mittespieler',
      goals: ['mehr_tore_werfen'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 1,
      durationMinutes: 45,
      equipment: ['Handball', 'Theraband'],
    },
    knows: { matchDays: ['sa'], teamDays: ['mo', 'mi', 'do'] },
  },
  {
    title: 'Nico, 26, Rückraum, Kettlebells zu Hause, Vorbereitung',
    review:
      'One kettlebell and a home: deadlift, floor press and row from ten repetitions to six, no fives with one bell, twice and three times a week, goblet squat where there is room. Running for the second goal only in the hall, at home half a minute on the floor, and the plan says that this is less than it aims at. Nordic by schedule. Push-up and glide in turn at home, floor press and squeezing in the hall. Doubt: the same floor press in all three sessions, and no overhead press with the kettlebell he owns.',
    age: 26,
    answers: {
      gender: 'male',
      position: 'Rückraumspieler',
      goals: ['mehr_zweikampfe_gewinnen', 'langer_durchhalten'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 2,
      individualTrainingFrequency: 3,
      durationMinutes: 45,
      equipment: ['Kettlebell'],
    },
    knows: { trainingAge: '1-2', sessionVenues: ['Zuhause', 'Zuhause', 'Halle'] },
  },
  {
    title: 'Aylin, 28, Kreis, Rücken 3 von 10, Studio, Saison',
    review:
      'Lower back 3: level 2 of bending at most, so squat to a bench and wide deadlift in two sets, no fast work that names the back, no Nordic. The five lifts in the heavy session, the pull from above by band. Walking out into the long plank and, on the light day, a bridge keep trunk and hip working. Second day light. The reason says what is missing and leaves open whether for the back or for the time. Doubt: a heavy wide deadlift with a back that complains is a question for her physiotherapist, and with a bar and a cable at hand the pull might be a heavier one.',
    age: 28,
    answers: {
      gender: 'female',
      position: 'Kreisläufer',
      goals: ['mehr_zweikampfe_gewinnen'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 2,
      durationMinutes: 60,
      equipment: GYM,
    },
    knows: { trainingAge: '1-2', sessionVenues: ['Studio', 'Studio'] },
    hurts: [{ region: 'unterer Rücken', level: 3 }],
  },
  {
    title: 'Dirk, 30, Tor, Hüfte 5 von 10, ohne Gerät, Halle, Vorbereitung',
    review:
      'Hip 5: nothing fast that loads it, no jump, no sprint, no landing, and the reason says so; frog bridge, squeezing and lifting in side lying keep hip and adductors working in a small range. A goalkeeper’s reaction work and neck. Pull-down and toe raises, wall push and row in turn, three rounds each. Doubt: the goal is to turn faster, and nothing in the plan is fast but the hands; at a hip of 5 that is right, and the talk about another goal for these weeks is missing.',
    age: 30,
    answers: {
      gender: 'male',
      position: 'Torwart',
      goals: ['schneller_richtungswechseln'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 2,
      individualTrainingFrequency: 2,
      durationMinutes: 45,
      equipment: NONE,
    },
    hurts: [{ region: 'Hüfte', level: 5 }],
  },
  {
    title: 'Anna, 31, Außen, Knie 6 und Sprunggelenk 3, Hanteln, Vorbereitung',
    review:
      'Knee 6: nothing bends, curls or lands on it; ankle 3: balance with a turning head and four directions against a band strengthen it. Hinge, hip thrust, bench press and rows 10–8–6, 5. The reason says that legs, the back of the thigh, landing and sprints are missing and sends her to a professional. Shoulder push-up and row in turn; nothing on hands and knees. Doubt: the same bench press in both sessions, since little else is left.',
    age: 31,
    answers: {
      gender: 'female',
      position: 'Außenspieler',
      goals: ['verletzungen_vorbeugen'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 2,
      individualTrainingFrequency: 2,
      durationMinutes: 45,
      equipment: ['Hanteln', 'Theraband'],
    },
    knows: { trainingAge: '1-2' },
    hurts: [
      { region: 'Knie', level: 6 },
      { region: 'Sprunggelenk', level: 3 },
    ],
  },
  {
    title: 'Sven, 35, Rückraum, Schulter 4 von 10, Studio, Vorbereitung',
    review:
      'Shoulder 4 and the throwing arm as goal: no throw, no press, no overhead line; pull-down with a band, face pull and rows strengthen it. Squat, Romanian deadlift and hip bridge 10–8–6, 5–3 with long rests. Copenhagen, Nordic by holding, adductor squeeze. The reason says that the goal has no work of its own and that another one fits these weeks. Doubt: five sets of squeezing only fill the time.',
    age: 35,
    answers: {
      gender: 'male',
      position: 'Rückraumspieler',
      goals: ['starker_im_wurfarm', 'verletzungen_vorbeugen'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 2,
      individualTrainingFrequency: 2,
      durationMinutes: 60,
      equipment: GYM,
    },
    knows: { trainingAge: '3+', sessionVenues: ['Studio', 'Studio'] },
    hurts: [{ region: 'Schulter', level: 4 }],
  },
  {
    title: 'Petra, 41, Mitte, Ausdauer, Halle, drei Einheiten, Vorbereitung',
    review:
      'Forty-one, endurance, three sessions in a hall: fartlek three times four minutes, nine intervals of 30/30, a defence course and repeated sprints, all running and all of handball; a fifth more in the last weeks. Strength without weights between. Landing and braking in two, external rotation against the band in one, Y raises against it in another. Doubt: three kinds of running in one week are much for a start at forty-one beside two team trainings.',
    age: 41,
    answers: {
      gender: 'female',
      position: 'Mittespieler',
      goals: ['langer_durchhalten'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 2,
      individualTrainingFrequency: 3,
      durationMinutes: 45,
      equipment: ['Theraband'],
    },
    knows: { sessionVenues: ['Halle', 'Halle', 'Halle'] },
  },
  {
    title: 'Klaus, 48, Kreis, Hanteln zu Hause, 20 Minuten, Saison',
    review:
      'Twenty minutes three times at home: squat and reverse flies with the dumbbells he owns, the rest by body. Five exercises a session, two sets, short rests. Adductors, Nordic by holding, calf, shoulder blade: prevention as main goal. Mobility for the second goal in two sessions. Doubt: two of three sessions do without the dumbbells, and the pull is a push on a chair.',
    age: 48,
    answers: {
      gender: 'male',
      position: 'Kreisläufer',
      goals: ['verletzungen_vorbeugen', 'beweglicher_werden'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 1,
      individualTrainingFrequency: 3,
      durationMinutes: 20,
      equipment: ['Hanteln'],
    },
    knows: { sessionVenues: ['Zuhause', 'Zuhause', 'Zuhause'] },
  },
  {
    title: 'Birgit, 60, Tor, Band, 30 Minuten, Saison',
    review:
      'Sixty, goalkeeper, half an hour with a band: mobility in both sessions, the light one nearly nothing else. Rowing with the band, shoulder push-up with raised hands, crab walk, neck. The reason says what is missing. Doubt: Nordic and Copenhagen holds and a jump into the high corner for a woman of sixty who is new to strength work; a coach would begin with half of it.',
    age: 60,
    answers: {
      gender: 'female',
      position: 'Torwart',
      goals: ['beweglicher_werden'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 1,
      individualTrainingFrequency: 2,
      durationMinutes: 30,
      equipment: ['Theraband'],
    },
    knows: { sessionVenues: ['Zuhause', 'Zuhause'] },
  },
  {
    title: 'Ole, 18, Außen, fünf Einheiten von 60 Minuten, Studio und Halle, Vorbereitung',
    review:
      'Five sessions: heavy, three medium and a light one in the middle, which is mostly mobility. Jumps in all five, no kind twice in a row; starts in three; bench squat, Romanian deadlift and hip work, presses and rows 10–8–6, 5, slow pull-ups. Not more than two maximal patterns a session. Doubt: with three team trainings that are eight units, and at eighteen a coach would drop the fourth session first.',
    age: 18,
    answers: {
      gender: 'male',
      position: 'Außenspieler',
      goals: ['explosiver_starten', 'hoher_springen'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 5,
      durationMinutes: 60,
      equipment: GYM,
    },
    knows: { trainingAge: '1-2', sessionVenues: ['Studio', 'Halle', 'Studio', 'Halle', 'Studio'] },
  },
  {
    title: 'Mara, 20, Rückraum, zwei Spiele in der Woche, Studio, Saison',
    review:
      'Two matches a week: Monday light between them without slow eccentrics, gentle from the warm-up on, Friday the one real session: 100 m of starts with both sides, an overhead throw, squat, Romanian deadlift, seated press, row 8–6–5 and a pull by band, so all five lifts in 48 minutes. Doubt: no Nordic, a single-leg bridge with slow lowering stands for it two days before the match; two rows and no press on Monday.',
    age: 20,
    answers: {
      gender: 'female',
      position: 'Rückraumspieler',
      goals: ['starker_im_wurfarm', 'schneller_werden'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 2,
      durationMinutes: 45,
      equipment: GYM,
    },
    knows: { trainingAge: '1-2', matchDays: ['mi', 'so'], teamDays: ['mo', 'di', 'do'] },
  },
  {
    title: 'Timo, 29, Kreis, Maschinen im Studio, neu an Gewichten, Vorbereitung',
    review:
      'Machines only, new to them: leg press, back extension, pull-down, one-armed press from eight repetitions up, four in reserve, a minute and more of rest. Duel work without gear: screens, tugging, standing against a push. Nordic by holding, adductors in side-lying. Doubt: leg curl and calf machine stay unused, and nothing but the tugging rows, since there is no machine for it.',
    age: 29,
    answers: {
      gender: 'male',
      position: 'Kreisläufer',
      goals: ['mehr_zweikampfe_gewinnen'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 2,
      individualTrainingFrequency: 2,
      durationMinutes: 60,
      equipment: [
        'Beinpresse',
        'Latzugmaschine',
        'Brustpresse',
        'Beinbeuger/-strecker',
        'Rückenstrecker',
        'Schulterpresse',
        'Wadenhebemaschine',
      ],
    },
    knows: { trainingAge: 'neu', sessionVenues: ['Studio', 'Studio'] },
  },
  {
    title: 'Kim, 22, divers, Mitte, Schlitten und Kasten, Halle, Saison',
    review:
      'Diverse: the plan is that of anybody of the age; nothing differs by gender but the second landing of women. Starts first, both sides, then feints; assisted pull-ups and pistol squats at the wall bars. Starts over three steps and jumps on the box in the light session, with two sets and mobility. Doubt: the sledge that the club owns is not used in this block, and starts on a light day need fresh legs.',
    age: 22,
    answers: {
      gender: 'diverse',
      position: 'Mittespieler',
      goals: ['explosiver_starten', 'schneller_richtungswechseln'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 2,
      durationMinutes: 60,
      equipment: ['Schlitten', 'Kasten/Sprossenwand', 'Handball'],
    },
    knows: { trainingAge: '1-2', sessionVenues: ['Halle', 'Halle'] },
  },
  {
    title: 'Jan, 24, Außen, Oberschenkelrückseite 5 von 10, Halle, Saison',
    review:
      'Hamstring 5 and the goal to become faster: no sprint, no lengthening under load; fast feet, hip extension against a band and hip thrusts keep the back of the thigh working. Squeezing and a short Copenhagen for the groin. The reason says that sprint and hamstring are missing. Push-up and pull-down in turn, two rounds. Doubt: the sentence could send him to the ladder back after a hamstring injury, which fits better than a plan.',
    age: 24,
    answers: {
      gender: 'male',
      position: 'Außenspieler',
      goals: ['schneller_werden'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 3,
      individualTrainingFrequency: 2,
      durationMinutes: 45,
      equipment: ['Theraband'],
    },
    knows: { sessionVenues: ['Halle', 'Halle'] },
    hurts: [{ region: 'Oberschenkelrückseite', level: 5 }],
  },
];
