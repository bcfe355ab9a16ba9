import { foldSpelling } from '../vocabulary/spelling.ts';

/** English names of training apps, folded, by the exercise of the catalogue that is the same movement with the same equipment. */
export const ENGLISH_NAMES: Readonly<Record<string, readonly string[]>> = {
  'Bankdrücken mit Langhantel': ['bench press (barbell)', 'bench press', 'barbell bench press', 'flat barbell bench press'],
  'Kurzhantel-Bankdrücken': ['bench press (dumbbell)', 'dumbbell bench press', 'flat dumbbell bench press'],
  'Enges Bankdrücken mit Langhantel': ['bench press - close grip (barbell)', 'close grip bench press', 'close grip barbell bench press'],
  'Schrägbankdrücken mit Hanteln': ['incline bench press (dumbbell)', 'incline dumbbell bench press'],
  Brustpresse: ['chest press (machine)', 'chest press', 'machine chest press'],
  'Schulterdrücken im Stand mit Langhantel': [
    'overhead press (barbell)',
    'overhead press',
    'military press',
    'standing military press (barbell)',
    'strict military press (barbell)',
    'shoulder press (barbell)',
  ],
  'Schulterdrücken im Sitz mit Hanteln': [
    'shoulder press (dumbbell)',
    'seated overhead press (dumbbell)',
    'overhead press (dumbbell)',
    'seated dumbbell press',
  ],
  Schulterpresse: ['shoulder press (machine)', 'seated shoulder press (machine)', 'machine shoulder press'],
  'Schwungdrücken mit Langhantel': ['push press', 'push press (barbell)'],
  'Kniebeuge mit Langhantel': ['squat (barbell)', 'squat', 'barbell squat', 'back squat', 'barbell back squat', 'full squat'],
  'Frontkniebeuge mit Langhantel': ['front squat', 'front squat (barbell)', 'barbell front squat'],
  'Goblet-Kniebeuge': ['goblet squat', 'goblet squat (dumbbell)', 'goblet squat (kettlebell)'],
  'Kniebeuge mit Hanteln': ['squat (dumbbell)', 'dumbbell squat'],
  'Bulgarische Kniebeuge': ['bulgarian split squat', 'bulgarian split squat (bodyweight)'],
  'Bulgarische Kniebeuge mit Hanteln': ['bulgarian split squat (dumbbell)', 'dumbbell bulgarian split squat'],
  'Bulgarische Kniebeuge mit Langhantel': ['bulgarian split squat (barbell)'],
  Beinpresse: ['leg press', 'leg press (machine)', 'leg press horizontal (machine)'],
  'Einbeinige Beinpresse': ['single leg press (machine)', 'single leg press'],
  'Beinstrecken an der Maschine': ['leg extension', 'leg extension (machine)'],
  'Beinbeugen an der Maschine': ['leg curl', 'lying leg curl (machine)', 'seated leg curl (machine)', 'lying leg curl', 'seated leg curl'],
  'Kreuzheben mit Langhantel': ['deadlift (barbell)', 'deadlift', 'barbell deadlift', 'conventional deadlift'],
  'Breites Kreuzheben mit Langhantel': ['sumo deadlift', 'sumo deadlift (barbell)'],
  'Rumänisches Kreuzheben mit Langhantel': ['romanian deadlift (barbell)', 'romanian deadlift', 'barbell romanian deadlift', 'rdl'],
  'Rumänisches Kreuzheben mit Hanteln': ['romanian deadlift (dumbbell)', 'dumbbell romanian deadlift'],
  'Hüftstoß mit Langhantel an der Bank': ['hip thrust (barbell)', 'barbell hip thrust', 'hip thrust'],
  'Hüftbrücke am Boden mit Langhantel': ['glute bridge (barbell)'],
  'Einbeinige Hüftbrücke': ['single leg glute bridge', 'single leg hip bridge'],
  'Ausfallschritte im Gehen': ['walking lunge', 'lunge (bodyweight)', 'walking lunges'],
  'Ausfallschritt rückwärts mit Hanteln': ['reverse lunge (dumbbell)', 'dumbbell reverse lunge'],
  'Ausfallschritt rückwärts mit Langhantel': ['reverse lunge (barbell)'],
  'Seitlicher Ausfallschritt': ['lateral lunge', 'side lunge'],
  'Wadenheben an der Maschine': ['standing calf raise (machine)', 'calf raise (machine)', 'standing calf raise'],
  'Wadenheben im Stand mit Langhantel': ['standing calf raise (barbell)'],
  'Wadendrücken in der Beinpresse': ['calf press (machine)', 'calf press on leg press', 'calf extension (machine)'],
  Klimmzug: ['pull up', 'pull-up', 'pullup', 'pull up (weighted)'],
  'Klimmzug im Untergriff': ['chin up', 'chin-up', 'chinup', 'chin up (weighted)'],
  'Klimmzug mit Bandhilfe': ['pull up (band)', 'pull up (assisted)', 'assisted pull up'],
  'Latzug zur Brust': ['lat pulldown (cable)', 'lat pulldown', 'lat pulldown (machine)', 'lat pull down'],
  'Enger Latzug im Untergriff': ['lat pulldown - close grip (cable)', 'reverse grip lat pulldown (cable)'],
  'Vorgebeugtes Rudern mit Langhantel': ['bent over row (barbell)', 'barbell row', 'bent over barbell row'],
  'Vorgebeugtes Rudern mit zwei Hanteln': ['bent over row (dumbbell)'],
  'Einarmiges Hantelrudern': ['dumbbell row', 'one arm dumbbell row', 'bent over one arm row (dumbbell)'],
  'Rudern im Hang unter der Langhantel': ['inverted row', 'inverted row (bodyweight)'],
  'Face Pull am Kabelturm': ['face pull', 'face pull (cable)'],
  Liegestütz: ['push up', 'push-up', 'pushup', 'push ups'],
  'Liegestütz mit erhöhten Füßen': ['decline push up'],
  'Liegestütz mit erhöhten Händen': ['incline push up', 'incline push ups'],
  'Stützbeugen zwischen zwei Bänken': ['bench dip', 'triceps dip (bench)'],
  Seitstütz: ['side plank'],
  'Hohlkörper halten': ['hollow hold', 'hollow body hold', 'hollow rock'],
  'Knieheben im Hang': ['hanging knee raise', 'knee raise (captain’s chair)'],
  'Beinheben im Hang': ['hanging leg raise', 'hanging leg raises'],
  'Pallof Press am Kabelturm': ['pallof press', 'pallof press (cable)'],
  'Bauchbeugen kniend am Kabelturm': ['cable crunch', 'kneeling cable crunch'],
  'Kettlebell-Swing': ['kettlebell swing', 'kettlebell swing (kettlebell)'],
  'Türkisches Aufstehen': ['turkish get up', 'turkish get-up', 'kettlebell turkish get up'],
  'Farmers Walk mit Hanteln': ['farmers walk', 'farmer’s walk', "farmer's walk"],
  'Umsetzen aus dem Hang': ['hang clean', 'hang clean (barbell)', 'hang power clean'],
  'Nordische Beinbeuge': ['nordic curl', 'nordic hamstrings curls', 'nordic hamstring curl'],
  'Sprung auf die Box': ['box jump'],
  Burpee: ['burpee', 'burpees'],
  'Thruster mit Hanteln': ['thruster (dumbbell)'],
  'Kosaken-Kniebeuge': ['cossack squat'],
  Wandsitzen: ['wall sit'],
  'Rückenstrecken am Gerät': ['back extension (machine)'],
  'Hüftstrecken am Rückenstrecker': ['back extension (hyperextension)', 'hyperextension', 'back extension'],
  Standweitsprung: ['broad jump', 'standing long jump'],
  'Überzug mit Hantel in Rückenlage': ['pullover (dumbbell)', 'dumbbell pullover'],
};

