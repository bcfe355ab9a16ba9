import { useDatabase } from '@anwurf/db/client/react';
import { saveTrainingFacts } from '@anwurf/db/commands/save-training-profile';
import { allLoaded, type Loadable } from '@anwurf/db/queries/react/loadable';
import { latestAnswers } from '@anwurf/db/queries/questionnaires';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { profile } from '@anwurf/db/queries/profile';
import { trainingProfile } from '@anwurf/db/queries/training-profile';
import type { TrainingProfile } from '@anwurf/domain/coach/training-profile';
import { rowToProfile } from '@anwurf/domain/coach/training-profile-row';
import { useState } from 'react';
import { showFailure } from '../../../kit/overlay/toast-queue.ts';
import { answersFromRow } from '../model/answers.ts';

const profileQuery = trainingProfile();
const birthQuery = profile();
const latest = latestAnswers();
const canBeEmpty = { canBeEmpty: true };
const undoSteps = 10;

/** Answers that the screen edits. */
export interface SavedAnswers extends TrainingProfile {
  /** YYYY-MM-DD; null: not known. */
  readonly dateOfBirth: string | null;
}

export interface Saved {
  readonly answers: SavedAnswers;
  /** Own sessions a week, as the last questionnaire has it. */
  readonly sessionCount: number;
}

/** Answers beside the questionnaire; each change is stored at once and can be taken back. */
export function useSavedAnswers(userId: string) {
  const db = useDatabase();
  const known = allLoaded({
    profile: useFirstRow(profileQuery, canBeEmpty),
    birth: useFirstRow(birthQuery, canBeEmpty),
    last: useFirstRow(latest, canBeEmpty),
  });
  const [former, setFormer] = useState<readonly SavedAnswers[]>([]);

  /** Stores answers, and says when that fails. @returns whether they are on disk */
  async function write({ dateOfBirth, ...said }: Partial<SavedAnswers>): Promise<boolean> {
    try {
      await saveTrainingFacts(db, userId, { dateOfBirth, profile: said });
      return true;
    } catch {
      showFailure('Fehler', 'Deine Änderung konnte nicht gespeichert werden.');
      return false;
    }
  }

  function saved(): Loadable<Saved> {
    if (known.state !== 'rows') return known;
    const { profile: coached, birth, last } = known.value;
    const answers = { ...rowToProfile(coached === null ? undefined : { ...coached }), dateOfBirth: birth?.dateOfBirth ?? null };
    const sessionCount = (last === null ? undefined : answersFromRow(last).individualTrainingFrequency) ?? 2;
    return { state: 'rows', value: { answers, sessionCount } };
  }

  return {
    saved: saved(),
    change: (before: SavedAnswers, change: Partial<SavedAnswers>): Promise<boolean> => {
      setFormer((steps) => [...steps, before].slice(-undoSteps));
      return write(change);
    },
    undo:
      former.length === 0
        ? null
        : () => {
            const last = former.at(-1);
            setFormer(former.slice(0, -1));
            if (last !== undefined) void write(last);
          },
  };
}
