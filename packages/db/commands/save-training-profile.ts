import type { TrainingProfile } from '@anwurf/domain/coach/training-profile';
import { profileToRow } from '@anwurf/domain/coach/training-profile-row';
import type { Change, LocalDatabase } from '../client/local-database.ts';

/** Answers beside the questionnaire; missing ones stay unchanged. */
export interface TrainingFacts {
  /** YYYY-MM-DD; null removes it. */
  readonly dateOfBirth?: string | null | undefined;
  readonly profile: Partial<TrainingProfile>;
}

/** The changes that store the answers; the rest of the profile stays. */
export function trainingFactsChanges(userId: string, { dateOfBirth, profile }: TrainingFacts): Change[] {
  return [
    ...(dateOfBirth === undefined
      ? []
      : [{ table: 'profiles', op: 'upsert', key: userId, values: { date_of_birth: dateOfBirth } } satisfies Change]),
    ...(Object.keys(profile).length === 0
      ? []
      : [{ table: 'training_profiles', op: 'upsert', key: userId, values: profileToRow(profile) } satisfies Change]),
  ];
}

/** Stores the answers, in one write. Resolves when it is on disk. */
export async function saveTrainingFacts(db: LocalDatabase, userId: string, facts: TrainingFacts): Promise<void> {
  await db.write(trainingFactsChanges(userId, facts));
}
