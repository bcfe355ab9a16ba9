import { expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { EMPTY_TRAINING_PROFILE } from '@anwurf/domain/coach/training-profile';
import { type BuiltPlan, buildPlan } from '@anwurf/domain/plan/build-plan';
import type { PlanExercise, WeekTarget } from '@anwurf/domain/plan/generated-plan';
import { weekLines } from '@anwurf/domain/plan/plan-text';
import { trainingSeconds } from '@anwurf/domain/plan/training-seconds';
import { type Persona, PERSONAS } from './golden-personas.ts';

/* Plans with a fixed seed, written to `golden` and read like a coach: his review stands above each plan. When a plan changes, read
   it again and rewrite its review: updating the file (`vitest -u`) is not enough. */

const PHASE_LETTER = { warmup: 'A', main: 'H', cooldown: 'C' } as const;
const LINE_LENGTH = 120;

/** '10–8–6' if the weeks differ, else empty. */
function weeksText(targets: readonly WeekTarget[] | null | undefined): string {
  const amounts = targets?.map(({ amount }) => amount) ?? [];
  return new Set(amounts).size < 2 ? '' : ` [${amounts.join(' ')}]`;
}

/** 'H1 3 × 8 kg je Seite, 2-0-1-0, Pause 75: Name [8 6 4 6]'. */
function exerciseLine(exercise: PlanExercise, place: number): string {
  const { phase, sets, reps, durationSeconds, durationMinutes, distanceMeters, unit, tempo, pauseSeconds, name, weekTargets } = exercise;
  const amount = reps ?? durationSeconds ?? durationMinutes ?? distanceMeters;
  const shortUnit = unit.replace('Wiederholungen', 'Wdh.').replace('Sekunden', 's').replace('Minuten', 'min').replace('Meter', 'm');
  const { groupKey, roundRest } = exercise;
  const ownRest = sets > 1 ? `, Pause ${pauseSeconds}` : '';
  const rest = (groupKey ?? null) === null ? ownRest : `, Supersatz ${groupKey}, Rundenpause ${roundRest}`;
  return `${PHASE_LETTER[phase]}${place} ${sets} × ${amount} ${shortUnit}${tempo === null ? '' : `, ${tempo}`}${rest}: ${name}${weeksText(weekTargets)}`;
}

function planOf({ age, answers, knows = {}, hurts = [] }: Persona): BuiltPlan {
  return buildPlan({
    questionnaire: { name: 'Persona', ...answers, contraindications: [] },
    profile: { ...EMPTY_TRAINING_PROFILE, ...knows },
    complaints: hurts,
    catalogue: CATALOGUE,
    seed: 1,
    age,
  });
}

function sessionLines({ exercises, weekday, venue, load }: BuiltPlan['sessions'][number], index: number): string[] {
  const place = [weekday, venue, load].filter((part) => part !== null).join(', ');
  const title = `Einheit ${index + 1} (${place}): ${Math.round(trainingSeconds(exercises) / 60)} min`;
  const inPhase = (at: number) => exercises.slice(0, at + 1).filter(({ phase }) => phase === exercises[at]?.phase).length;
  return ['', title, ...exercises.map((exercise, at) => exerciseLine(exercise, inPhase(at)))];
}

/** The words of a text in lines of readable length. */
function inLines(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length < LINE_LENGTH) lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function written(persona: Persona): string {
  const { name, sessions, reason, weeks } = planOf(persona);
  const { goals, equipment } = persona.answers;
  return [
    persona.title,
    `${goals.join(', ')} · ${equipment.join(', ')}`,
    '',
    ...inLines(`A coach looks for: ${persona.review}`),
    '',
    name,
    ...sessions.flatMap(sessionLines),
    '',
    ...weekLines(weeks),
    '',
    ...inLines(reason),
    '',
  ].join('\n');
}

/** 'mia-15' of 'Mia, 15, Tor, …'. */
function fileOf({ title }: Persona): string {
  const [name = '', age = ''] = title.split(',');
  return [name, age.trim()]
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');
}

it.each(PERSONAS.map((persona) => [persona.title, persona] as const))('%s', async (_, persona) => {
  await expect(written(persona)).toMatchFileSnapshot(`golden/${fileOf(persona)}.txt`);
});

it('there are thirty plans, each in a file of its own and with a review', () => {
  expect(new Set(PERSONAS.map(fileOf)).size).toBe(30);
  expect(PERSONAS.filter(({ review }) => review.length < 80)).toEqual([]);
});
