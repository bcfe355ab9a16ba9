import type { Prop, Way, WrittenFigure, WrittenKey } from './figure-schema.ts';
import type { Muscle } from '../draw/muscle.ts';
import type { Pose } from './pose.ts';

/** A pose on the way of a movement, and when it is reached. */
export interface KeyPose extends Pose, Pick<WrittenKey, 't' | 'hold' | 'beat' | 'ease'> {}

/** A movement, ready to be drawn at any time. */
export interface Figure {
  /** In order; the last leads back to the first. Never empty. */
  readonly keys: readonly [KeyPose, ...KeyPose[]];
  readonly props: readonly Prop[];
  readonly ways: readonly Way[];
  /** 'down-hold-up-hold' in seconds; null: the keys tell their times. */
  readonly tempo: string | null;
  /** Degrees: where it is seen from, and how far from above. */
  readonly view: number;
  readonly tilt: number;
  readonly hasFloor: boolean;
  readonly isSmooth: boolean;
  /** Feet that go elsewhere stay on the floor. */
  readonly slides: boolean;
  /** Feet that go back stay on the floor. */
  readonly walks: boolean;
  readonly hasFists: boolean;
  /** Who helps; null: nobody. */
  readonly partner: Figure | null;
  /** What is shown closer; null: all of it. */
  readonly close: NonNullable<WrittenFigure['close']> | null;
  /** What it works. */
  readonly muscles: readonly Muscle[];
  /** Keys that tell the movement when it stands still. */
  readonly shown: readonly number[];
}
