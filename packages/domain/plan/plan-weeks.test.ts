import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { Athlete } from './age-stage.ts';
import { planWeeks, type WeekRow } from './plan-weeks.ts';
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

function rowOf(slug: string, amounts: readonly number[], sets = 3): WeekRow {
  const exercise = CATALOGUE.find((candidate) => candidate.slug === slug);
  if (exercise === undefined) throw new Error(`${slug} is not in the catalogue`);
  return { exercise, weekTargets: amounts.map((amount) => ({ sets, amount, reserve: null })) };
}

const press = rowOf('beinpresse', [10, 8, 6, 8, 5, 3]);
const pushUps = rowOf('liegestuetz', [12, 12, 13, 12, 13, 14]);
const jumps = rowOf('counter-movement-jump', [5, 6, 6, 5, 5, 5]);
const notesOf = (athlete: Athlete, ...rows: WeekRow[]) => planWeeks(preSeason, athlete, rows).map(({ note }) => note);

describe('the weeks of a plan', () => {
  it('are four in season, the last one lighter, and six in pre-season, the fourth one lighter', () => {
    const factors = (answers: Questionnaire) => planWeeks(answers, adult, []).map(({ setsFactor }) => setsFactor);
    expect(factors(inSeason)).toEqual([1, 1, 1, 0.6]);
    expect(factors(preSeason)).toEqual([1, 1, 1, 0.6, 1, 1]);
  });

  it('name the repetitions of the main lifts for experienced lifters', () => {
    const repetitions = notesOf(adult, press).map((note) => /mit (\d+) Wiederholungen/.exec(note)?.[1] ?? '');
    expect(repetitions).toEqual(['10', '8', '6', '', '5', '3']);
  });

  it('seek no weight where nothing is lifted, and say what grows', () => {
    expect(notesOf(adult, pushUps, jumps)).toEqual([
      'Lerne die Übungen kennen; höre bei Kraftübungen auf, wenn noch etwa drei saubere Wiederholungen gingen.',
      'Mehr als in Woche 1: eine Wiederholung bei Sprüngen.',
      'Mehr als in Woche 1: eine Wiederholung je Kraftsatz und eine Wiederholung bei Sprüngen.',
      'Leichtere Woche: ohne dich auszureizen; danach steigerst du weiter.',
      'Mehr als in Woche 1: eine Wiederholung je Kraftsatz. Schnelle Übungen wie in Woche 1, aber jede so schnell, hoch oder weit wie möglich.',
      'Mehr als in Woche 1: zwei Wiederholungen je Kraftsatz. Schnelle Übungen wie in Woche 1, aber jede so schnell, hoch oder weit wie möglich.',
    ]);
  });

  it('promise no repetition more where none is', () => {
    expect(notesOf(adult, rowOf('einbeinstand-stoerung', [30, 30, 30, 30, 30, 30])).join(' ')).not.toContain('Mehr als');
  });

  it('ask new, young or unknown players for clean repetitions, never for heavy ones', () => {
    const notes = notesOf(unknown, pushUps, rowOf('beinpresse', [8, 8, 9, 8, 9, 10]));
    expect(notes.join(' ')).not.toMatch(/schwerer als zuvor|so schwer wie/);
    expect(notes[0]).toContain('noch etwa vier saubere');
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
