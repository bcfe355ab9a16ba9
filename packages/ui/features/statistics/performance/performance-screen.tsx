import { type Period, PERIODS } from '@anwurf/domain/statistics/period';
import { useState } from 'react';
import { saveTable } from '../../../data/export-file.ts';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Select } from '../../../kit/field/select.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { useWide } from '../../../kit/use-media.ts';
import { AnalysisFrame } from '../analysis-frame.tsx';
import { ExerciseChoices } from './exercise-choices.tsx';
import { ExercisePerformance, type ExercisePerformanceProps } from './exercise-performance.tsx';
import styles from './performance-screen.module.css';
import { RecordsList } from './records-list.tsx';
import { SampledChoices } from './sampled-choices.tsx';
import { type Performance, usePerformance } from './use-performance.ts';
import { NothingYet } from '../nothing-yet.tsx';
import { type CsvCell, csvText } from '@anwurf/domain/statistics/csv';
import type { LogRecord } from '@anwurf/domain/statistics/log-records';
import { recordUnit } from '@anwurf/domain/workout/record-words';
import { fullDay, recordKindName } from './performance-words.ts';

/** Records, for a spreadsheet. */
function recordsTable(records: readonly LogRecord[]): string {
  const rows = records.map((record): CsvCell[] => [
    fullDay(record.day),
    record.exerciseName,
    recordKindName(record),
    record.value,
    recordUnit(record.kind),
    record.before,
    record.beforeDay === null ? null : fullDay(record.beforeDay),
  ]);
  return csvText(['Datum', 'Übung', 'Art', 'Wert', 'Einheit', 'Bisher', 'Bisher am'], rows);
}

const title = 'Leistung';
const periods = PERIODS.filter((period) => period !== '60 Tage');
/** Stands for the records of all exercises; no exercise has an empty name. */
const all = '';
const pageSize = 20;

function AllRecords({ records }: Pick<Performance, 'records'>) {
  const [shown, setShown] = useState(pageSize);
  if (records.length === 0) return <p className={styles.none}>Noch keine persönlichen Bestleistungen</p>;
  return (
    <section className={styles.exercise} aria-label="Alle Bestleistungen">
      <RecordsList records={records.slice(0, shown)} withExercise />
      {records.length > shown && (
        <Button variant="quiet" onPress={() => setShown(shown + pageSize)}>
          Mehr laden
        </Button>
      )}
    </section>
  );
}

function NoRecords() {
  return (
    <NothingYet title="Noch keine persönlichen Bestleistungen">
      Sobald du eine Übung zum zweiten Mal machst und besser wirst, steht es hier.
    </NothingYet>
  );
}

/** The records of the player, and the course of each exercise. */
export function PerformanceScreen({ renderGoals }: Pick<ExercisePerformanceProps, 'renderGoals'>) {
  const [period, setPeriod] = useState<Period>('16 Wochen');
  const [wanted, setWanted] = useState<string | null | undefined>();
  const isWide = useWide();
  const data = usePerformance(period);
  if (data.state !== 'rows')
    return (
      <AnalysisFrame title={title}>
        <NotLoaded data={data} skeleton={<Skeleton height="560px" />} />
      </AnalysisFrame>
    );
  const { exercises, records } = data.value;
  if (exercises.length === 0) {
    return (
      <AnalysisFrame title={title}>
        <NoRecords />
      </AnalysisFrame>
    );
  }
  const chosen = wanted === undefined ? (exercises[0]?.name ?? null) : wanted;
  const Choices = period === 'Alles' ? SampledChoices : ExerciseChoices;
  const names = exercises.map(({ name }) => ({ value: name, label: name }));
  return (
    <AnalysisFrame
      title={title}
      tools={{
        periods,
        period,
        onPeriod: setPeriod,
        onExport: records.length === 0 ? null : () => saveTable('bestleistungen', recordsTable(records)),
      }}
    >
      <div className={styles.panes}>
        {isWide ? (
          <Choices exercises={exercises} chosen={chosen} onChoose={setWanted} />
        ) : (
          <Select
            label="Übung"
            options={[{ value: all, label: 'Alle Bestleistungen' }, ...names]}
            value={chosen ?? all}
            onChange={(name) => setWanted(name === all ? null : name)}
          />
        )}
        {chosen === null ? (
          <AllRecords records={records} />
        ) : (
          <ExercisePerformance key={chosen} name={chosen} period={period} renderGoals={renderGoals} />
        )}
      </div>
    </AnalysisFrame>
  );
}
