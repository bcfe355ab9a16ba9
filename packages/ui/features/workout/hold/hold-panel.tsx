import { clockText } from '@anwurf/domain/workout/hold-clock';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { Button } from '../../../kit/action/button.tsx';
import { ClockArc } from '../../../kit/feedback/clock-arc.tsx';
import styles from './hold-panel.module.css';
import type { HoldClock } from './use-hold.ts';

export interface HoldPanelProps {
  clock: HoldClock;
  /** 'Satz 2', 'Satz 2, links'. */
  title: string;
  /** Saves what was held. */
  onEnd: () => void;
}

/** A timed set at work: the clock in the goal area, on court. The rest is on board, never to be mixed up. */
export function HoldPanel({ clock, title, onEnd }: HoldPanelProps) {
  const { held, target, ready, isPaused } = clock;
  const shown = ready > 0 ? ready : target === null ? held : target - held;
  const spoken = ready > 0 ? `Los in ${ready} Sekunden` : target === null ? `${held} Sekunden gehalten` : `Noch ${shown} Sekunden`;
  return (
    <section className={styles.hold} aria-label={`${title} läuft`} data-surface="court">
      <ClockArc part={ready > 0 || !target ? 0 : held / target} spoken={spoken}>
        {ready > 0 ? ready : clockText(shown)}
      </ClockArc>
      <p className={styles.label}>
        {ready > 0 ? (
          `${title} · gleich geht es los`
        ) : (
          <>
            {title} · <b>{held} s</b> {isPaused ? 'angehalten' : 'gehalten'}
            {target !== null && (
              <>
                {' '}
                von <b>{target} s</b>
              </>
            )}
          </>
        )}
      </p>
      <Button variant="ball" wide isDisabled={held === 0} onPress={onEnd}>
        Satz beenden
      </Button>
      <div className={styles.pair}>
        <Button variant="line" onPress={isPaused ? clock.resume : clock.pause}>
          {isPaused ? <Play size={20} aria-hidden="true" /> : <Pause size={20} aria-hidden="true" />}
          {isPaused ? 'Weiter' : 'Anhalten'}
        </Button>
        <Button variant="line" onPress={held === 0 ? clock.drop : () => clock.start(target)}>
          <RotateCcw size={20} aria-hidden="true" />
          {held === 0 ? 'Abbrechen' : 'Neu starten'}
        </Button>
      </div>
    </section>
  );
}
