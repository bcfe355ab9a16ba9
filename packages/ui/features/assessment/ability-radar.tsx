import { MOST_AGREEMENT } from '@anwurf/domain/assessment/agreement';
import type { AbilityResult } from '@anwurf/domain/assessment/assessment-result';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { ABILITY_AXES } from './ability-names.ts';
import styles from './ability-radar.module.css';

// The table holds the same values: without the chart nothing is missing.
const RadarChart = lazyPart(async () => (await import('../../kit/charts/radar-chart.tsx')).RadarChart, {
  waiting: <div className={styles.place} />,
  missing: null,
});

/** The averages of the eight abilities around a middle. */
export function AbilityRadar({ result }: { result: readonly AbilityResult[] }) {
  return (
    <RadarChart
      label="Netzdiagramm deiner acht Fähigkeiten. Die Werte stehen in der Tabelle darunter."
      axes={result.map(({ ability }) => ABILITY_AXES[ability])}
      words={result.map(
        ({ ability, average }) =>
          `${ABILITY_AXES[ability].replaceAll('\n', ' ')}: ${formatGermanDecimal(average, { decimals: 1 })} von ${MOST_AGREEMENT}`,
      )}
      series={[{ label: 'Du', values: result.map(({ average }) => average) }]}
      max={MOST_AGREEMENT}
    />
  );
}
