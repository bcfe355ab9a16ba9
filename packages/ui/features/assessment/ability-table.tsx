import type { AbilityResult } from '@anwurf/domain/assessment/assessment-result';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { Num } from '../../kit/text/num.tsx';
import { abilityName } from './ability-names.ts';
import styles from './ability-table.module.css';

/** The same as the radar in figures; closed at first, open on paper. */
export function AbilityTable({ result }: { result: readonly AbilityResult[] }) {
  return (
    <details className={styles.details}>
      <summary>Tabelle</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Fähigkeit</th>
            <th scope="col">Schnitt</th>
            <th scope="col">Einordnung</th>
          </tr>
        </thead>
        <tbody>
          {result.map(({ ability, average, rating }) => (
            <tr key={ability}>
              <th scope="row">{abilityName(ability)}</th>
              <td>
                <Num>{formatGermanDecimal(average, { decimals: 1, fixed: true })}</Num>
              </td>
              <td>{rating}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
