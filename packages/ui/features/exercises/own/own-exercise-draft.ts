import { PHASES } from '@anwurf/domain/vocabulary/phase';
import { METRICS } from '@anwurf/domain/vocabulary/unit';
import * as z from 'zod/mini';
import { keptOfUser } from '../../../storage/kept-of-user.ts';

const draftSchema = z.object({
  /** The exercise that is edited, or 'new'. */
  of: z.string(),
  values: z.object({
    name: z.string(),
    instructionLink: z.string(),
    equipment: z.array(z.string()),
    goals: z.array(z.string()),
    sets: z.nullable(z.number()),
    reps: z.nullable(z.number()),
    position: z.string(),
    exerciseType: z.enum(PHASES),
    // A draft of an older release has none of these.
    figure: z.catch(z.nullable(z.string()), null),
    metric: z.catch(z.nullable(z.enum(METRICS)), null),
    seconds: z.catch(z.nullable(z.number()), null),
    metres: z.catch(z.nullable(z.number()), null),
    perSide: z.catch(z.boolean(), false),
    isPaced: z.catch(z.boolean(), false),
    pauseSeconds: z.catch(z.nullable(z.number()), null),
    tempo: z.catch(z.string(), ''),
    weightStep: z.catch(z.nullable(z.number()), null),
    muscles: z.catch(z.array(z.string()), []),
  }),
});

/** Unsaved text of an own exercise; the newest one only. */
export const ownExerciseDraftOf = (userId: string) => keptOfUser('ownExerciseDraft', draftSchema, userId);