const germanByEnglish: ReadonlyMap<string, string> = new Map(
  Object.entries(ENGLISH_NAMES).flatMap(([german, names]) => names.map((name) => [foldSpelling(name), german] as const)),
);

/** An exercise that a name of a table may mean. */
export interface NamedExercise {
  readonly name: string;
  readonly synonyms: readonly string[];
}

/** Ignores hyphens, apostrophes and umlauts' spelling: 'Goblet Kniebeuge' is 'Goblet-Kniebeuge'. */
const loose = (name: string) =>
  foldSpelling(name)
    .replaceAll(/['’´`.]/g, '')
    .replaceAll(/[-–_/]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Finds the exercises that names of a table mean: by name or synonym of a known exercise in any spelling, else by the English name.
 * @returns by the name of the table; a name without an entry is unknown
 */
export function matchedExercises<Exercise extends NamedExercise>(
  names: readonly string[],
  known: readonly Exercise[],
): ReadonlyMap<string, Exercise> {
  const bySpelling = new Map<string, Exercise>();
  // The names themselves win over synonyms.
  for (const exercise of known) for (const synonym of exercise.synonyms) bySpelling.set(loose(synonym), exercise);
  for (const exercise of known) bySpelling.set(loose(exercise.name), exercise);
  return new Map(
    names.flatMap((name) => {
      const german = germanByEnglish.get(foldSpelling(name));
      const found = bySpelling.get(loose(name)) ?? (german === undefined ? undefined : bySpelling.get(loose(german)));
      return found === undefined ? [] : [[name, found] as const];
    }),
  );
}
