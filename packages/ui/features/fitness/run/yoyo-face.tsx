import { yoyoMetres, yoyoText } from '@anwurf/domain/fitness/yoyo';
import type { YoyoMoment } from '@anwurf/domain/fitness/yoyo-course';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { ClockArc } from '../../../kit/feedback/clock-arc.tsx';
import { Num } from '../../../kit/text/num.tsx';
import styles from './yoyo-board.module.css';

const nextWords = { out: 'dann zurück', back: 'dann Pause', rest: 'dann los' };

export interface YoyoFaceProps {
  isOver: boolean;
  /** Level and run, of the result once it is over; null: no run was finished. */
  shown: number | null;
  moment: YoyoMoment;
  /** Whole seconds until the first run; 0: it runs. */
  wait: number;
}

function Signal({ isOver, shown, moment, wait }: YoyoFaceProps) {
  if (isOver && shown === null) return 'Kein Lauf geschafft';
  if (isOver) {
    return (
      <Num size="m" unit="m">
        {formatGermanDecimal(yoyoMetres(shown ?? 0) ?? 0)}
      </Num>
    );
  }
  if (wait > 0) {
    return (
      <>
        Start in <Num size="m">{wait}</Num> s
      </>
    );
  }
  return (
    <>
      Signal in <Num size="m">{formatGermanDecimal(moment.secondsToSignal, { decimals: 1, fixed: true })}</Num> s, {nextWords[moment.part]}
    </>
  );
}

/** Level and run in the goal area, and below it the time to the next signal, or the metres of the result. */
export function YoyoFace(props: YoyoFaceProps) {
  const { isOver, shown, moment } = props;
  return (
    <>
      <div className={styles.face}>
        <small>{isOver ? 'Dein Ergebnis' : 'Stufe und Lauf'}</small>
        <ClockArc
          part={isOver ? 1 : moment.passed}
          spoken={shown === null ? 'Kein Lauf geschafft' : `Stufe ${Math.floor(shown)}, Lauf ${Math.round((shown % 1) * 10)}`}
        >
          {shown === null ? '–' : yoyoText(shown)}
        </ClockArc>
      </div>
      <p className={styles.signal}>
        <Signal {...props} />
      </p>
    </>
  );
}
