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
    .array(z.enum(values, { error: `${what}: unbekannter Wert.` }), { error: `${what}: Liste fehlt.` })
    .refine((list) => new Set(list).size === list.length, { error: `${what}: jeder Wert nur einmal.` });
}

const slugs = z.array(z.string().regex(/^[a-z0-9-]+$/, { error: 'Verweise sind Kürzel aus Kleinbuchstaben, Ziffern und Strichen.' }));

const defaultsSchema = z.object({
  sets: z.int().min(1, { error: 'Sätze: 1 bis 12.' }).max(12, { error: 'Sätze: 1 bis 12.' }),
  reps: z.int().min(1).max(100).nullable(),
  seconds: z.int().min(1).max(3600).nullable(),
  metres: z.number().positive().max(20_000).nullable(),
  tempo: z.string().regex(TEMPO, { error: 'Tempo: vier Teile wie 2-0-X-0.' }).nullable(),
  pauseSeconds: z.int().min(0, { error: 'Pause: 0 bis 600 Sekunden.' }).max(600, { error: 'Pause: 0 bis 600 Sekunden.' }),
});

/**
 * An exercise of a catalogue, ours or the operator's, with German messages for every error. Does not check whether the slugs of
 * easier and harder exercises exist, which needs the whole catalogue.
 */
export const catalogueExerciseSchema: z.ZodType<CatalogueExercise> = z
  .object({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Kürzel: nur Kleinbuchstaben, Ziffern und einzelne Striche.' }),
    name: z.string().overwrite(writtenName).min(1, { error: 'Name fehlt.' }).max(200, { error: 'Name: höchstens 200 Zeichen.' }),
    phase: z.enum(PHASES, { error: 'Phase: warmup, main oder cooldown.' }),
    kind: z.enum(EXERCISE_KINDS, { error: 'Art: unbekannter Wert.' }),
    pattern: z.enum(MOVEMENT_PATTERNS, { error: 'Bewegung: unbekannter Wert.' }).nullable(),
    equipment: listOf(EQUIPMENT, 'Equipment').refine((list) => !list.includes(NO_EQUIPMENT), {
      error: 'Equipment: ohne Gerät bleibt die Liste leer.',
    }),
    positions: listOf(POSITIONS, 'Positionen'),
    goals: listOf(GOALS, 'Ziele').min(1, { error: 'Ziele: mindestens eines.' }),
    abilities: listOf(ABILITIES, 'Fähigkeiten').min(1, { error: 'Fähigkeiten: mindestens eine.' }),
    stress: z
      .partialRecord(
        z.enum(STRESS_TAGS, { error: 'Belastung: unbekannter Wert.' }),
        z.literal([...STRESS_LEVELS], { error: 'Belastung: 1, 2 oder 3.' }),
      )
      .default({}),
    elements: listOf(WEEK_ELEMENTS, 'Wochenbausteine').default([]),
    place: z.enum(EXERCISE_PLACES, { error: 'Ort: unbekannter Wert.' }).default('anywhere'),
    spaceMetres: z.number().min(0, { error: 'Platz: 0 bis 60 Meter.' }).max(60, { error: 'Platz: 0 bis 60 Meter.' }).default(0),
    synonyms: z.array(z.string().overwrite(writtenName).min(1).max(80)).max(20, { error: 'Synonyme: höchstens 20.' }).default([]),
    measure: z.string().trim().min(1).max(200).nullable().default(null),
    contraindications: listOf(BODY_REGIONS, 'Körperregionen'),
    progressions: slugs,
    regressions: slugs,
    instruction: z.string().trim().min(1, { error: 'Anleitung fehlt.' }).max(8000, { error: 'Anleitung: höchstens 8000 Zeichen.' }),
    videoLink: z
      .url({ protocol: /^https?$/, error: 'Video: keine Internetadresse.' })
      .max(2000)
      .nullable(),
    metric: z.enum(METRICS, { error: 'Messgröße: unbekannter Wert.' }),
    progress: z.enum(PROGRESSES, { error: 'Steigerung: reserve oder quality.' }).optional(),
    extraLoad: z.enum(EXTRA_LOAD_KINDS, { error: 'Zusatzlast: body oder part.' }).nullable().default(null),
    perSide: z.boolean(),
    isPaced: z.boolean().default(false),
    defaults: defaultsSchema,
    level: z.literal([1, 2, 3], { error: 'Stufe: 1, 2 oder 3.' }),
  })
  .refine(({ phase, kind }) => KINDS_BY_PHASE[phase].includes(kind), { error: 'Art: passt nicht zur Phase.' })
  .refine(({ phase, pattern }) => (phase === 'main') === (pattern !== null), {
    error: 'Bewegung: im Hauptteil nötig, sonst leer.',
  })
  .refine(
    ({ metric, defaults: { reps, seconds, metres } }) => {
      const amounts = { reps, seconds, metres };
      const given = Object.values(amounts).filter((amount) => amount !== null);
      return given.length === 1 && amounts[AMOUNT_BY_METRIC[metric]] !== null;
    },
    { error: 'Menge: genau eine, passend zur Messgröße.' },
  )
  .refine(({ extraLoad, metric }) => extraLoad === null || metric === 'reps', { error: 'Zusatzlast: nur bei Wiederholungen ohne Gewicht.' })
  .refine(({ isPaced, metric, perSide }) => !isPaced || (!perSide && besideMetric(metric) !== null), {
    error: 'Zeit und Strecke: nur bei Sekunden oder Metern, nicht je Seite.',
  })
  .transform((exercise) => ({ ...exercise, progress: exercise.progress ?? usualProgress(exercise) }));
