import { NORM_SEXES, referenceValueSchema } from '@anwurf/domain/norms/norm-records';
import * as z from 'zod/mini';

const houseNormSchema = z.object({
  test: z.string(),
  gender: z.enum(NORM_SEXES),
  age: z.int(),
  players: z.int(),
  lowerQuartile: z.number(),
  median: z.number(),
  upperQuartile: z.number(),
});

/** Answer of `GET /api/norms`, public: the operator's additions to the product's own table, and the house norms. */
export const sharedNormsSchema = z.object({
  values: z.array(referenceValueSchema),
  /** Citations by key. */
  sources: z.record(z.string(), z.string()),
  house: z.array(houseNormSchema),
});
export type SharedNorms = z.infer<typeof sharedNormsSchema>;
