import { planWishesSchema } from '@anwurf/domain/team/plan-wishes';
import * as z from 'zod/mini';

/** Length of an assignment's content as Postgres writes it, players of one, and open ones of a player in a team. */
export const ASSIGNMENT_BOUNDS = { content: 100_000, players: 100, open: 30 } as const;

/** Answers of a player. */
export const ASSIGNMENT_ANSWERS = ['accepted', 'declined'] as const;
export type AssignmentAnswer = (typeof ASSIGNMENT_ANSWERS)[number];

const MOST_SESSIONS = 60;
const MOST_EXERCISES = 60;

/** An exercise: columns of a plan's exercise, which the reader checks one by one. */
const exercise = z.record(z.string(), z.json());
const part = z.array(exercise).check(z.maxLength(MOST_EXERCISES));

/** Content of an assignment: a plan, or one session, without anything of the coach's own week. */
export const assignedContentSchema = z.object({
  version: z.literal(1),
  description: z.nullable(z.string()),
  durationRecommendation: z.nullable(z.string()),
  weeks: z.nullable(z.int()),
  perWeek: z.nullable(z.int()),
  sessions: z
    .array(z.object({ venue: z.nullable(z.string()), load: z.nullable(z.string()), warmup: part, main: part, cooldown: part }))
    .check(z.minLength(1), z.maxLength(MOST_SESSIONS)),
});
export type AssignedContent = z.infer<typeof assignedContentSchema>;

/** Content of an assignment whose plan is made for each player: the wishes alone. */
export const assignedWishesSchema = z.object({ version: z.literal(2), wishes: planWishesSchema });
export type AssignedWishes = z.infer<typeof assignedWishesSchema>;

/** Content of any assignment that this release knows. */
export const assignmentContentSchema = z.union([assignedContentSchema, assignedWishesSchema]);
export type AssignmentContent = z.infer<typeof assignmentContentSchema>;
