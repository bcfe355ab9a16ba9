import { agreementWords, MOST_AGREEMENT } from '@anwurf/domain/assessment/agreement';
import { Arc } from '../../kit/arc.tsx';
import { Num } from '../../kit/num.tsx';
import styles from './agreement-gauge.module.css';

/** The goal area, seen from above, filled as far as the player agrees. */
const area = 'M6 150V130A122 122 0 0 1 128 8H150A122 122 0 0 1 272 130V150';

/** The answer, large, in words below. What the slider says is not said twice. */
export function AgreementGauge({ value }: { value: number }) {
  return (
    <div className={styles.gauge} aria-hidden="true">
      <div className={styles.area}>
        <Arc outline={area} width={278} height={150} percent={(value / MOST_AGREEMENT) * 100} open={styles.open} done={styles.done} />
        <p className={styles.value}>
          <Num size="2xl">{value}</Num>
        </p>
      </div>
      <p className={styles.words}>{agreementWords(value)}</p>
    </div>
  );
}
