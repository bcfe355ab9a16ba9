import { toCompare } from '@anwurf/domain/fitness/compared-value';
import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import type { SubTestResult } from '@anwurf/domain/fitness/test-result';
import { type ComparedPerson, compare, marksFor, PROVENANCE_WORDS, restsOnEstimates } from '@anwurf/domain/norms/compare';
import { type HouseNorm, houseNormFor } from '@anwurf/domain/norms/house-norm';
import { GENDER_LABELS } from '@anwurf/domain/vocabulary/player';
import { Num } from '../../../kit/text/num.tsx';
import { PercentileBar } from '../../../kit/feedback/percentile-bar.tsx';
import { measureText } from '../fitness-words.ts';
import { useNorms } from '../use-norms.ts';
import styles from './comparison-view.module.css';
import { GroupMarks } from './group-marks.tsx';

export interface ComparisonViewProps {
  test: SubTest;
  result: SubTestResult;
  person: ComparedPerson;
}

const COMPARED_WORDS = {
  best: null,
  'mean-of-sides': 'Verglichen wird das Mittel beider Seiten.',
  'mean-of-trials': 'Verglichen wird das Mittel der sechs Zeiten.',
  distance: 'Verglichen wird die gelaufene Strecke.',
};

/** Where a value lies among the middle half of the players of this house, in words. */
function placeWords({ lowerIsBetter }: SubTest, value: number, { lowerQuartile, median, upperQuartile }: HouseNorm): string {
  const isBetter = (one: number, other: number) => (lowerIsBetter ? one < other : one > other);
  const [best, worst] = lowerIsBetter ? [lowerQuartile, upperQuartile] : [upperQuartile, lowerQuartile];
  if (isBetter(value, best)) return 'du gehörst zum besten Viertel';
  if (isBetter(worst, value)) return 'du gehörst zum letzten Viertel';
  return isBetter(median, value) ? 'du liegst im Mittelfeld, schwächer als der Median' : 'du liegst im Mittelfeld, am Median oder besser';
}

/** The house norm beside the reference: median and middle half of at least thirty players. */
function HouseLine({ test, value, norm }: { test: SubTest; value: number; norm: HouseNorm }) {
  const { median, lowerQuartile, upperQuartile, players } = norm;
  return (
    <p className={styles.house}>
      <b>Anwurf-Spieler deines Alters:</b> Median <Num size="s">{measureText(test, median)}</Num>, die Hälfte liegt zwischen{' '}
      {measureText(test, lowerQuartile)} und {measureText(test, upperQuartile)}; {placeWords(test, value, norm)}. Aus mindestens {players}{' '}
      Spielern.
    </p>
  );
}

/** A result among those of others: on whom, how sure, in words and as a place of a hundred. */
export function ComparisonView({ test, result, person }: ComparisonViewProps) {
  const { norms, house } = useNorms();
  const compared = toCompare(test, result);
  if ('none' in compared) return <p className={styles.group}>{compared.none}</p>;
  const comparison = compare(norms, test.id, compared.value, person);
  const norm = houseNormFor(house, test.id, person);
  if (comparison === null) return norm === undefined ? null : <HouseLine test={test} value={compared.value.value} norm={norm} />;
  const { percentile, place, rating, limits, population, age, provenance } = comparison;
  return (
    <div className={styles.comparison}>
      <PercentileBar
        label={`${place}. Perzentil, Grenzen bei ${limits.map(Math.round).toReversed().join(', ')}`}
        percentile={percentile}
        limits={limits}
        dashed={provenance === 'estimated'}
      />
      <p className={styles.rating}>
        <b>{[...new Set([rating.label, rating.detail ?? ''])].filter(Boolean).join(', ')}</b>
        <span>
          Perzentil <Num size="s">{place}</Num>
        </span>
      </p>
      <p className={styles.group}>
        Verglichen mit: {population}, {GENDER_LABELS[person.gender].toLowerCase()}, {age} Jahre ·{' '}
        <span className={styles.kind}>{PROVENANCE_WORDS[provenance]}</span>
        {restsOnEstimates(norms, test.id) && <> · Für diesen Test gibt es nur Richtwerte.</>}
        {COMPARED_WORDS[test.comparedAs] !== null && <> · {COMPARED_WORDS[test.comparedAs]}</>}
      </p>
      {norm !== undefined && <HouseLine test={test} value={compared.value.value} norm={norm} />}
      <GroupMarks test={test} marks={marksFor(norms, test.id, person)} className={styles.house} />
    </div>
  );
}
