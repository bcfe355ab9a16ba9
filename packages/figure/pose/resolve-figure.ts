import type { Course } from '../course/course-schema.ts';
import type { Details } from '../detail/detail-schema.ts';
import { type MuscleTable, musclesOf } from '../draw/muscle.ts';
import { asContacts } from './as-contacts.ts';
import type { Prop, WrittenFigure } from './figure-schema.ts';
import type { Figure, KeyPose } from './figure.ts';
import { mirroredLegs, mirroredPose } from './mirrored-pose.ts';
import { mergedPose, sidedPose } from './sided-pose.ts';

/** All written figures. */
export interface FigureLibrary {
  /** Props by name. */
  readonly kits: Readonly<Record<string, readonly Prop[]>>;
  /** Base movements by name. */
  readonly movements: Readonly<Record<string, WrittenFigure>>;
  /** By slug. */
  readonly exercises: Readonly<Record<string, WrittenFigure>>;
  /** Courses, by slug. */
  readonly courses: Readonly<Record<string, Course>>;
  /** Exercises of a foot or a hand. */
  readonly details: Details;
  readonly muscles: MuscleTable;
}

/** A figure with everything it inherits, unresolved. */
interface Inherited {
  readonly own: Omit<WrittenFigure, 'base' | 'keys' | 'pose'>;
  readonly pose: KeyPose;
  readonly keys: readonly KeyPose[];
}

function inherit(library: FigureLibrary, written: WrittenFigure): Inherited {
  const { base, keys = [], pose, ...rest } = written;
  const movement = base === undefined ? undefined : library.movements[base];
  if (base !== undefined && movement === undefined) throw new Error(`no movement ${base}`);
  const under: Inherited = movement === undefined ? { own: {}, pose: {}, keys: [] } : inherit(library, movement);
  return {
    own: { ...under.own, ...rest, kit: [...(under.own.kit ?? []), ...(rest.kit ?? [])] },
    pose: mergedPose(under.pose, sidedPose(pose)),
    keys: Array.from({ length: rest.count ?? Math.max(under.keys.length, keys.length) }, (_, index) =>
      mergedPose(under.keys[index] ?? {}, sidedPose(keys[index])),
    ),
  };
}

/** The keys of both sides, for a movement done on both. */
function allKeys({ own, pose, keys }: Inherited): readonly KeyPose[] {
  const once = keys.map((key) => mergedPose(pose, key));
  const other = own.alternate === 'legs' ? mirroredLegs : mirroredPose;
  return own.alternate ? [...once, ...once.map(other)] : once;
}

function propsOf({ kits }: FigureLibrary, { own }: Inherited): readonly Prop[] {
  const fromKits = (own.kit ?? []).flatMap((name) => {
    const kit = kits[name];
    if (kit === undefined) throw new Error(`no kit ${name}`);
    return kit;
  });
  return [...(own.props ?? []), ...fromKits];
}

/**
 * Resolves a written figure with everything it inherits.
 * @throws when its movement or kit does not exist, or when it has no key
 */
export function resolveFigure(library: FigureLibrary, written: WrittenFigure): Figure {
  const inherited = inherit(library, written);
  const { own } = inherited;
  const [first, ...rest] = asContacts(allKeys(inherited));
  if (first === undefined) throw new Error('no key');
  return {
    keys: [first, ...rest],
    props: propsOf(library, inherited),
    ways: [own.path ?? []].flat(),
    tempo: own.tempo ?? null,
    view: own.view ?? 0,
    tilt: own.tilt ?? 5,
    hasFloor: own.floor ?? true,
    isSmooth: own.smooth ?? false,
    slides: own.slide ?? false,
    walks: own.gait ?? false,
    hasFists: own.fist ?? false,
    partner: own.partner === undefined ? null : resolveFigure(library, { ...own.partner, tempo: own.tempo ?? null }),
    close: own.close ?? null,
    muscles: [],
    shown: own.show ?? [0, 1],
  };
}

/** The figure of an exercise; null: none drawn yet. */
export function figureOf(library: FigureLibrary, slug: string): Figure | null {
  const written = library.exercises[slug];
  return written === undefined ? null : { ...resolveFigure(library, written), muscles: musclesOf(library.muscles, slug, written.base) };
}
