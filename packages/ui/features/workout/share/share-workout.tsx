import { SHARE_QUESTION_DELAY_MS } from '@anwurf/domain/workout/training-report';
import { Share } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { WorkoutToShare } from '@anwurf/db/commands/share-workout';
import { Button, type ButtonVariant } from '../../../kit/action/button.tsx';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { useUserId } from '../../../storage/user-id.tsx';
import { dropShareQuestion, mustAskToShare } from './share-question.ts';

const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog);

/** 'Training teilen', which asks by itself once when the workout has just been finished. */
export function ShareWorkout({ variant, ...workout }: WorkoutToShare & { variant: ButtonVariant }) {
  const userId = useUserId();
  const { workoutId } = workout;
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!mustAskToShare(userId, workoutId)) return undefined;
    void ShareDialog.preload();
    const timer = setTimeout(() => {
      dropShareQuestion(userId);
      setOpen(true);
    }, SHARE_QUESTION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [userId, workoutId]);

  return (
    <>
      <Button variant={variant} onPress={() => setOpen(true)}>
        <Share size={20} aria-hidden="true" />
        Training teilen
      </Button>
      {isOpen && <ShareDialog {...workout} onClose={() => setOpen(false)} />}
    </>
  );
}
