import { describe, expect, it } from 'vitest';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { Athlete } from './age-stage.ts';
import { planWeeks } from './plan-weeks.ts';
import { weekLoads } from './session-load.ts';

const inSeason: Questionnaire = {
  name: 'Kim Beispiel',
  gender: 'diverse',
  position: 'Mittespieler',
  goals: ['hoher_springen', 'beweglicher_werden', 'starker_im_wurfarm'],
  seasonPhase: 'Wettkampfphase',
  teamTrainingFrequency: 3,
  individualTrainingFrequency: 3,
  durationMinutes: 90,
  equipment: ['Hanteln'],
  contraindications: [],
};
const preSeason: Questionnaire = { ...inSeason, seasonPhase: 'Saisonvorbereitung' };
const adult: Athlete = { stage: 'adult', trainingAge: '3+' };
const unknown: Athlete = { stage: 'unknown', trainingAge: 'neu' };

describe('the weeks of a plan', () => {
  it('are four in season, the last one lighter, and six in pre-season, the fourth one lighter', () => {
    const factors = (answers: Questionnaire) => planWeeks(answers, adult).map(({ setsFactor }) => setsFactor);
    expect(factors(inSeason)).toEqual([1, 1, 1, 0.6]);
    expect(factors(preSeason)).toEqual([1, 1, 1, 0.6, 1, 1]);
  });

  it('name the repetitions of the main lifts for experienced lifters', () => {
    const repetitions = planWeeks(preSeason, adult).map(({ note }) => /mit (\d+) Wiederholungen/.exec(note)?.[1] ?? '');
    expect(repetitions).toEqual(['10', '8', '6', '', '5', '3']);
  });

  it('ask new, young or unknown players for clean repetitions, never for heavy ones', () => {
    const notes = planWeeks(preSeason, unknown).map(({ note }) => note);
    expect(notes.join(' ')).not.toMatch(/schwerer als zuvor|so schwer wie/);
    expect(notes[0]).toContain('Lerne die Übungen kennen');
  });
});

describe('the load of the week without a known match', () => {
  it('falls towards the end in season', () => {
    expect(weekLoads(inSeason)).toEqual(['heavy', 'medium', 'light']);
    expect(weekLoads({ ...inSeason, individualTrainingFrequency: 1 })).toEqual(['medium']);
  });

  it('has at most one heavy session when the team trains a lot', () => {
    expect(weekLoads({ ...preSeason, individualTrainingFrequency: 5, teamTrainingFrequency: 1 })).toEqual([
      'heavy',
      'medium',
      'light',
      'heavy',
      'medium',
    ]);
    expect(weekLoads({ ...preSeason, individualTrainingFrequency: 5, teamTrainingFrequency: 2 })).toEqual([
      'heavy',
      'medium',
      'light',
      'medium',
      'medium',
    ]);
  });
});
