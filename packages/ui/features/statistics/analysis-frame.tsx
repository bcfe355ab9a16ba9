import type { Period } from '@anwurf/domain/statistics/period';
import type { ReactNode } from 'react';
import { Segments } from '../../kit/field/segments.tsx';
import { useWide } from '../../kit/use-media.ts';
import { BackLink } from '../../links/app-links.ts';
import styles from './analysis-frame.module.css';
import { ExportButton } from './export-button.tsx';

interface AnalysisTools {
  periods: readonly Period[];
  period: Period;
  onPeriod: (period: Period) => void;
  /** Null: there is nothing to export. */
  onExport: (() => void) | null;
}

export interface AnalysisFrameProps {
  title: string;
  /** Missing while there is nothing to look at. */
  tools?: AnalysisTools | undefined;
  children: ReactNode;
}

/** A screen to analyse on: its head stays while the panes below scroll. */
export function AnalysisFrame({ title, tools, children }: AnalysisFrameProps) {
  const isWide = useWide();
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        {!isWide && <BackLink to="/statistics" />}
        <h1 className={styles.title}>{title}</h1>
        {tools && (
          <>
            <div className={styles.period}>
              <Segments<Period>
                label="Zeitraum"
                hideLabel
                options={tools.periods.map((period) => ({ value: period, label: period }))}
                value={tools.period}
                onChange={tools.onPeriod}
              />
            </div>
            <ExportButton isDisabled={tools.onExport === null} onPress={() => tools.onExport?.()} />
          </>
        )}
      </header>
      {children}
    </div>
  );
}
