import { z } from 'zod';
import { ABILITIES } from '../vocabulary/ability.ts';
import { BODY_REGIONS } from '../vocabulary/body-region.ts';
import { EQUIPMENT, NO_EQUIPMENT } from '../vocabulary/equipment.ts';
import { GOALS } from '../vocabulary/goal.ts';
import { writtenName } from '../vocabulary/name.ts';
import { type Phase, PHASES } from '../vocabulary/phase.ts';
import { POSITIONS } from '../vocabulary/player.ts';
import { TEMPO } from '../vocabulary/tempo.ts';
import { METRICS } from '../vocabulary/unit.ts';
import { EXERCISE_PLACES } from './exercise-place.ts';
import { PROGRESSES } from '../vocabulary/progress.ts';
import { usualProgress } from './usual-progress.ts';
import { STRESS_LEVELS, STRESS_TAGS } from './stress.ts';
import { besideMetric } from '../workout/pace.ts';
import { WEEK_ELEMENTS } from './week-element.ts';
import { type CatalogueExercise, EXERCISE_KINDS, EXTRA_LOAD_KINDS, type ExerciseKind, MOVEMENT_PATTERNS } from './catalogue-exercise.ts';

const KINDS_BY_PHASE: Readonly<Record<Phase, readonly ExerciseKind[]>> = {
  warmup: ['raise', 'mobility', 'activation'],
  main: ['speed', 'power', 'strength', 'prevention', 'mobility', 'endurance'],
  cooldown: ['recovery', 'stretch'],
};

const AMOUNT_BY_METRIC = { weight_reps: 'reps', reps: 'reps', seconds: 'seconds', metres: 'metres' } as const;

function listOf<const Values extends readonly string[]>(values: Values, what: string) {
  return z
    .array(z.enum(values, { error: `${what}: unknown value.` }), { error: `${what}: the list is missing.` })
    .refine((list) => new Set(list).size === list.length, { error: `${what}: each value only once.` });
}

const slugs = z.array(z.string().regex(/^[a-z0-9-]+$/, { error: 'References are slugs of lower-case letters, digits and hyphens.' }));

const defaultsSchema = z.object({
  sets: z.int().min(1, { error: 'sets: 1 to 12.' }).max(12, { error: 'sets: 1 to 12.' }),
  reps: z.int().min(1).max(100).nullable(),
  seconds: z.int().min(1).max(3600).nullable(),
  metres: z.number().positive().max(20_000).nullable(),
  tempo: z.string().regex(TEMPO, { error: 'tempo: four parts such as 2-0-X-0.' }).nullable(),
  pauseSeconds: z.int().min(0, { error: 'pauseSeconds: 0 to 600.' }).max(600, { error: 'pauseSeconds: 0 to 600.' }),
});

/**
 * An exercise of a catalogue, ours or the operator's, with a message for every error. Does not check whether the slugs of
 * easier and harder exercises exist, which needs the whole catalogue.
 */
export const catalogueExerciseSchema: z.ZodType<CatalogueExercise> = z
  .object({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'slug: only lower-case letters, digits and single hyphens.' }),
    name: z.string().overwrite(writtenName).min(1, { error: 'name: is missing.' }).max(200, { error: 'name: at most 200 characters.' }),
    phase: z.enum(PHASES, { error: 'phase: warmup, main or cooldown.' }),
    kind: z.enum(EXERCISE_KINDS, { error: 'kind: unknown value.' }),
    pattern: z.enum(MOVEMENT_PATTERNS, { error: 'pattern: unknown value.' }).nullable(),
    equipment: listOf(EQUIPMENT, 'equipment').refine((list) => !list.includes(NO_EQUIPMENT), {
      error: 'equipment: the list is empty without any.',
    }),
    positions: listOf(POSITIONS, 'positions'),
    goals: listOf(GOALS, 'goals').min(1, { error: 'goals: at least one.' }),
    abilities: listOf(ABILITIES, 'abilities').min(1, { error: 'abilities: at least one.' }),
    stress: z
      .partialRecord(
        z.enum(STRESS_TAGS, { error: 'stress: unknown value.' }),
        z.literal([...STRESS_LEVELS], { error: 'stress: 1, 2 or 3.' }),
      )
      .default({}),
    elements: listOf(WEEK_ELEMENTS, 'elements').default([]),
    place: z.enum(EXERCISE_PLACES, { error: 'place: unknown value.' }).default('anywhere'),
    spaceMetres: z.number().min(0, { error: 'spaceMetres: 0 to 60.' }).max(60, { error: 'spaceMetres: 0 to 60.' }).default(0),
    synonyms: z.array(z.string().overwrite(writtenName).min(1).max(80)).max(20, { error: 'synonyms: at most 20.' }).default([]),
    measure: z.string().trim().min(1).max(200).nullable().default(null),
    contraindications: listOf(BODY_REGIONS, 'contraindications'),
    progressions: slugs,
    regressions: slugs,
    instruction: z
      .string()
      .trim()
      .min(1, { error: 'instruction: is missing.' })
      .max(8000, { error: 'instruction: at most 8000 characters.' }),
    videoLink: z
      .url({ protocol: /^https?$/, error: 'videoLink: not a web address.' })
      .max(2000)
      .nullable(),
    metric: z.enum(METRICS, { error: 'metric: unknown value.' }),
    progress: z.enum(PROGRESSES, { error: 'progress: reserve or quality.' }).optional(),
    extraLoad: z.enum(EXTRA_LOAD_KINDS, { error: 'extraLoad: body or part.' }).nullable().default(null),
    perSide: z.boolean(),
    isPaced: z.boolean().default(false),
    defaults: defaultsSchema,
    level: z.literal([1, 2, 3], { error: 'level: 1, 2 or 3.' }),
  })
  .refine(({ phase, kind }) => KINDS_BY_PHASE[phase].includes(kind), { error: 'kind: does not fit the phase.' })
  .refine(({ phase, pattern }) => (phase === 'main') === (pattern !== null), {
    error: 'pattern: needed in the main part, else empty.',
  })
  .refine(
    ({ metric, defaults: { reps, seconds, metres } }) => {
      const amounts = { reps, seconds, metres };
      const given = Object.values(amounts).filter((amount) => amount !== null);
      return given.length === 1 && amounts[AMOUNT_BY_METRIC[metric]] !== null;
    },
    { error: 'amount: exactly one, that of the metric.' },
  )
  .refine(({ extraLoad, metric }) => extraLoad === null || metric === 'reps', {
    error: 'extraLoad: only with repetitions without a weight.',
  })
  .refine(({ isPaced, metric, perSide }) => !isPaced || (!perSide && besideMetric(metric) !== null), {
    error: 'isPaced: only with seconds or metres, not per side.',
  })
  .transform((exercise) => ({ ...exercise, progress: exercise.progress ?? usualProgress(exercise) }));
