import type { Weekday } from '@anwurf/domain/vocabulary/weekday';

export interface SampleExercise {
  readonly phase: 'warmup' | 'main' | 'cooldown';
  readonly name: string;
  /** By which its figure is drawn. */
  readonly slug: string | null;
  /** '3 × 8', '2 × 30 s'. */
  readonly dose: string;
  /** First sentence of its instruction. */
  readonly step: string;
}

/** A day of the sample week; `tests/landing/sample-week.test.ts` makes them by the built-in generator. */
export type SampleDay =
  | { readonly day: Weekday; readonly kind: 'team' | 'match' | 'free' }
  | {
      readonly day: Weekday;
      readonly kind: 'session';
      /** 1-based. */
      readonly order: number;
      readonly minutes: number;
      readonly exercises: readonly SampleExercise[];
    };
