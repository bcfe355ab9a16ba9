import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { EMPTY_TRAINING_PROFILE, type TrainingProfile } from '@anwurf/domain/coach/training-profile';
import { targetOf } from '@anwurf/domain/coach/plan-week';
import { readInstruction } from '@anwurf/domain/exercise/instruction';
import { buildPlan } from '@anwurf/domain/plan/build-plan';
import type { PlanExercise } from '@anwurf/domain/plan/generated-plan';
import type { Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';
import { WEEKDAYS } from '@anwurf/domain/vocabulary/weekday';
import { trainingSeconds } from '@anwurf/domain/plan/training-seconds';
import { expect, test } from 'vitest';
import { HERO_FIGURE } from '../../packages/ui/features/landing/hero/hero-view.ts';
import type { SampleDay, SampleExercise } from '../../packages/ui/features/landing/sample-week/sample-day.ts';

const file = join(import.meta.dirname, '../../packages/ui/features/landing/sample-week/sample-week.json');

const answers: Questionnaire = {
  name: 'Mila',
  gender: 'female',
  position: 'Außenspieler',
  goals: ['hoher_springen', 'starker_im_wurfarm'],
  seasonPhase: 'Wettkampfphase',
  teamTrainingFrequency: 2,
  individualTrainingFrequency: 3,
  durationMinutes: 45,
  equipment: ['Theraband', 'Hanteln', 'Medizinball'],
  contraindications: [],
};
const profile: TrainingProfile = { ...EMPTY_TRAINING_PROFILE, teamDays: ['di', 'do'], matchDays: ['sa'] };

function doseOf(row: PlanExercise): string {
  const { sets, amount } = targetOf(row, 1);
  const unit = row.reps !== null ? '' : row.durationMinutes !== null ? ' min' : row.durationSeconds !== null ? ' s' : ' m';
  return `${sets} × ${String(amount).replace('.', ',')}${unit}`;
}

function toSample(row: PlanExercise): SampleExercise {
  const known = CATALOGUE.find(({ name, phase }) => name === row.name && phase === row.phase);
  const [step = ''] = readInstruction(row.description).steps;
  return { phase: row.phase, name: row.name, slug: known?.slug ?? null, dose: doseOf(row), step };
}

/** Week 1 of a plan that the built-in generator makes for a wing of 17 in the season. */
function sampleWeek(): SampleDay[] {
  const plan = buildPlan({ questionnaire: answers, profile, age: 17, catalogue: CATALOGUE, seed: 121 });
  return WEEKDAYS.map((day): SampleDay => {
    const index = plan.sessions.findIndex(({ weekday }) => weekday === day);
    const session = plan.sessions[index];
    if (session !== undefined) {
      return {
        day,
        kind: 'session',
        order: index + 1,
        minutes: Math.round(trainingSeconds(session.exercises) / 60),
        exercises: session.exercises.map(toSample),
      };
    }
    if (profile.teamDays.some((one) => one === day)) return { day, kind: 'team' };
    return { day, kind: profile.matchDays.some((one) => one === day) ? 'match' : 'free' };
  });
}

test('the exercise on the stage of the landing page is of that week', () => {
  const stage = readFileSync(join(file, '../../hero/hero-stage.tsx'), 'utf8');
  const session = sampleWeek().find((day) => day.kind === 'session');
  const at = session?.exercises.findIndex(({ slug }) => slug === HERO_FIGURE) ?? -1;
  const [name = ''] = session?.exercises[at]?.name.split(' ') ?? [];
  for (const said of [`Einheit ${session?.order} · Übung ${at + 1} von ${session?.exercises.length}`, name, session?.exercises[at]?.dose])
    expect(stage).toContain(said);
});

test('the sample week of the landing page is one that the generator makes', () => {
  const made = sampleWeek();
  if (process.env['UPDATE_SAMPLE'] !== undefined) writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(made);
});
