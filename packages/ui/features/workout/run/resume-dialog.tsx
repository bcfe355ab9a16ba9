import type { WorkoutProgress } from '@anwurf/db/queries/workout-progress';
import { timeSinceText } from '@anwurf/domain/workout/time-since';
import { progressPercent, progressText } from '@anwurf/domain/workout/workout-progress';
import { Num } from '../../../kit/text/num.tsx';
import { QuestionDialog } from '../../../kit/overlay/question-dialog.tsx';
import { useNow } from '../../../kit/use-now.ts';
import styles from './resume-dialog.module.css';

export interface ResumeDialogProps {
  progress: WorkoutProgress;
  exerciseCount: number;
  onRestart: () => void;
  onResume: () => void;
}

export function ResumeDialog({ progress, exerciseCount, onRestart, onResume }: ResumeDialogProps) {
  const now = useNow(60_000);
  return (
    <QuestionDialog
      title="Training fortsetzen?"
      other={{ label: 'Neu starten', onPress: onRestart }}
      answer={{ label: 'Fortsetzen', variant: 'ball', onPress: onResume }}
      onDismiss={onResume}
    >
      <p className={styles.percent}>
        <Num size="l" unit="%">
          {progressPercent(progress.currentExerciseIndex, exerciseCount)}
        </Num>
      </p>
      <p>
        {progressText(progress.currentExerciseIndex, exerciseCount)}
        <br />
        Zuletzt trainiert {timeSinceText(progress.lastActivityAt, now)}. Deine Sätze sind gespeichert.
      </p>
    </QuestionDialog>
  );
}
