import type { Profile } from '@anwurf/db/queries/profile';
import { toCompare } from '@anwurf/domain/fitness/compared-value';
import { radarValues } from '@anwurf/domain/fitness/radar-values';
import { subTestOf } from '@anwurf/domain/fitness/sub-tests';
import { CATEGORY_LABELS } from '@anwurf/domain/fitness/test-category';
import { compare } from '@anwurf/domain/norms/compare';
import type { Norms } from '@anwurf/domain/norms/norm-records';
import { useRef } from 'react';
import { ChartPictureButton } from '../../../kit/charts/chart-picture-button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { useNorms } from '../use-norms.ts';
import { personOn } from '../use-compared-person.ts';
import styles from './category-radar.module.css';
import { LazyRadarChart } from './lazy-charts.tsx';
import type { ReadTest } from './read-tests.ts';
import { SHORT_CATEGORIES, SHORT_NAME_ROOM } from './short-names.ts';

const leastAxes = 3;

/** Percentiles of results. */
function ratedResults(tests: readonly ReadTest[], profile: Profile | null, norms: Norms) {
  const results = tests.flatMap((test) => [...test.results].map(([id, result]) => ({ id, test, result })));
  return results.flatMap(({ id, test, result }) => {
    const sub = subTestOf(test.category, id);
    const person = personOn(profile, test.day);
    const compared = sub && toCompare(sub, result);
    if (person === null || compared === undefined || 'none' in compared) return [];
    const comparison = compare(norms, id, compared.value, person);
    return comparison === null
      ? []
      : [{ category: test.category, percentile: comparison.percentile, isEstimate: comparison.provenance === 'estimated' }];
  });
}

/** Where the player stands in all categories, by the newest result of each sub-test. */
export function CategoryRadar({ newest, profile }: { newest: readonly ReadTest[]; profile: Profile | null }) {
  const figure = useRef<HTMLDivElement>(null);
  const rated = ratedResults(newest, profile, useNorms().norms);
  const values = radarValues(rated).flatMap(({ category, percentile }) => (percentile === null ? [] : [{ category, percentile }]));
  if (values.length === 0) return null;
  return (
    <Card aria-labelledby="all-categories">
      <div ref={figure} className={styles.radar}>
        <div>
          <div className={styles.head}>
            <h2 id="all-categories">Alle Bereiche</h2>
            {values.length >= leastAxes && <ChartPictureButton of={figure} title="Alle Bereiche" />}
          </div>
          <p className={styles.note}>
            Mittleres Perzentil deiner neuesten Ergebnisse.
            {rated.some(({ isEstimate }) => isEstimate) && ' Zum Teil gegen Richtwerte (geschätzt).'}
          </p>
        </div>
        {values.length >= leastAxes ? (
          <LazyRadarChart
            label={`Perzentile: ${values.map(({ category, percentile }) => `${CATEGORY_LABELS[category]} ${percentile}`).join(', ')}`}
            axes={values.map(({ category }) => SHORT_CATEGORIES[category])}
            words={values.map(({ category, percentile }) => `${CATEGORY_LABELS[category]}: Perzentil ${percentile}`)}
            series={[{ label: 'Du', values: values.map(({ percentile }) => percentile) }]}
            max={100}
            room={SHORT_NAME_ROOM}
          />
        ) : (
          <p className={styles.note}>Ab drei getesteten Bereichen zeichnen wir ein Netz.</p>
        )}
        <table className={styles.table}>
          <caption>Perzentile nach Bereich</caption>
          <tbody>
            {values.map(({ category, percentile }) => (
              <tr key={category}>
                <th scope="row">{CATEGORY_LABELS[category]}</th>
                <td>
                  <Num size="s">{percentile}</Num>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
