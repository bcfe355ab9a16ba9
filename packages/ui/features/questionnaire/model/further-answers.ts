import type { FurtherFacts } from '@anwurf/db/commands/submit-questionnaire';
import type { ReportedComplaint } from '@anwurf/domain/coach/complaints-in-force';
import { complaintsInForce } from '@anwurf/domain/coach/complaints-in-force';
import { LEVEL_OF_A_NAMED_REGION } from '@anwurf/domain/coach/complaint';
import { type TrainingProfile, trainingProfileSchema } from '@anwurf/domain/coach/training-profile';
import { rowToProfile, type TrainingProfileRow } from '@anwurf/domain/coach/training-profile-row';
import { FIRST_BIRTH_DATE } from '@anwurf/domain/identity/birth-date';
import type { Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';
import { BODY_REGIONS, type BodyRegion } from '@anwurf/domain/vocabulary/body-region';
import * as z from 'zod/mini';

/** A coach's questions beside the questionnaire. All may be skipped. */
export const furtherSchema = z.object({
  ...trainingProfileSchema.shape,
  /** YYYY-MM-DD. */
  dateOfBirth: z.iso.date().check(z.refine((day) => day >= FIRST_BIRTH_DATE)),
  /** How much the regions to be spared hurt, 0 to 10. */
  painLevels: z.partialRecord(z.enum(BODY_REGIONS), z.int().check(z.minimum(0), z.maximum(10))),
});

export type FurtherAnswers = { readonly [Field in keyof z.infer<typeof furtherSchema>]?: z.infer<typeof furtherSchema>[Field] | undefined };

/** How much a region that is to be spared hurts; one of that nothing was said counts as the plan counts it. */
export function painLevelOf({ painLevels }: FurtherAnswers, region: BodyRegion): number {
  return painLevels?.[region] ?? LEVEL_OF_A_NAMED_REGION;
}

/** Answers that are stored beside the questionnaire. */
export function furtherFactsOf(answers: FurtherAnswers, { contraindications, individualTrainingFrequency }: Questionnaire): FurtherFacts {
  const { dateOfBirth, painLevels = {}, ...profile } = z.partial(furtherSchema).parse(answers);
  const said = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined)) as Partial<TrainingProfile>;
  const complaints = contraindications.flatMap((region) => {
    const level = painLevels[region];
    return level === undefined ? [] : [{ region, level }];
  });
  const venues = said.sessionVenues?.slice(0, individualTrainingFrequency);
  return { dateOfBirth, complaints, profile: { ...said, ...(venues !== undefined && { sessionVenues: venues }) } };
}

/** The device's knowledge beside the questionnaire. */
export interface KnownFacts {
  readonly profile: TrainingProfileRow | null;
  readonly dateOfBirth: string | null;
  readonly reports: readonly ReportedComplaint[];
}

/** The answers that are known already: those of the last questionnaire, and what has been said or reported since. */
export function furtherAnswersFrom({ profile, dateOfBirth, reports }: KnownFacts, named: readonly BodyRegion[], answeredAt: Date) {
  const complaints = complaintsInForce(reports, { regions: named, answeredAt });
  return {
    ...(profile !== null && rowToProfile({ ...profile })),
    ...(dateOfBirth !== null && { dateOfBirth }),
    ...(complaints.length > 0 && { painLevels: Object.fromEntries(complaints.map(({ region, level }) => [region, level])) }),
    contraindications: complaints.map(({ region }) => region),
  };
}
