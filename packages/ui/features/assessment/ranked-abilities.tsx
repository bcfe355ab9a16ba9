import { MOST_AGREEMENT } from '@anwurf/domain/assessment/agreement';
import type { AbilityResult } from '@anwurf/domain/assessment/assessment-result';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { type CSSProperties, useId } from 'react';
import { Card } from '../../kit/layout/card.tsx';
import { Num } from '../../kit/text/num.tsx';
import { abilityName } from './ability-names.ts';
import styles from './ranked-abilities.module.css';

/** Some abilities with their averages, as bars. */
export function RankedAbilities({ title, abilities }: { title: string; abilities: readonly AbilityResult[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <Card flush>
        <ol className={styles.list}>
          {abilities.map(({ ability, average, rating }) => (
            <li key={ability}>
              <span className={styles.average}>
                <Num>{formatGermanDecimal(average, { decimals: 1, fixed: true })}</Num>
              </span>
              <div>
                <h3>{abilityName(ability)}</h3>
                <p className={styles.rating}>{rating}</p>
                <i style={{ '--part': `${(average / MOST_AGREEMENT) * 100}%` } as CSSProperties} />
              </div>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}
