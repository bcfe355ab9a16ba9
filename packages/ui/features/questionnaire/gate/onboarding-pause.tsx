import { Button } from '../../../kit/action/button.tsx';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { useAbsence } from '../../../data/absence.ts';
import { FirstArrival } from '../../../data/first-arrival/first-arrival.tsx';
import { ReadFailure } from '../../../data/not-loaded.tsx';
import styles from './onboarding-pause.module.css';
import type { OnboardingVerdict } from './onboarding-verdict.ts';

export interface OnboardingPauseProps {
  verdict: Exclude<OnboardingVerdict, 'done' | 'open'>;
  onRetry: () => void;
}

/** Shown while nobody can say yet whether the player has answered the questions, and why. */
export function OnboardingPause({ verdict, onRetry }: OnboardingPauseProps) {
  const absence = useAbsence();
  return (
    <div className={styles.pause} aria-busy={verdict === 'wait'}>
      {verdict === 'wait' && (
        <>
          <p className={styles.words} role="status">
            Deine Daten kommen auf dieses Gerät...
          </p>
          <FirstArrival />
          <Skeleton height="236px" />
          <Skeleton height="98px" />
          <Skeleton height="98px" />
        </>
      )}
      {verdict === 'offline' && (
        <EmptyState
          title="Auf diesem Gerät ist noch nichts von dir"
          action={
            <Button variant="court" onPress={onRetry}>
              Erneut versuchen
            </Button>
          }
        >
          {absence?.reason} Ob du unsere Fragen schon beantwortet hast, sehen wir, {absence?.end ?? 'sobald der Server antwortet'}. Dann
          geht es hier weiter.
        </EmptyState>
      )}
      {verdict === 'failed' && <ReadFailure onRetry={onRetry}>Wir wissen nur gerade nicht, wie weit du warst.</ReadFailure>}
    </div>
  );
}
