import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { shownUnit } from '@anwurf/domain/fitness/sub-test';
import { decrementError } from '@anwurf/domain/fitness/repeated-sprints';
import type { MeasuredChange } from '@anwurf/domain/fitness/measured-change';
import { comparedDirections, type SubTestResult, sprintsOf } from '@anwurf/domain/fitness/test-result';
import { hasRepetitions, trialSpread } from '@anwurf/domain/fitness/trial-spread';
import { yoyoMetres } from '@anwurf/domain/fitness/yoyo';
import type { ComparedPerson } from '@anwurf/domain/norms/compare';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { classNames } from '../../../kit/class-names.ts';
import { Num } from '../../../kit/text/num.tsx';
import { measureText, valueText } from '../fitness-words.ts';
import { ChangeLines } from './change-lines.tsx';
import { ComparisonView } from './comparison-view.tsx';
import styles from './sub-test-card.module.css';

export interface SubTestCardProps {
  test: SubTest;
  result: SubTestResult;
  /** Null: birth date or gender are not known, so nothing is compared. */
  person: ComparedPerson | null;
  /** Best of all tests; null: not said. */
  best: number | null;
  /** Against earlier tests. */
  changes: readonly MeasuredChange[];
}

/** Mean and spread of the trials, of each side apart: 'Versuche im Mittel 36,4 cm ± 0,3'. */
function spreads(test: SubTest, { trials, sides }: SubTestResult): string[] {
  if (!hasRepetitions(test)) return [];
  const all = sides
    ? [
        { label: test.sideNames[0], of: sides.left.trials },
        { label: test.sideNames[1], of: sides.right.trials },
      ]
    : [{ label: 'Versuche', of: trials }];
  return all.flatMap(({ label, of }) => {
    const spread = trialSpread(of);
    return spread === null ? [] : [`${label} im Mittel ${measureText(test, spread.mean)} ± ${valueText(test, spread.stdDev)}`];
  });
}

const percent = (share: number) => formatGermanDecimal(share, { decimals: 1 });

/** Lines below the best value, besides the trials. */
function details(test: SubTest, result: SubTestResult): string[] {
  const sprints = sprintsOf(test, result);
  const metres = test.unit === 'level' ? yoyoMetres(result.best) : undefined;
  const { sides, asymmetry, unit } = result;
  const shown = { ...test, unit };
  const extras = test.extras.flatMap(({ field, label, options }) => {
    const chosen = options.find(({ value }) => value === result.extras[field]);
    return chosen === undefined ? [] : [`${label}: ${chosen.label}`];
  });
  return [
    ...(sprints
      ? [
          `Mittel ${measureText(test, sprints.mean)}`,
          `Abfall ${percent(sprints.decrementPercent)}\u00a0% (Messfehler etwa ±${percent(decrementError(sprints.decrementPercent))})`,
        ]
      : []),
    ...(metres === undefined ? [] : [`${formatGermanDecimal(metres)}\u00a0m`]),
    ...(sides
      ? [
          `${test.sideNames[0]} ${sides.left.best === null ? '–' : measureText(shown, sides.left.best)}`,
          `${test.sideNames[1]} ${sides.right.best === null ? '–' : measureText(shown, sides.right.best)}`,
        ]
      : []),
    ...(asymmetry === null ? [] : [`Unterschied ${percent(asymmetry)}\u00a0%`]),
    ...comparedDirections(test, result).flatMap(({ name, asymmetry: less }) =>
      less === null ? [] : [`${name} ${percent(less)}\u00a0% Unterschied`],
    ),
    ...spreads(test, result),
    ...extras,
    ...(result.legLength === null ? [] : [`Beinlänge ${formatGermanDecimal(result.legLength)}\u00a0cm`]),
  ];
}

const mostBadges = 3;

/** The trials of each side, or those of a test without sides. */
function trialsOf(test: SubTest, { trials, sides }: SubTestResult) {
  const all = sides
    ? [
        { label: test.sideNames[0], trials: sides.left.trials },
        { label: test.sideNames[1], trials: sides.right.trials },
      ]
    : [{ label: 'Versuche', trials }];
  return all
    .filter((side) => sides === null || side.trials.some((trial) => trial !== null))
    .map((side) => ({ ...side, trials: side.trials.slice(0, Math.max(test.trials, mostBadges)) }));
}

/** The result of a sub-test: its best value, who it compares with, its first trials. */
export function SubTestCard({ test, result, person, best, changes }: SubTestCardProps) {
  const shown = { ...test, unit: result.unit };
  const more = details(test, result);
  return (
    <section className={styles.sub} aria-label={test.name.replaceAll('\u00ad', '')}>
      <div className={styles.head}>
        <div>
          <h3>{test.name}</h3>
          {best !== null && <p className={styles.best}>Bester: {measureText(test, best)}</p>}
        </div>
        <Num size="l" unit={shownUnit(result.unit)}>
          {valueText(shown, result.best)}
        </Num>
      </div>
      <ChangeLines test={test} changes={changes} />
      {person && <ComparisonView test={test} result={result} person={person} />}
      {more.length > 0 && <p className={styles.more}>{more.join(' · ')}</p>}
      {test.trials > 1 &&
        trialsOf(test, result).map(({ label, trials }) => (
          <div key={label} className={styles.side}>
            {result.sides && <h4>{label}</h4>}
            <ul className={styles.trials} aria-label={result.sides ? `Versuche ${label}` : label}>
              {trials.map((trial, index) => (
                <li key={index} className={classNames(trial !== null && trial === result.best && !test.trialNames && styles.top)}>
                  {test.trialNames && <small>{test.trialNames[index]}</small>}
                  <Num>{valueText({ ...shown, unit: test.trialUnit ?? shown.unit }, trial)}</Num>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
}
