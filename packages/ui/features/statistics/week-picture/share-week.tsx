import { Image } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { lazyPart } from '../../../loading/lazy-part.tsx';

const WeekSheet = lazyPart(async () => (await import('./week-sheet.tsx')).WeekSheet);

/** 'Woche teilen': shows the week as a picture. @param monday first day of the week, local */
export function ShareWeek({ monday }: { monday: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <Image size={20} aria-hidden="true" />
        Woche teilen
      </Button>
      {isOpen && <WeekSheet monday={monday} onClose={() => setOpen(false)} />}
    </>
  );
}
