import { CATEGORY_TITLES, TEST_CATEGORIES } from '@anwurf/domain/fitness/test-category';
import { SUB_TESTS } from '@anwurf/domain/fitness/sub-tests';
import { formatGermanDate } from '@anwurf/domain/calendar/german-date';
import { PrintSheet } from '../../../kit/layout/print-sheet.tsx';
import { measureText } from '../fitness-words.ts';
import { bestsOf, type ReadTest } from './read-tests.ts';
import styles from './tests-print.module.css';

/** Tests of a category on paper, the newest first: about what a page has room for with all six categories. */
const MOST_DAYS = 12;

function CategoryTable({ category, tests }: { category: ReadTest['category']; tests: readonly ReadTest[] }) {
  const measured = SUB_TESTS[category].filter(({ id }) => tests.some(({ results }) => results.has(id)));
  const bests = bestsOf(category, tests);
  return (
    <table className={styles.table}>
      <caption>{CATEGORY_TITLES[category]}</caption>
      <thead>
        <tr>
          <th scope="col">Tag</th>
          {measured.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tests.slice(0, MOST_DAYS).map((test) => (
          <tr key={test.id}>
            <th scope="row">{formatGermanDate(test.day)}</th>
            {measured.map((sub) => {
              const result = test.results.get(sub.id);
              if (result === undefined) return <td key={sub.id}>–</td>;
              const text = measureText(sub, result.best, result.unit);
              return <td key={sub.id}>{bests.get(sub.id) === result.best && result.unit === sub.unit ? <b>{text}</b> : text}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The history of all tests on paper: a table a category, the best value of each test in bold. */
export function TestsPrint({ tests, onDone }: { tests: readonly ReadTest[]; onDone: () => void }) {
  const newestFirst = tests.toSorted((one, other) => `${other.day} ${other.time}`.localeCompare(`${one.day} ${one.time}`));
  const of = (category: ReadTest['category']) => newestFirst.filter((test) => test.category === category);
  const isCut = TEST_CATEGORIES.some((category) => of(category).length > MOST_DAYS);
  return (
    <PrintSheet title="Test-Historie" onDone={onDone}>
      <p>
        Fett ist der beste Wert.
        {isCut && ` Von jeder Art stehen die neuesten ${MOST_DAYS} Tests hier; alle stehen in der Tabelle, die du speichern kannst.`}
      </p>
      {TEST_CATEGORIES.filter((category) => of(category).length > 0).map((category) => (
        <CategoryTable key={category} category={category} tests={of(category)} />
      ))}
    </PrintSheet>
  );
}
