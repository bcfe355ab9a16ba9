import { clockText } from '@anwurf/domain/workout/hold-clock';
import { type Rest, REST_STEP_SECONDS } from '@anwurf/domain/workout/rest-clock';
import { Button } from '../../../kit/action/button.tsx';
import { Num } from '../../../kit/text/num.tsx';
import styles from './rest-bar.module.css';
import { type RestClock, useRestSeconds } from './use-rest.ts';

/** The rest above the one action: what has passed is solid, the rest of it dashed. The next set can be confirmed meanwhile. */
export function RestBar({ rest: { adjust, end }, running, isOfRound }: { rest: RestClock; running: Rest; isOfRound: boolean }) {
  const left = useRestSeconds(running);
  const { total } = running;
  const passed = total > 0 ? Math.min(100, Math.max(0, ((total - left) / total) * 100)) : 100;
  return (
    <section className={styles.bar} aria-label="Pause" data-surface="board">
      <i className={styles.line} aria-hidden="true">
        <i style={{ inlineSize: `${passed}%` }} />
      </i>
      <p className={styles.clock}>
        <small>{isOfRound ? 'Rundenpause' : 'Pause'}</small>
        <span role="timer" aria-label={`Noch ${left} Sekunden`}>
          <Num>{clockText(left)}</Num>
        </span>
      </p>
      <Button variant="line" aria-label={`−${REST_STEP_SECONDS} s, Pause kürzer`} onPress={() => adjust(-REST_STEP_SECONDS)}>
        <Num>−{REST_STEP_SECONDS}</Num>
      </Button>
      <Button variant="line" aria-label={`+${REST_STEP_SECONDS} s, Pause länger`} onPress={() => adjust(REST_STEP_SECONDS)}>
        <Num>+{REST_STEP_SECONDS}</Num>
      </Button>
      <Button variant="line" aria-label="Pause beenden" onPress={end}>
        Beenden
      </Button>
    </section>
  );
}
