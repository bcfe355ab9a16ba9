import { YOYO_RUNS, yoyoText } from '@anwurf/domain/fitness/yoyo';
import type { YoyoMoment } from '@anwurf/domain/fitness/yoyo-course';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { Facts } from '../../../kit/layout/facts.tsx';
import styles from './yoyo-board.module.css';
import { YoyoTrack } from './yoyo-track.tsx';

function Runs({ run, metresDone }: YoyoMoment) {
  const next = YOYO_RUNS.find(({ level }) => level > run.level);
  return (
    <div>
      <p className={styles.runs}>
        <span>
          Lauf <b>{run.run}</b> von {run.runsOfLevel}
        </span>
        {next && (
          <span>
            Stufe {next.level} bei {formatGermanDecimal(next.metres)} m
          </span>
        )}
      </p>
      <div className={styles.line} role="img" aria-label={`Lauf ${run.run} von ${run.runsOfLevel} auf Stufe ${run.level}`}>
        {Array.from({ length: run.runsOfLevel }, (_, index) => (
          <i key={index} data-state={index + 1 < run.run || metresDone >= run.metres ? 'done' : index + 1 === run.run ? 'now' : 'open'} />
        ))}
      </div>
    </div>
  );
}

/**
 * The course of a running Yo-Yo test: metres, speed, the runs of the level, and where the player should be.
 * @param before the best result so far, as level and run; null: none
 */
export function YoyoCourse({ moment, before }: { moment: YoyoMoment; before: number | null }) {
  return (
    <>
      <Facts
        className={styles.facts}
        facts={[
          { label: 'Meter', value: formatGermanDecimal(moment.metresDone) },
          { label: 'km/h', value: formatGermanDecimal(moment.run.kmh, { decimals: 1, fixed: true }) },
          { label: 'bisher', value: before === null ? '–' : yoyoText(before) },
        ]}
      />
      <Runs {...moment} />
      <YoyoTrack {...moment} />
    </>
  );
}
