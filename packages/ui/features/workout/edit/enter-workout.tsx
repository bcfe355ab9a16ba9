import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonVariant } from '../../../kit/action/button.tsx';
import { lazyPart } from '../../../loading/lazy-part.tsx';

const EntryDialog = lazyPart(async () => (await import('./entry-dialog.tsx')).EntryDialog);

/** The way to enter a workout that was done without the app. */
export function EnterWorkout({ variant, onEntered }: { variant: ButtonVariant; onEntered: (workoutId: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onPress={() => setOpen(true)}>
        <CalendarPlus size={20} aria-hidden="true" />
        Training nachtragen
      </Button>
      {isOpen && <EntryDialog onEntered={onEntered} onClose={() => setOpen(false)} />}
    </>
  );
}
