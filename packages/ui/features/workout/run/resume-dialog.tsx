import { setsOfWorkout } from '@anwurf/db/queries/logged-sets';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import type { WorkoutProgress } from '@anwurf/db/queries/workout-progress';
import { timeSinceText } from '@anwurf/domain/workout/time-since';
import { progressPercent, progressText } from '@anwurf/domain/workout/workout-progress';
import { Num } from '../../../kit/text/num.tsx';
import { QuestionDialog } from '../../../kit/overlay/question-dialog.tsx';
import { useNow } from '../../../kit/use-now.ts';
import styles from './resume-dialog.module.css';

export interface ResumeDialogProps {
  progress: WorkoutProgress;
  /** As they are planned for today. */
  exercises: readonly { readonly id: string; readonly sets: number | null }[];
  onRestart: () => void;
  onResume: () => void;
}

export function ResumeDialog({ progress, exercises, onRestart, onResume }: ResumeDialogProps) {
  const now = useNow(60_000);
  const sets = loadedOr(useRows(setsOfWorkout(progress.workoutId), { canBeEmpty: true }), null);
  return (
    <QuestionDialog
      title="Training fortsetzen?"
      other={{ label: 'Neu starten', onPress: onRestart }}
      answer={{ label: 'Fortsetzen', variant: 'ball', onPress: onResume }}
      onDismiss={onResume}
    >
      <p className={styles.percent}>
        <Num size="l" unit="%">
          {sets === null ? '–' : progressPercent(sets, exercises)}
        </Num>
      </p>
      <p>
        {progressText(progress.currentExerciseIndex, exercises.length)}
        <br />
        Zuletzt trainiert {timeSinceText(progress.lastActivityAt, now)}. Deine Sätze sind gespeichert.
      </p>
    </QuestionDialog>
  );
}
