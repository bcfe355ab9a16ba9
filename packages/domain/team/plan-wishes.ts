import * as z from 'zod/mini';
import { MAX_GOALS, type Questionnaire } from '../questionnaire/questionnaire.ts';
import { GOALS } from '../vocabulary/goal.ts';
import { INDIVIDUAL_TRAINING_RANGE, SEASON_PHASES, SESSION_DURATIONS } from '../vocabulary/training-time.ts';

/**
 * A coach's wishes for a plan that is made for each player. Null: as the player answered. The goals are in order, the first is the main
 * goal. The number of weeks follows from the phase of the season (`planWeeks`).
 */
export const planWishesSchema = z.object({
  goals: z.array(z.enum(GOALS)).check(
    z.minLength(1),
    z.maxLength(MAX_GOALS),
    z.refine((goals) => new Set(goals).size === goals.length),
  ),
  seasonPhase: z.nullable(z.enum(SEASON_PHASES)),
  /** Own sessions a week. */
  perWeek: z.nullable(z.int().check(z.minimum(INDIVIDUAL_TRAINING_RANGE.min), z.maximum(INDIVIDUAL_TRAINING_RANGE.max))),
  /** Minutes of a session. */
  minutes: z.nullable(z.literal([...SESSION_DURATIONS])),
});
export type PlanWishes = z.infer<typeof planWishesSchema>;

/** The player's answers with the coach's wishes in their place; equipment, position and what to spare stay the player's. */
export function withWishes(answers: Questionnaire, { goals, seasonPhase, perWeek, minutes }: PlanWishes): Questionnaire {
  return {
    ...answers,
    goals: [...goals],
    seasonPhase: seasonPhase ?? answers.seasonPhase,
    individualTrainingFrequency: perWeek ?? answers.individualTrainingFrequency,
    durationMinutes: minutes ?? answers.durationMinutes,
  };
}
