import { type WeekInPicture, weekText } from '@anwurf/domain/statistics/week-in-picture';
import { Copy, Download, Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { pictureSize } from '../../../brand/picture.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { keepClear } from '../../../kit/overlay/keep-clear.ts';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { drawWeek } from './draw-week.ts';
import { canCopyPicture, canSendPicture, copyWeek, saveWeek, sendWeek } from './send-week.ts';
import { useWeekInPicture } from './use-week-in-picture.ts';
import styles from './week-sheet.module.css';
import { spokenWeek } from './week-words.ts';

/** The picture, drawn where it is shown, so that what is sent is what was seen, and the ways to take it along. */
function Picture({ week }: { week: WeekInPicture }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // Without a canvas there is no picture; saving it says so.
    if (canvas.current !== null) drawWeek(canvas.current, week).catch(() => undefined);
  }, [week]);
  const canSend = canSendPicture();
  const save = (
    <Button variant={canSend ? 'line' : 'ball'} onPress={() => void saveWeek(canvas.current, week)}>
      <Download size={20} aria-hidden="true" />
      Bild sichern
    </Button>
  );
  return (
    <>
      <canvas
        ref={canvas}
        {...pictureSize}
        role="img"
        aria-label={`Bild zum Teilen: Woche vom ${spokenWeek(week.monday)}. ${weekText(week)}`}
        className={styles.picture}
      />
      <p className={styles.note}>
        Dein Name und Gesundheitsangaben stehen nicht darauf. Das Bild bleibt auf diesem Gerät, bis du es weitergibst.
      </p>
      <div className={styles.ways} {...keepClear}>
        {canCopyPicture() && (
          <Button onPress={() => void copyWeek(canvas.current, week)}>
            <Copy size={20} aria-hidden="true" />
            Kopieren
          </Button>
        )}
        {save}
        {canSend && (
          <Button variant="ball" onPress={() => void sendWeek(canvas.current, week)}>
            <Send size={20} aria-hidden="true" />
            Teilen
          </Button>
        )}
      </div>
    </>
  );
}

/** A week as a picture that the player may send. */
export function WeekSheet({ monday, onClose }: { monday: string; onClose: () => void }) {
  const week = useWeekInPicture(monday);
  return (
    <Sheet title="Deine Woche in einem Bild" isOpen onOpenChange={onClose}>
      <div className={styles.body}>
        {week.state === 'rows' ? <Picture week={week.value} /> : <NotLoaded data={week} skeleton={<Skeleton height="360px" />} />}
      </div>
    </Sheet>
  );
}
