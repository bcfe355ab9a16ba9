import { foremostRecords } from '@anwurf/domain/statistics/log-records';
import { Card } from '../../kit/layout/card.tsx';
import { ButtonLink } from '../../links/app-links.ts';
import { RecordsList } from './performance/records-list.tsx';
import styles from './statistics-overview.module.css';
import { Sums } from './training/sums.tsx';
import { firstPage, useTrainingStatistics } from './training/use-training-statistics.ts';
import { LoadChart, VolumeChart } from './training/week-charts.tsx';

const period = '60 Tage';
const filter = { period, category: null, exercise: null } as const;
/** Records that stand beside the charts. */
const newest = 5;

/** The last weeks in figures, where there is room for them; nothing before the first workout. */
export function StatisticsOverview() {
  const data = useTrainingStatistics(filter, firstPage);
  if (data.state !== 'rows' || data.value.workouts.length === 0) return null;
  const { sums, weeks, records, from, today } = data.value;
  const shown = foremostRecords(records).slice(0, newest);
  return (
    <section className={styles.overview} aria-labelledby="statistics-overview">
      <h2 id="statistics-overview">Deine letzten {period}</h2>
      <div className={styles.panes}>
        <div className={styles.main}>
          <Sums sums={sums} from={from} to={today} />
          <VolumeChart weeks={weeks} />
          <LoadChart weeks={weeks} />
        </div>
        {shown.length > 0 && (
          <Card flush>
            <header className={styles.head}>
              <h3>Neue Bestleistungen</h3>
              <ButtonLink to="/statistics/performance" variant="quiet">
                Alle
              </ButtonLink>
            </header>
            <RecordsList records={shown} withExercise />
          </Card>
        )}
      </div>
    </section>
  );
}
