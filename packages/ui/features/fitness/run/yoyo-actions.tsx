import { Pause, Play, Square } from 'lucide-react';
import { Button } from '../../../kit/action/button.tsx';
import type { Yoyo } from './use-yoyo.ts';
import styles from './yoyo-board.module.css';

function OverActions({ yoyo, onTake }: { yoyo: Yoyo; onTake: (result: number | null) => void }) {
  return (
    <>
      <Button variant="ball" wide onPress={() => onTake(yoyo.result)}>
        {yoyo.result === null ? 'Zurück zum Test' : 'Ergebnis übernehmen'}
      </Button>
      {yoyo.canUndo && (
        <Button variant="line" wide onPress={yoyo.undo}>
          Rückgängig, weiterlaufen
        </Button>
      )}
    </>
  );
}

function RunningActions({ yoyo, isWaiting }: { yoyo: Yoyo; isWaiting: boolean }) {
  const { isPaused, miss, resume, pause, end } = yoyo;
  return (
    <>
      <Button variant="ball" wide isDisabled={isPaused || isWaiting} onPress={miss}>
        Linie verpasst
      </Button>
      <div className={styles.pair}>
        <Button variant="line" onPress={isPaused ? resume : pause}>
          {isPaused ? <Play size={20} aria-hidden="true" /> : <Pause size={20} aria-hidden="true" />}
          {isPaused ? 'Weiter' : 'Anhalten'}
        </Button>
        <Button variant="line" onPress={end}>
          <Square size={20} aria-hidden="true" />
          Beenden
        </Button>
      </div>
    </>
  );
}

function missWords({ isOver, misses }: Yoyo): string {
  if (isOver) return '';
  return misses === 0 ? 'Erste verpasste Linie: Warnung. Zweite: Ende.' : 'Eine Linie verpasst. Die nächste beendet den Test.';
}

export interface YoyoActionsProps {
  yoyo: Yoyo;
  /** Before the first run. */
  isWaiting: boolean;
  /** @param result level and run; null: no run was finished */
  onTake: (result: number | null) => void;
}

/** Buttons during a Yo-Yo test and at its end, and the meaning of a missed line. */
export function YoyoActions({ yoyo, isWaiting, onTake }: YoyoActionsProps) {
  return (
    <div className={styles.actions}>
      <p role="status">{missWords(yoyo)}</p>
      {yoyo.isOver ? <OverActions yoyo={yoyo} onTake={onTake} /> : <RunningActions yoyo={yoyo} isWaiting={isWaiting} />}
    </div>
  );
}
