import type { Player } from '@anwurf/contract/players';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { Num } from '../../kit/text/num.tsx';
import styles from './player-values.module.css';

function shown(value: number | null | undefined, decimals = 0): string {
  return value === null || value === undefined ? '–' : formatGermanDecimal(value, { decimals });
}

/** The four figures of a season; missing ones are a dash. */
export function PlayerValues({ values }: { values: Player['values'] }) {
  const rate = values?.sevenMetreRate ?? null;
  const facts = [
    { label: 'Spiele', value: shown(values?.games) },
    { label: 'Tore', value: shown(values?.goals) },
    { label: 'Tore/Spiel', value: shown(values?.goalsPerGame, 2) },
    { label: '7m-Quote', value: shown(rate, 1), unit: rate === null ? undefined : '%' },
  ];
  return (
    <dl className={styles.values}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            <Num size="m" unit={fact.unit}>
              {fact.value}
            </Num>
          </dd>
        </div>
      ))}
    </dl>
  );
}
