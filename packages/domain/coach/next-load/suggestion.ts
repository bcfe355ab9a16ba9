import type { QualityAim } from '../../exercise/quality-aim.ts';

/** Change of the load. */
export type LoadKind = 'start' | 'calibrate' | 'up' | 'more' | 'hold' | 'down' | 'deload' | 'substitute' | 'stop' | 'harder' | 'easier';

/** The reason: a code with the numbers of its sentence; weights and changes in kilograms, shares in per cent. */
export type LoadReason =
  | { readonly code: 'calibrate' }
  | { readonly code: 'nextTry'; readonly change: number }
  | { readonly code: 'moreTry'; readonly amount: number }
  | { readonly code: 'first' }
  | { readonly code: 'topWithReserve'; readonly sets: number; readonly amount: number; readonly reserve: number; readonly change: number }
  | { readonly code: 'topTwice'; readonly amount: number; readonly change: number }
  | { readonly code: 'oneMore'; readonly amount: number }
  | { readonly code: 'stepTooBig'; readonly change: number; readonly percent: number; readonly amount: number }
  | { readonly code: 'muchLeft'; readonly change: number; readonly amount: number }
  | { readonly code: 'heaviest'; readonly weight: number; readonly amount: number }
  | { readonly code: 'keep' }
  | { readonly code: 'firstQuality' }
  | { readonly code: 'quality'; readonly aim: QualityAim | null }
  | { readonly code: 'once'; readonly amount: number }
  | { readonly code: 'tooHeavyLately' }
  | { readonly code: 'fewerSets'; readonly done: number; readonly asked: number }
  | { readonly code: 'missed'; readonly amount: number; readonly asked: number }
  | { readonly code: 'noReserve' }
  | { readonly code: 'hardTwice'; readonly percent: number }
  | { readonly code: 'farOff'; readonly amount: number; readonly asked: number }
  | { readonly code: 'falling' }
  | { readonly code: 'lightWeek' }
  | { readonly code: 'afterLight' }
  | { readonly code: 'newRange'; readonly min: number; readonly max: number }
  | { readonly code: 'missedWeek' }
  | { readonly code: 'missedWeeks'; readonly weeks: number; readonly percent: number }
  | { readonly code: 'pain'; readonly level: number }
  | { readonly code: 'painWithoutEasier'; readonly level: number }
  | { readonly code: 'stopPain'; readonly level: number }
  | { readonly code: 'afterPain'; readonly percent: number }
  | { readonly code: 'backAfterPain'; readonly goal: number }
  | { readonly code: 'health'; readonly percent: number }
  | { readonly code: 'healthHold' }
  | { readonly code: 'topOfLadder'; readonly amount: number }
  | { readonly code: 'slower' }
  | { readonly code: 'nowSlower'; readonly seconds: number; readonly amount: number }
  | { readonly code: 'harder'; readonly amount: number }
  | { readonly code: 'easier' }
  | { readonly code: 'lessHelp'; readonly band: string | null }
  | { readonly code: 'firstExtra'; readonly change: number }
  | { readonly code: 'backToExtra'; readonly goal: number }
  | { readonly code: 'plates'; readonly weight: number };

/** The suggestion for the next session of an exercise. */
export interface LoadSuggestion {
  /** Kilograms; null without a weight or before one is found. */
  readonly weight: number | null;
  readonly sets: number;
  /** Repetitions, seconds or metres per set. */
  readonly amount: number;
  readonly kind: LoadKind;
  readonly reason: LoadReason;
  /** Slug of a replacing exercise; null: this one. */
  readonly instead: string | null;
}
