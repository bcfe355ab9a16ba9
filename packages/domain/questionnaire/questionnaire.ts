import * as z from 'zod/mini';
import { BODY_REGIONS } from '../vocabulary/body-region.ts';
import { EQUIPMENT, NO_EQUIPMENT } from '../vocabulary/equipment.ts';
import { GOALS } from '../vocabulary/goal.ts';
import { writtenName } from '../vocabulary/name.ts';
import { GENDERS, POSITIONS } from '../vocabulary/player.ts';
import { INDIVIDUAL_TRAINING_RANGE, SEASON_PHASES, SESSION_DURATIONS, TEAM_TRAINING_RANGE } from '../vocabulary/training-time.ts';

/** Most goals; the first is the main goal. */
export const MAX_GOALS = 3;

const NAME_LENGTH = 200;

function timesPerWeek(range: { min: number; max: number }, error: string) {
  return z.int({ error }).check(z.minimum(range.min, { error }), z.maximum(range.max, { error }));
}

function withoutRepetition(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

/**
 * The answers that a plan is built from. Goals are in the order of choice; equipment is either only 'Kein Equipment' or what the
 * player owns. Contraindications are the regions to spare, usually none: exercises that load them heavily are omitted.
 */
export const questionnaireSchema = z.object({
  name: z
    .string({ error: 'Bitte gib deinen Namen ein.' })
    .check(
      z.overwrite(writtenName),
      z.minLength(1, { error: 'Bitte gib deinen Namen ein.' }),
      z.maxLength(NAME_LENGTH, { error: `Der Name darf höchstens ${NAME_LENGTH} Zeichen lang sein.` }),
    ),
  gender: z.enum(GENDERS, { error: 'Bitte wähle dein Geschlecht.' }),
  position: z.enum(POSITIONS, { error: 'Bitte wähle deine Position.' }),
  goals: z
    .array(z.enum(GOALS, { error: 'Dieses Ziel gibt es nicht.' }), {
      error: 'Bitte wähle mindestens ein Ziel.',
    })
    .check(
      z.minLength(1, { error: 'Bitte wähle mindestens ein Ziel.' }),
      z.maxLength(MAX_GOALS, { error: `Bitte wähle höchstens ${MAX_GOALS} Ziele.` }),
      z.refine(withoutRepetition, { error: 'Bitte wähle jedes Ziel nur einmal.' }),
    ),
  seasonPhase: z.enum(SEASON_PHASES, { error: 'Bitte wähle deine Saisonphase.' }),
  teamTrainingFrequency: timesPerWeek(TEAM_TRAINING_RANGE, 'Bitte wähle, wie oft du pro Woche mit dem Team trainierst (1 bis 7).'),
  individualTrainingFrequency: timesPerWeek(INDIVIDUAL_TRAINING_RANGE, 'Bitte wähle, wie oft du pro Woche allein trainierst (1 bis 5).'),
  durationMinutes: z.literal([...SESSION_DURATIONS], {
    error: 'Bitte wähle, wie lange eine Einheit dauern soll.',
  }),
  equipment: z
    .array(z.enum(EQUIPMENT, { error: 'Dieses Equipment gibt es nicht.' }), {
      error: 'Bitte wähle dein Equipment.',
    })
    .check(
      z.minLength(1, { error: 'Bitte wähle dein Equipment.' }),
      z.refine(withoutRepetition, { error: 'Bitte wähle jedes Gerät nur einmal.' }),
      z.refine((list) => list.length <= 1 || !list.includes(NO_EQUIPMENT), {
        error: '„Kein Equipment“ lässt sich nicht mit Geräten verbinden.',
      }),
    ),
  contraindications: z._default(
    z
      .array(z.enum(BODY_REGIONS, { error: 'Diese Körperregion gibt es nicht.' }))
      .check(z.refine(withoutRepetition, { error: 'Bitte wähle jede Körperregion nur einmal.' })),
    [],
  ),
});

export type Questionnaire = z.infer<typeof questionnaireSchema>;
