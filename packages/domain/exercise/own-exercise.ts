import * as z from 'zod/mini';
import { formatGermanDecimal } from '../number/german-decimal.ts';
import { NUMERIC_FIELDS } from '../number/numeric-fields.ts';
import { equipmentLabel, parseEquipment } from '../vocabulary/equipment.ts';
import { writtenName } from '../vocabulary/name.ts';
import { type Phase, PHASES } from '../vocabulary/phase.ts';
import { foldSpelling } from '../vocabulary/spelling.ts';
import { type Metric, METRICS, metricToUnit, unitText } from '../vocabulary/unit.ts';
import { TEMPO } from '../vocabulary/tempo.ts';

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
/** Muscles that can be chosen for an own exercise, from head to foot. */
export const OWN_MUSCLES = [
  'Schulter',
  'Brust',
  'Oberer Rücken',
  'Bizeps',
  'Trizeps',
  'Unterarm',
  'Bauch',
  'Unterer Rücken',
  'Hüfte',
  'Gesäß',
  'Oberschenkel vorn',
  'Oberschenkel hinten',
  'Adduktoren',
  'Waden',
] as const;
export const OWN_TYPE_LABELS: Readonly<Record<Phase, string>> = { warmup: 'Aufwärmen', main: 'Hauptübung', cooldown: 'Cooldown' };

/** Default category of an own exercise. */
export const OWN_POSITION = 'Eigene Übungen';

const NAME_LENGTH = 200;
const LINK_LENGTH = 2000;
const FIGURE_LENGTH = 120;

type Range = { readonly min: number; readonly max: number };

function whole({ min, max }: Range, error: string) {
  return z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
}

function number({ min, max }: Range, error: string) {
  return z.number({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
}

const link = z.url({ protocol: /^https?$/, error: 'Ungültige URL' }).check(z.maxLength(LINK_LENGTH, { error: 'Ungültige URL' }));

const tempo = z.string().check(z.regex(TEMPO, { error: 'Schreib das Tempo als vier Teile, zum Beispiel 3-1-X-0.' }));

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
  /** Null: by its equipment, see {@link ownMetric}. */
  metric: z.nullable(z.enum(METRICS)),
  /** Amount of one set of an exercise that is held, in seconds; null: none given. */
  seconds: z.nullable(whole(NUMERIC_FIELDS.ownSeconds, 'Bitte gib 1 bis 3600 Sekunden an.')),
  /** Amount of one set of an exercise over a distance, in metres; null: none given. */
  metres: z.nullable(whole(NUMERIC_FIELDS.ownMetres, 'Bitte gib 1 bis 10.000 Meter an.')),
  /** Each side does the amount. */
  perSide: z.boolean(),
  /** Both time and distance are measured in one set, of an exercise that is counted in one of them. */
  isPaced: z.boolean(),
  /** Rest between two sets in seconds; null: as long as the player takes. */
  pauseSeconds: z.nullable(whole(NUMERIC_FIELDS.ownPause, 'Bitte gib 0 bis 900 Sekunden Pause an.')),
  /** Four parts as in '3-1-X-0'; the input's empty text becomes null. */
  tempo: z.pipe(
    z.pipe(
      z.string().check(z.overwrite((text) => text.trim().toUpperCase())),
      z.union([z.literal(''), tempo], { error: 'Schreib das Tempo als vier Teile, zum Beispiel 3-1-X-0.' }),
    ),
    z.transform((text) => (text === '' ? null : text)),
  ),
  /** Kilograms between two of its weights; null: by its equipment. */
  weightStep: z.nullable(number(NUMERIC_FIELDS.ownWeightStep, 'Bitte gib 0,25 bis 20 kg an.')),
  muscles: z.array(z.string()),
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
  metric: Metric | null;
  seconds: number | null;
  metres: number | null;
  perSide: boolean;
  isPaced: boolean;
  pauseSeconds: number | null;
  tempo: string;
  weightStep: number | null;
  muscles: string[];
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
  metric: null,
  seconds: null,
  metres: null,
  perSide: false,
  isPaced: false,
  pauseSeconds: null,
  tempo: '',
  weightStep: null,
  muscles: [],
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

/** Metric of an own exercise: the chosen one, else repetitions, with weight when its equipment has one. */
export function ownMetric({ metric, equipment }: { readonly metric: Metric | null; readonly equipment: readonly string[] }): Metric {
  return metric ?? (equipment.some((text) => WEIGHTS.includes(parseEquipment(text) ?? '')) ? 'weight_reps' : 'reps');
}

/** Whether an own exercise is counted in repetitions, with or without a weight; only these have a tempo. */
export function countsRepetitions(own: { readonly metric: Metric | null; readonly equipment: readonly string[] }): boolean {
  return ownMetric(own) === 'reps' || ownMetric(own) === 'weight_reps';
}

/** Unit of an own exercise, and its amount in one set. */
type Counted = Pick<OwnExerciseInput, 'metric' | 'reps' | 'seconds' | 'metres' | 'perSide'> & { readonly equipment: readonly string[] };

/** Initial amounts of a set that is held or covers a distance, in seconds and metres. */
export const OWN_USUAL = { seconds: 30, metres: 20 } as const;

/** Amount of one set in its metric: repetitions, seconds or metres. */
export function ownAmount(own: Counted): number {
  const metric = ownMetric(own);
  if (metric === 'seconds') return own.seconds ?? OWN_USUAL.seconds;
  return metric === 'metres' ? (own.metres ?? OWN_USUAL.metres) : own.reps;
}

const AMOUNT_UNITS: Readonly<Record<Metric, string>> = { weight_reps: '', reps: '', seconds: ' s', metres: ' m' };

/** '3 × 12', '3 × 30 s'. */
export function ownSetsText(own: Counted & Pick<OwnExerciseInput, 'sets'>): string {
  return `${own.sets} × ${formatGermanDecimal(ownAmount(own))}${AMOUNT_UNITS[ownMetric(own)]}`;
}

/** Unit and amount of one set, as rows of plans have them. */
export function ownAmounts(own: Counted): {
  unit: string;
  reps: number | null;
  durationSeconds: number | null;
  distanceMeters: number | null;
} {
  const [metric, amount] = [ownMetric(own), ownAmount(own)];
  return {
    unit: unitText(metricToUnit(metric), own.perSide),
    reps: countsRepetitions(own) ? amount : null,
    durationSeconds: metric === 'seconds' ? amount : null,
    distanceMeters: metric === 'metres' ? amount : null,
  };
}

/** Fields of an own exercise in which it is searched. */
type Searched = { readonly name: string; readonly position: string; readonly muscles: readonly string[] };

/** Whether name, category or a muscle contains a search text, ignoring irrelevant differences of spelling. */
export function matchesOwnExercise({ name, position, muscles }: Searched, text: string): boolean {
  const wanted = foldSpelling(text);
  return [name, position, ...muscles].some((field) => foldSpelling(field).includes(wanted));
}
