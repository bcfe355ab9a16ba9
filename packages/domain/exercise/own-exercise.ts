import * as z from 'zod/mini';
import { NUMERIC_FIELDS } from '../number/numeric-fields.ts';
import { equipmentLabel, parseEquipment } from '../vocabulary/equipment.ts';
import { writtenName } from '../vocabulary/name.ts';
import { type Phase, PHASES } from '../vocabulary/phase.ts';
import { foldSpelling } from '../vocabulary/spelling.ts';
import type { Metric } from '../vocabulary/unit.ts';

/** Equipment that can be chosen for an own exercise. */
export const OWN_EQUIPMENT = [
  'Keine',
  'Hanteln',
  'Kettlebells',
  'Widerstandsband',
  'Gymnastikball',
  'Medizinball',
  'Springseil',
  'Langhantel',
] as const;
export const OWN_GOALS = [
  'Kraft',
  'Ausdauer',
  'Schnelligkeit',
  'Beweglichkeit',
  'Balance',
  'Koordination',
  'Verletzungsprävention',
] as const;
export const OWN_TYPE_LABELS: Readonly<Record<Phase, string>> = { warmup: 'Aufwärmen', main: 'Hauptübung', cooldown: 'Cooldown' };

/** Default category of an own exercise. */
export const OWN_POSITION = 'Eigene Übungen';

const NAME_LENGTH = 200;
const LINK_LENGTH = 2000;
const FIGURE_LENGTH = 120;

function whole({ min, max }: { readonly min: number; readonly max: number }, error: string) {
  return z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
}

const link = z.url({ protocol: /^https?$/, error: 'Ungültige URL' }).check(z.maxLength(LINK_LENGTH, { error: 'Ungültige URL' }));

/** An own exercise as stored. The input's link and category are texts; empty ones become null and the default. */
export const ownExerciseSchema = z.object({
  name: z
    .string({ error: 'Name ist erforderlich' })
    .check(
      z.overwrite(writtenName),
      z.minLength(1, { error: 'Name ist erforderlich' }),
      z.maxLength(NAME_LENGTH, { error: `Der Name darf höchstens ${NAME_LENGTH} Zeichen lang sein.` }),
    ),
  instructionLink: z.pipe(
    z.union([z.literal(''), link], { error: 'Ungültige URL' }),
    z.transform((text) => (text === '' ? null : text)),
  ),
  equipment: z.array(z.string()),
  goals: z.array(z.string()),
  sets: whole(NUMERIC_FIELDS.ownSets, 'Bitte gib 1 bis 20 Sätze an.'),
  reps: whole(NUMERIC_FIELDS.ownReps, 'Bitte gib 1 bis 100 Wiederholungen an.'),
  position: z.pipe(
    z
      .string()
      .check(
        z.overwrite(writtenName),
        z.maxLength(NAME_LENGTH, { error: `Die Kategorie darf höchstens ${NAME_LENGTH} Zeichen lang sein.` }),
      ),
    z.transform((text) => (text === '' ? OWN_POSITION : text)),
  ),
  exerciseType: z.enum(PHASES),
  /** A key of `OWN_MOVEMENTS` or `OWN_SYMBOLS`, or a value of another release. */
  figure: z.nullable(z.string().check(z.maxLength(FIGURE_LENGTH))),
});

export type OwnExerciseInput = z.infer<typeof ownExerciseSchema>;

/** An own exercise in the form. */
export interface OwnExerciseDraft {
  name: string;
  instructionLink: string;
  equipment: string[];
  goals: string[];
  sets: number | null;
  reps: number | null;
  position: string;
  exerciseType: Phase;
  figure: string | null;
}

export const NEW_OWN_EXERCISE: OwnExerciseDraft = {
  name: '',
  instructionLink: '',
  equipment: [],
  goals: [],
  sets: 3,
  reps: 12,
  position: '',
  exerciseType: 'main',
  figure: null,
};

/** Shown name of a piece of equipment: 'keine' reads 'Kein', 'kettlebells' 'Kettlebell'; unknown words stay. */
export function ownEquipmentLabel(text: string): string {
  const word = text.trim().toLowerCase();
  if (word === 'keine') return 'Kein';
  if (word === 'kettlebells') return 'Kettlebell';
  const known = (OWN_EQUIPMENT as readonly string[]).includes(text) ? undefined : parseEquipment(text);
  return known === undefined ? text : equipmentLabel(known);
}

const WEIGHTS: readonly string[] = ['Hanteln', 'Kettlebell', 'Langhantel'];

/** Metric of an own exercise: repetitions, with weight when its equipment has one. */
export function ownExerciseMetric(equipment: readonly string[]): Metric {
  return equipment.some((text) => WEIGHTS.includes(parseEquipment(text) ?? '')) ? 'weight_reps' : 'reps';
}

/** Whether the name or the category contains a search text, ignoring irrelevant differences of spelling. */
export function matchesOwnExercise({ name, position }: { readonly name: string; readonly position: string }, text: string): boolean {
  const wanted = foldSpelling(text);
  return [name, position].some((field) => foldSpelling(field).includes(wanted));
}
