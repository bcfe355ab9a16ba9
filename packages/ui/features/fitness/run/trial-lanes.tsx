import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { bestOf, type Trial, validTrials } from '@anwurf/domain/fitness/trials';
import { Check } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../../../kit/class-names.ts';
import { Num } from '../../../kit/text/num.tsx';
import { valueText } from '../fitness-words.ts';
import { laneScale } from './lane-scale.ts';
import styles from './trial-lanes.module.css';

export interface TrialLanesProps {
  test: SubTest;
  trials: readonly Trial[];
  /** The trial that is being set. */
  index: number;
  value: number | null;
  /** Best of earlier tests; null: none. */
  previous: number | null;
  /** Sets a trial again. */
  onChoose: (index: number) => void;
}

/** Trials as marks on an axis: solid is done, dashed is this trial and the best of before. */
export function TrialLanes({ test, trials, index, value, previous, onChoose }: TrialLanesProps) {
  // Directions are no tries at the same thing: none of them is the best.
  const best = test.trialNames ? null : bestOf(trials, test.lowerIsBetter);
  const values = [...validTrials(trials), value, previous].filter((one) => one !== null);
  const scale = values.length === 0 ? null : laneScale(values, test.step);
  const bottom = (at: number) => `${4 + (scale?.place(at) ?? 0) * 84}%`;
  return (
    <div className={styles.chart} data-dense={trials.length > 3 || undefined}>
      {scale && (
        <div className={styles.field} aria-hidden="true">
          {scale.ticks.map((tick) => (
            <span key={tick} className={styles.tick} style={{ bottom: bottom(tick) }}>
              <Num>{valueText(test, tick)}</Num>
            </span>
          ))}
          {previous !== null && (
            <span className={styles.previous} style={{ bottom: bottom(previous) }}>
              <small>
                bisher <Num>{valueText(test, previous)}</Num>
              </small>
            </span>
          )}
          <div className={styles.lanes} style={{ gridTemplateColumns: `repeat(${trials.length}, 1fr)` }}>
            {trials.map((trial, position) => {
              const isNow = position === index;
              const shown = isNow && value !== null ? value : trial;
              return (
                <span key={position} className={classNames(styles.lane, isNow && styles.now, trial === best && !isNow && styles.best)}>
                  {typeof shown === 'number' && (
                    <>
                      <b style={{ bottom: bottom(shown) }}>
                        <Num>{valueText(test, shown)}</Num>
                      </b>
                      <i style={{ bottom: bottom(shown) }} />
                    </>
                  )}
                </span>
              );
            })}
          </div>
        </div>
      )}
      <ol className={styles.labels} style={{ gridTemplateColumns: `repeat(${trials.length}, 1fr)` }}>
        {trials.map((trial, position) => {
          const name = test.trialNames?.[position] ?? `Versuch ${position + 1}`;
          const short = trials.length > 3 ? String(position + 1) : name;
          if (position === index) {
            return (
              <li key={position} aria-current="step">
                <b aria-label={name}>{short}</b>
              </li>
            );
          }
          if (trial === null) return <li key={position}>{short}</li>;
          const words = trial === 'invalid' ? 'ungültig' : trial === best ? 'bester' : short;
          const said = trial === 'invalid' ? 'ungültig' : `${valueText(test, trial)}${trial === best ? ', bester' : ''}`;
          return (
            <li key={position}>
              <Button
                className={classNames(styles.again, trial === best && styles.good)}
                aria-label={`${name}: ${said}. Ändern`}
                onPress={() => onChoose(position)}
              >
                {trial === best && <Check size={16} strokeWidth={3} aria-hidden="true" />}
                {words}
              </Button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
