import type { Profile } from '@anwurf/db/queries/profile';
import { latestAnswers } from '@anwurf/db/queries/questionnaires';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { toCompare } from '@anwurf/domain/fitness/compared-value';
import { testsForPosition } from '@anwurf/domain/fitness/position-order';
import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { subTestOf } from '@anwurf/domain/fitness/sub-tests';
import type { SubTestResult } from '@anwurf/domain/fitness/test-result';
import { type Comparison, compare, PROVENANCE_WORDS } from '@anwurf/domain/norms/compare';
import type { Norms } from '@anwurf/domain/norms/norm-records';
import { parsePosition } from '@anwurf/domain/vocabulary/parse-player';
import { ChartFigure } from '../../../kit/charts/chart-figure.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { measureText } from '../fitness-words.ts';
import { personOn } from '../use-compared-person.ts';
import { useNorms } from '../use-norms.ts';
import { plainName, shortDay } from './course-words.ts';
import { LazyRadarChart } from './lazy-charts.tsx';
import styles from './position-radar.module.css';
import type { ReadTest } from './read-tests.ts';
import { SHORT_NAME_ROOM, shortName } from './short-names.ts';

const leastAxes = 3;
/** More names lie on each other on a phone. */
const mostAxes = 8;
const answers = latestAnswers();

interface Result {
  readonly test: SubTest;
  readonly day: string;
  readonly result: SubTestResult;
}

interface Placed extends Result {
  readonly comparison: Comparison;
}

interface Missing {
  readonly test: SubTest;
  readonly why: string;
}

/** The newest results with their places, and those that have none, with the reason. */
function placesOf(results: readonly Result[], profile: Profile | null, norms: Norms): { placed: Placed[]; missing: Missing[] } {
  const placed: Placed[] = [];
  const missing: Missing[] = [];
  for (const one of results) {
    const person = personOn(profile, one.day);
    const compared = toCompare(one.test, one.result);
    const comparison = person === null || 'none' in compared ? null : compare(norms, one.test.id, compared.value, person);
    if (comparison !== null) placed.push({ ...one, comparison });
    else if ('none' in compared) missing.push({ test: one.test, why: compared.none });
    else missing.push({ test: one.test, why: 'Kein Vergleich: Für diesen Test haben wir keine Vergleichswerte.' });
  }
  return { placed, missing };
}

function resultsInOrder(newest: readonly ReadTest[], order: readonly string[]): Result[] {
  const results = newest.flatMap((of) =>
    [...of.results].flatMap(([id, result]) => {
      const test = subTestOf(of.category, id);
      return test === undefined ? [] : [{ test, day: of.day, result }];
    }),
  );
  return results.toSorted((one, other) => order.indexOf(one.test.id) - order.indexOf(other.test.id));
}

const wordsOf = ({ test, comparison, day }: Placed) =>
  `${plainName(test.name)}: Perzentil ${comparison.place}, ${PROVENANCE_WORDS[comparison.provenance]}, Test vom ${shortDay(day)}`;

/** The places as a radar of at most eight tests, with all of them in the table. */
function RadarFigure({ placed }: { placed: readonly Placed[] }) {
  const drawn = placed.slice(0, mostAxes);
  const rows = placed.map(({ test, result, comparison }) => ({
    key: test.id,
    cells: [
      plainName(test.name),
      comparison.place,
      measureText({ ...test, unit: result.unit }, result.best),
      `${comparison.age} Jahre`,
      PROVENANCE_WORDS[comparison.provenance],
    ],
  }));
  return (
    <ChartFigure
      title="Perzentile"
      note={placed.length > mostAxes ? `${mostAxes} von ${placed.length} Tests` : 'Platz von 100'}
      table={{ caption: 'Perzentile nach Test', head: ['Test', 'Perzentil', 'Ergebnis', 'Verglichen mit', 'Grundlage'], rows }}
    >
      <LazyRadarChart
        label={`Perzentile deiner Tests: ${drawn.map(({ test, comparison }) => `${plainName(test.name)} ${comparison.place}`).join(', ')}`}
        axes={drawn.map(({ test }) => shortName(test.id, plainName(test.name)))}
        words={drawn.map(wordsOf)}
        series={[
          {
            label: 'Du',
            values: drawn.map(({ comparison }) => comparison.place),
            isHollow: drawn.map(({ comparison }) => comparison.provenance === 'estimated'),
          },
        ]}
        max={100}
        room={SHORT_NAME_ROOM}
      />
    </ChartFigure>
  );
}

/** Groups and citations of what is compared. */
function Sources({ placed, norms }: { placed: readonly Placed[]; norms: Norms }) {
  const keys = [...new Set(placed.flatMap(({ comparison }) => comparison.sources))];
  return (
    <Disclosure title="Mit wem du verglichen wirst">
      <ul className={styles.list}>
        {placed.map(({ test, comparison }) => (
          <li key={test.id}>
            <b>{plainName(test.name)}:</b> {comparison.population}
          </li>
        ))}
      </ul>
      <ul className={styles.list} lang="en" aria-label="Quellen">
        {keys.map((key) => (
          <li key={key}>{norms.sources[key] ?? key}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The player's newest results against his age and sex, those first that his position needs most. */
export function PositionRadar({ newest, profile }: { newest: readonly ReadTest[]; profile: Profile | null }) {
  const { norms } = useNorms();
  const known = loadedOr(useFirstRow(answers, { canBeEmpty: true }), null);
  const position = known === null ? null : (parsePosition(known.spielerposition) ?? null);
  const { placed, missing } = placesOf(resultsInOrder(newest, testsForPosition(position)), profile, norms);
  if (placed.length === 0) return null;
  return (
    <Card aria-labelledby="position-radar">
      <div className={styles.radar}>
        <h2 id="position-radar">Dein Profil</h2>
        <p className={styles.note}>
          Deine neuesten Ergebnisse gegen dein Alter und Geschlecht, gestrichelt die Mitte deiner Gruppe.
          {position !== null && ` Zuerst steht, was als ${position} am meisten zählt; verglichen wirst du nicht nach Position.`}
          {placed.some(({ comparison }) => comparison.provenance === 'estimated') && ' Hohle Punkte beruhen auf Richtwerten (geschätzt).'}
        </p>
        {placed.length >= leastAxes ? (
          <RadarFigure placed={placed} />
        ) : (
          <p>{placed.map(wordsOf).join('. ')}. Ab drei vergleichbaren Tests zeichnen wir ein Netz.</p>
        )}
        {missing.length > 0 && (
          <ul className={styles.list} aria-label="Nicht verglichen">
            {missing.map(({ test, why }) => (
              <li key={test.id}>
                <b>{plainName(test.name)}:</b> {why}
              </li>
            ))}
          </ul>
        )}
        <Sources placed={placed} norms={norms} />
      </div>
    </Card>
  );
}
