import type { Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';
import { expect, it } from 'vitest';
import { EMPTY_TRAINING_PROFILE } from '@anwurf/domain/coach/training-profile';
import { missingElements, planFor, readPlan } from './built-sessions.ts';
import { brokenPlanRules } from './plan-rules.ts';
import type { PlanWish } from './random-plan-request.ts';

// Wishes that broke a rule once. Rare ones: random tests would take thousands of plans to find them again.
const nothingKnown = { profile: EMPTY_TRAINING_PROFILE, complaints: [] } as const;

const wishes: Record<string, PlanWish> = {
  'a week of many parts in the studio that used up the time of all prevention': {
    profile: { ...EMPTY_TRAINING_PROFILE, trainingAge: '1-2', sessionVenues: ['Studio'] },
    complaints: [],
    questionnaire: {
      name: 'Kim Beispiel',
      gender: 'male',
      position: 'Rückraumspieler',
      goals: ['schneller_werden', 'mehr_tore_werfen'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 1,
      individualTrainingFrequency: 1,
      durationMinutes: 60,
      equipment: [
        'Rückenstrecker',
        'Schulterpresse',
        'Beinpresse',
        'Brustpresse',
        'Rope',
        'Hantelbank',
        'Sprungbox',
        'Schlitten',
        'Wadenhebemaschine',
        'Langhantel',
      ],
      contraindications: [],
    },
    seed: 1_487_636_638,
    age: null,
  },
  'five long sessions for one goal that few exercises without equipment serve': {
    ...nothingKnown,
    questionnaire: {
      name: 'Kim Beispiel',
      gender: 'male',
      position: 'Rückraumspieler',
      goals: ['beweglicher_werden'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 1,
      individualTrainingFrequency: 5,
      durationMinutes: 90,
      equipment: ['Kein Equipment'],
      contraindications: [],
    },
    seed: 1_180_745_351,
    age: 18,
  },
  'a short session of a goalkeeper whose goals hardly any goalkeeper exercise serves': {
    ...nothingKnown,
    questionnaire: {
      name: 'Kim Beispiel',
      gender: 'male',
      position: 'Torwart',
      goals: ['mehr_zweikampfe_gewinnen', 'starker_im_wurfarm'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 1,
      individualTrainingFrequency: 1,
      durationMinutes: 45,
      equipment: ['Kabelzugturm', 'Theraband', 'Beinpresse'],
      contraindications: [],
    },
    seed: -801_221_675,
    age: null,
  },
  'short sessions of a goalkeeper with three goals that leave little time for anything else': {
    ...nothingKnown,
    questionnaire: {
      name: 'Kim Beispiel',
      gender: 'female',
      position: 'Torwart',
      goals: ['langer_durchhalten', 'hoher_springen', 'mehr_tore_werfen'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 5,
      individualTrainingFrequency: 4,
      durationMinutes: 45,
      equipment: ['Kein Equipment'],
      contraindications: [],
    },
    seed: -2_147_483_645,
    age: 42,
  },
  'twenty minutes for endurance with one hall, where intervals of another kind once took the place of running': {
    questionnaire: {
      name: 'Kim Beispiel',
      gender: 'diverse',
      position: 'Kreisläufer',
      goals: ['langer_durchhalten'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 5,
      individualTrainingFrequency: 4,
      durationMinutes: 20,
      equipment: ['Kein Equipment'],
      contraindications: [],
    },
    profile: {
      ...EMPTY_TRAINING_PROFILE,
      trainingAge: '1-2',
      sessionVenues: ['Studio', 'Halle', 'Studio', 'Studio', 'Zuhause'],
      teamDays: ['mi', 'fr', 'so', 'mo', 'sa'],
      matchDays: ['so'],
      weightStep: 2,
      heaviestDumbbell: 47,
    },
    complaints: [],
    seed: -646_238_774,
    age: null,
  },
  'twenty minutes at home for endurance, where fitting the time once took the endurance away': {
    complaints: [],
    profile: { ...EMPTY_TRAINING_PROFILE, trainingAge: 'neu', sessionVenues: ['Zuhause'], teamDays: ['di', 'do'], sessionDays: ['do'] },
    questionnaire: {
      name: 'Kim Beispiel',
      gender: 'male',
      position: 'Torwart',
      goals: ['beweglicher_werden', 'langer_durchhalten'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 2,
      individualTrainingFrequency: 1,
      durationMinutes: 20,
      equipment: ['Kein Equipment'],
      contraindications: [],
    },
    seed: 1,
    age: 48,
  },
  'twenty minutes of a goalkeeper with a sore knee, in which two sprints were each taken for what the goal demands': {
    profile: EMPTY_TRAINING_PROFILE,
    complaints: [{ region: 'Knie', level: 4 }],
    questionnaire: {
      name: 'Kim Beispiel',
      gender: 'male',
      position: 'Torwart',
      goals: ['mehr_tore_werfen', 'schneller_werden'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 1,
      individualTrainingFrequency: 3,
      durationMinutes: 20,
      equipment: ['Kein Equipment'],
      contraindications: [],
    },
    seed: -2_147_483_620,
    age: null,
  },
  'a sore shoulder beside heavy lifts that used up the time of all that strengthens it': {
    profile: { ...EMPTY_TRAINING_PROFILE, trainingAge: '3+', matchDays: ['mo'], sessionDays: ['so'] },
    complaints: [{ region: 'Schulter', level: 4 }],
    questionnaire: {
      name: 'Kim Beispiel',
      gender: 'male',
      position: 'Mittespieler',
      goals: ['mehr_tore_werfen'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 1,
      individualTrainingFrequency: 2,
      durationMinutes: 45,
      equipment: ['Langhantel', 'Hantelbank'],
      contraindications: [],
    },
    seed: 0,
    age: 18,
  },
  'twenty minutes of a goalkeeper in season, whose jumps in the goal left no time for endurance': {
    ...nothingKnown,
    questionnaire: {
      name: 'Kim Beispiel',
      gender: 'male',
      position: 'Torwart',
      goals: ['starker_im_wurfarm', 'langer_durchhalten'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 1,
      individualTrainingFrequency: 1,
      durationMinutes: 20,
      equipment: ['Kein Equipment'],
      contraindications: [],
    },
    seed: -1_977_097_476,
    age: null,
  },
  'twenty minutes of sprints with a sore back, whose warm-up was too long for what nothing else could give': {
    profile: { ...EMPTY_TRAINING_PROFILE, trainingAge: '1-2', matchDays: ['fr', 'so'], weekMode: 'sessions' },
    complaints: [
      { region: 'unterer Rücken', level: 7 },
      { region: 'Handgelenk', level: 6 },
    ],
    questionnaire: {
      name: 'Kim Beispiel',
      gender: 'female',
      position: 'Außenspieler',
      goals: ['mehr_zweikampfe_gewinnen', 'schneller_werden'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 1,
      individualTrainingFrequency: 4,
      durationMinutes: 20,
      equipment: ['Kein Equipment'],
      contraindications: [],
    },
    seed: -1_628_360_585,
    age: 44,
  },
};

it.each(Object.entries(wishes))('every rule is kept for %s', (_, wish) => {
  expect(brokenPlanRules(wish, planFor(wish))).toEqual([]);
});

const person: Pick<Questionnaire, 'name' | 'gender' | 'contraindications' | 'individualTrainingFrequency' | 'durationMinutes'> = {
  name: 'Kim Beispiel',
  gender: 'diverse',
  contraindications: [],
  individualTrainingFrequency: 1,
  durationMinutes: 20,
};

// Endurance in twenty minutes: it may not push out what no week may lack.
const shortWishes: Record<string, { wish: PlanWish; mayLack: number }> = {
  'a goalkeeper with a sore hamstring, who may run at an easy pace only': {
    mayLack: 3,
    wish: {
      questionnaire: {
        ...person,
        position: 'Torwart',
        goals: ['mehr_tore_werfen', 'hoher_springen', 'langer_durchhalten'],
        seasonPhase: 'Wettkampfphase',
        teamTrainingFrequency: 1,
        equipment: ['Kein Equipment'],
      },
      profile: { ...EMPTY_TRAINING_PROFILE, trainingAge: 'neu', weightStep: 1, heaviestDumbbell: 37, weekMode: 'sessions' },
      complaints: [{ region: 'Oberschenkelrückseite', level: 10 }],
      seed: -1_401_090_473,
      age: 18,
    },
  },
  'a winger in the gym, where the bike takes half of the time': {
    mayLack: 0,
    wish: {
      questionnaire: {
        ...person,
        position: 'Außenspieler',
        goals: ['langer_durchhalten', 'hoher_springen'],
        seasonPhase: 'Saisonvorbereitung',
        teamTrainingFrequency: 2,
        equipment: [
          'Rückenstrecker',
          'Kasten/Sprossenwand',
          'Wadenhebemaschine',
          'Latzugmaschine',
          'Brustpresse',
          'Sprungbox',
          'Ergometer',
          'Schlitten',
        ],
      },
      profile: {
        ...EMPTY_TRAINING_PROFILE,
        trainingAge: '3+',
        matchDays: ['fr', 'do'],
        weightStep: 1,
        heaviestDumbbell: 14,
        weekMode: 'sessions',
      },
      complaints: [],
      seed: 24,
      age: 35,
    },
  },
};

it.each(Object.entries(shortWishes))('the week lacks no more for the endurance of %s', (_, { wish, mayLack }) => {
  const { sessions } = readPlan(wish, planFor(wish));
  expect(missingElements(sessions).length).toBeLessThanOrEqual(mayLack);
});
