import courses from './course/courses.json' with { type: 'json' };
import details from './detail/details.json' with { type: 'json' };
import balance from './poses/balance.json' with { type: 'json' };
import calf from './poses/calf.json' with { type: 'json' };
import goalkeeper from './poses/goalkeeper.json' with { type: 'json' };
import hip from './poses/hip.json' with { type: 'json' };
import jump from './poses/jump.json' with { type: 'json' };
import kits from './poses/kits.json' with { type: 'json' };
import knee from './poses/knee.json' with { type: 'json' };
import lift from './poses/lift.json' with { type: 'json' };
import muscles from './poses/muscles.json' with { type: 'json' };
import pull from './poses/pull.json' with { type: 'json' };
import push from './poses/push.json' with { type: 'json' };
import run from './poses/run.json' with { type: 'json' };
import shoulder from './poses/shoulder.json' with { type: 'json' };
import stretch from './poses/stretch.json' with { type: 'json' };
import throwing from './poses/throw.json' with { type: 'json' };
import trunk from './poses/trunk.json' with { type: 'json' };
import type { FigureFamily } from './pose/figure-schema.ts';
import type { FigureLibrary } from './pose/resolve-figure.ts';

/** Gives JSON, of which TypeScript knows no literals and tuples, the type that the tests of this package parse it to. */
const drawn = <Data>(json: unknown) => json as Data;

/** Movements with the exercises drawn from them; a test validates them with `figureFamilySchema`. */
export const FIGURE_FAMILIES: readonly FigureFamily[] = drawn([
  balance,
  calf,
  goalkeeper,
  hip,
  jump,
  knee,
  lift,
  pull,
  push,
  run,
  shoulder,
  stretch,
  throwing,
  trunk,
]);

/** All figures so far. Loaded with the first shown figure: some 30 kB. */
export const FIGURE_LIBRARY: FigureLibrary = {
  kits: drawn(kits),
  movements: Object.assign({}, ...FIGURE_FAMILIES.map(({ movements }) => movements)) as FigureLibrary['movements'],
  exercises: Object.assign({}, ...FIGURE_FAMILIES.map(({ exercises }) => exercises)) as FigureLibrary['exercises'],
  muscles: drawn(muscles),
  details: drawn(details),
  courses: drawn(courses),
};
