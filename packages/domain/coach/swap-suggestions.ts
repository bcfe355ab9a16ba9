import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { Equipment } from '../vocabulary/equipment.ts';
import type { Phase } from '../vocabulary/phase.ts';
import { type Care, type Objection, objectionTo } from './objection.ts';

/** Reasons to swap an exercise. */
export const SWAP_WISHES = ['busy', 'pain', 'too_hard', 'too_easy'] as const;

export type SwapWish = (typeof SWAP_WISHES)[number];

/** Fields by which a suggestion is chosen. */
export type SwapCandidate = Pick<
  CatalogueExercise,
  'slug' | 'name' | 'phase' | 'kind' | 'pattern' | 'equipment' | 'goals' | 'elements' | 'stress' | 'contraindications' | 'level'
> &
  Pick<CatalogueExercise, 'progressions' | 'regressions'>;

/** Why an exercise is suggested. */
export type SwapReason = 'same_movement' | 'same_purpose' | 'easier' | 'harder' | 'no_equipment';

export interface SwapSuggestion<Candidate> {
  readonly exercise: Candidate;
  /** Its reasons, strongest first. */
  readonly reasons: readonly SwapReason[];
  /** Required equipment that the player does not own. */
  readonly missing: readonly Equipment[];
  /** The complaint or recovery that it violates; null: none. */
  readonly against: Objection | null;
  /** Whether it has the same phase and purpose, and no objection. */
  readonly fits: boolean;
}

export interface SwapSituation<Candidate> extends Care {
  /** Catalogue fields of the exercise to swap; null: of another origin, only its phase is known. */
  readonly current: SwapCandidate | null;
  readonly phase: Phase;
  /** Exercises that the player may do by equipment, position, age and experience. */
  readonly usable: ReadonlySet<Candidate>;
  /** Null: unknown, nothing counts as missing. */
  readonly owned: readonly Equipment[] | null;
  /** Names already in the session. */
  readonly used: ReadonlySet<string>;
  readonly wish: SwapWish | null;
}

const POINTS = { phase: 40, pattern: 20, ladder: 12, element: 8, kind: 8, goal: 2, wish: 24, unusable: -60, missing: -30, against: -200 };

type Step = 'easier' | 'harder' | null;

function stepFrom(current: SwapCandidate, { slug, level }: SwapCandidate): { step: Step; isRung: boolean } {
  if (current.regressions.includes(slug)) return { step: 'easier', isRung: true };
  if (current.progressions.includes(slug)) return { step: 'harder', isRung: true };
  return { step: level < current.level ? 'easier' : level > current.level ? 'harder' : null, isRung: false };
}

const share = (one: readonly string[], other: readonly string[]) => one.filter((value) => other.includes(value)).length;

/** Whether an exercise loads none of the regions that the current one loads heavily. */
function loadsOther(current: SwapCandidate, candidate: SwapCandidate): boolean {
  return share(current.contraindications, candidate.contraindications) === 0;
}

/** Whether a wish rules an exercise out. */
function isAgainstWish(wish: SwapWish | null, current: SwapCandidate, candidate: SwapCandidate, step: Step): boolean {
  if (wish === 'pain') return !loadsOther(current, candidate);
  if (wish === 'busy') return candidate.equipment.length > 0 && share(current.equipment, candidate.equipment) > 0;
  if (wish === 'too_hard') return step === 'harder';
  return wish === 'too_easy' && step === 'easier';
}

const WISHED_STEP: Readonly<Partial<Record<SwapWish, Step>>> = { too_hard: 'easier', too_easy: 'harder' };

/** The reasons for an exercise, with their weights. */
function merits(current: SwapCandidate, candidate: SwapCandidate, wish: SwapWish | null): { reasons: SwapReason[]; points: number } {
  const { step, isRung } = stepFrom(current, candidate);
  const samePattern = current.pattern !== null && current.pattern === candidate.pattern;
  const elements = share(current.elements, candidate.elements);
  const sameKind = current.kind === candidate.kind;
  const goals = share(current.goals, candidate.goals);
  const wished = step !== null && wish !== null && WISHED_STEP[wish] === step;
  const isPurpose = elements > 0 || (sameKind && goals > 0);
  const reasons: SwapReason[] = [
    ...(samePattern ? (['same_movement'] as const) : isPurpose ? (['same_purpose'] as const) : []),
    ...(step !== null && (isRung || wished) ? [step] : []),
    ...(candidate.equipment.length === 0 && current.equipment.length > 0 ? (['no_equipment'] as const) : []),
  ];
  const points =
    (samePattern ? POINTS.pattern : 0) +
    (isRung ? POINTS.ladder : 0) +
    (elements > 0 ? POINTS.element : 0) +
    (sameKind ? POINTS.kind : 0) +
    goals * POINTS.goal +
    (wished ? POINTS.wish : 0);
  return { reasons, points };
}

/**
 * Suggests replacements for an exercise, best fit first: same phase and movement or purpose, equipment and level of the player,
 * no objection by complaints or recoveries. Unfit ones follow with their objections. Omits exercises that the session already
 * has, and those that the wish rules out.
 */
export function swapSuggestions<Candidate extends SwapCandidate>(
  candidates: readonly Candidate[],
  { current, phase, usable, owned, complaints, ways, used, wish }: SwapSituation<Candidate>,
): SwapSuggestion<Candidate>[] {
  const objection = objectionTo({ complaints, ways });
  return candidates
    .flatMap((exercise) => {
      if (used.has(exercise.name) || exercise.slug === current?.slug) return [];
      if (current !== null && isAgainstWish(wish, current, exercise, stepFrom(current, exercise).step)) return [];
      const missing = owned === null ? [] : exercise.equipment.filter((item) => !owned.includes(item));
      const against = objection(exercise);
      const { reasons, points } = current === null ? { reasons: [], points: 0 } : merits(current, exercise, wish);
      const isSamePhase = exercise.phase === phase;
      const isPossible = missing.length === 0 && against === null && usable.has(exercise);
      const rank =
        points +
        (isSamePhase ? POINTS.phase : 0) +
        (missing.length > 0 ? POINTS.missing : usable.has(exercise) ? 0 : POINTS.unusable) +
        (against === null ? 0 : POINTS.against);
      const fits = isSamePhase && isPossible && (current === null || reasons.some((reason) => reason.startsWith('same_')));
      return [{ rank, suggestion: { exercise, reasons, missing, against, fits } }];
    })
    .toSorted((a, b) => Number(b.suggestion.fits) - Number(a.suggestion.fits) || b.rank - a.rank)
    .map(({ suggestion }) => suggestion);
}
