import { agreementWords, MOST_AGREEMENT } from '@anwurf/domain/assessment/agreement';
import { Num } from '../../kit/text/num.tsx';
import styles from './agreement-gauge.module.css';

/** The goal area, seen from above, filled as far as the player agrees. */
const area = 'M6 150V130A122 122 0 0 1 128 8H150A122 122 0 0 1 272 130V150';

/** Shows the answer in large words below. The slider's own words are not repeated. */
export function AgreementGauge({ value }: { value: number }) {
  return (
    <div className={styles.gauge} aria-hidden="true">
      <div className={styles.area}>
        <svg viewBox="0 0 278 150">
          <path d={area} className={styles.open} />
          {value > 0 && (
            <path d={area} pathLength={100} strokeDasharray={`${(value / MOST_AGREEMENT) * 100} 100`} className={styles.done} />
          )}
        </svg>
        <p className={styles.value}>
          <Num size="2xl">{value}</Num>
        </p>
      </div>
      <p className={styles.words}>{agreementWords(value)}</p>
    </div>
  );
}
