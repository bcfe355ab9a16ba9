import type { Prop, Way, WrittenFigure, WrittenKey } from './figure-schema.ts';
import type { Muscle } from '../draw/muscle.ts';
import type { Pose } from './pose.ts';

/** A key pose of a movement, with its timing. */
export interface KeyPose extends Pose, Pick<WrittenKey, 't' | 'hold' | 'beat' | 'ease'> {}

/** A movement that can be drawn at any time. */
export interface Figure {
  /** In order; the last leads back to the first. Never empty. */
  readonly keys: readonly [KeyPose, ...KeyPose[]];
  readonly props: readonly Prop[];
  readonly ways: readonly Way[];
  /** 'down-hold-up-hold' in seconds; null: the keys have their times. */
  readonly tempo: string | null;
  /** Camera direction and tilt, in degrees. */
  readonly view: number;
  readonly tilt: number;
  readonly hasFloor: boolean;
  readonly isSmooth: boolean;
  /** Moving feet stay on the floor. */
  readonly slides: boolean;
  /** Feet moving back stay on the floor. */
  readonly walks: boolean;
  readonly hasFists: boolean;
  /** The helper; null: none. */
  readonly partner: Figure | null;
  /** Close-up; null: the whole figure. */
  readonly close: NonNullable<WrittenFigure['close']> | null;
  /** Worked muscles. */
  readonly muscles: readonly Muscle[];
  /** Keys for still pictures. */
  readonly shown: readonly number[];
}
